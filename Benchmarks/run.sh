#!/usr/bin/env bash
# Measures everything there is a bar for, prints one table of ratios, and with --write puts it into
# Documentation/Performance.md. Figures of one run only are compared with each other.
#
#   run.sh [--write] [--from FOLDER]     FOLDER holds what the parts printed in an earlier run
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/.." && pwd)
page=$root/Documentation/Performance.md
write=
figures=
while [ $# -gt 0 ]; do
  case $1 in
  --write) write=yes ;;
  --from) figures=$(cd "$2" && pwd); shift ;;
  *) sed -n '2,6s/^# \{0,1\}//p' "$0" >&2; exit 64 ;;
  esac
  shift
done

if [ -z "$figures" ]; then
  figures=$here/.build/figures
  rm -rf "$figures"
  mkdir -p "$figures"
  swift build -c release --package-path "$root" --product routegen >&2
  swift build --package-path "$root" --product routegen >&2
  tool=$(swift build -c release --package-path "$root" --show-bin-path)/routegen
  cp "$tool" "$figures/routegen"
  strip "$figures/routegen"
  wc -c <"$figures/routegen" >"$figures/size"
  rm "$figures/routegen"
  ROUTEGEN_TOOL=$tool bash "$here/compile-time.sh" 1000 5000 >"$figures/compile-time"
  sh "$here/links.sh" 100 1000 10000 >"$figures/links" 2>"$figures/links-notes"
  sh "$here/links.sh" --debug 1000 >"$figures/links-debug" 2>/dev/null
  bash "$here/overlap.sh" 10000 30000 >"$figures/overlap"
  bash "$here/overlap.sh" --debug --generate 1000 >"$figures/overlap-debug"
fi

row() { printf '| %s | %s | %s |\n' "$1" "$2" "$3"; }
# link FILE ROUTES WAY COLUMN: a figure of links.sh: 1 nanoseconds, 2 of the first way, 3 of the second, 4 allocations.
link() {
  awk -v routes="$2" -v way="$3" -v column="$4" '$1 == routes && index($0, way) {
    split(substr($0, index($0, way) + length(way)), figure, " "); print figure[column]; exit }' "$figures/$1"
}
# compiled ROUTES COLUMN: a figure of compile-time.sh.
compiled() { awk -v routes="$1" -v column="$2" '$1 == routes { print $column }' "$figures/compile-time"; }
# worst COLUMN: the largest figure of overlap.sh.
worst() { awk -v column="$1" 'NR > 2 && $column + 0 > n { n = $column + 0 } END { print n }' "$figures/overlap"; }
divide() { awk -v a="$1" -v b="$2" -v digits="${3:-2}" 'BEGIN { printf "%.*f", digits, b ? a / b : 0 }'; }

has() { [ -s "$figures/$1" ]; }

table() {
  row what measured bar
  row --- --- ---
  if has links; then
    row '`URL` to a typed route, of `URL(string:)`, 1,000 routes' "$(link links 1000 'routegen, from URL' 2)" 0.6
    row 'the same, 10,000 routes' "$(link links 10000 'routegen, from URL' 2)" 1
    row 'the same, of a hand-written `switch`, 1,000 routes' \
      "$(divide "$(link links 1000 'routegen, from URL' 1)" "$(link links 1000 'hand-written switch' 1)")" 0.1
    row 'allocations for a link without text of over 15 bytes, 1,000 routes' \
      "$(awk '/allocations for a link/ { n = $NF } $1 == 10000 { exit } END { printf "%.2f", n }' "$figures/links")" 0
    row 'table, bytes a route, 1,000 routes' \
      "$(sed -n 's/^1000 routes: \([0-9]*\) bytes.*/\1/p' "$figures/links-notes")" 80
  fi
  if has links-debug; then
    row 'debug: text to a typed route, of `URLComponents`, host, path and query, 1,000 routes' \
      "$(link links-debug 1000 'routegen, from String' 3)" 2
  fi
  if has compile-time; then
    row 'compiling generated code, debug, ms a route, 1,000 routes' "$(compiled 1000 5)" 3
    row 'the same at -O' "$(compiled 1000 10)" 6
    row 'compiling 5,000 routes, of 1,000: debug' "$(divide "$(compiled 5000 2)" "$(compiled 1000 2)" 1)" 6
    row 'the same at -O' "$(divide "$(compiled 5000 7)" "$(compiled 1000 7)" 1)" 6
    row 'compiling generated code, debug, of the bare enums with a synthesised `Hashable`' "$(compiled 1000 4)" –
    row "the compiler's memory at 1,000 and 5,000 routes, MB ($(compiled start 2) for an empty file)" \
      "$(compiled 1000 6), $(compiled 5000 6)" –
    row 'code and data of a debug object, bytes a route' "$(compiled 1000 13)" –
    row 'largest stack frame of generated code in debug, KB' \
      "$(awk '$1 ~ /[0-9]/ && $12 > n { n = $12 } END { print n }' "$figures/compile-time")" 32
  fi
  if has overlap; then
    row '`check`, 10,000 patterns as apps have them, s' "$(awk '$1 == "typical" { print $2 }' "$figures/overlap")" 0.5
    row 'the same, the hardest of the tables in `overlap.sh`' "$(worst 2)" 0.5
    row '30,000 patterns, of 10,000, the worst' "$(worst 4)" 4
  fi
  if has overlap-debug; then
    row 'debug tool: `check` and `generate`, 1,000 patterns, s' \
      "$(awk '$1 == "typical" { print $2 }' "$figures/overlap-debug")" 1
  fi
  if has size; then row "the tool's release binary, stripped, MB" "$(divide "$(cat "$figures/size")" 1000000 1)" –; fi
}

table >"$figures/table"
cat "$figures/table"
[ -n "$write" ] || exit 0
awk -v table="$figures/table" '
  /^<!-- the table of Benchmarks\/run.sh -->/ { print; while ((getline line < table) > 0) print line; skipping = 1; next }
  /^<!-- its end -->/ { skipping = 0 }
  !skipping { print }' "$page" >"$figures/page"
cat "$figures/page" >"$page"
