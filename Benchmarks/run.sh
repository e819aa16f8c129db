#!/usr/bin/env bash
# Measures everything there is a bar for, prints one table of ratios, and with --write puts it into
# Documentation/Performance.md. Figures of one run only are compared with each other.
#
#   run.sh [--write] [--from FOLDER]     FOLDER holds what the parts printed in an earlier run
#
# Needs Swift, python3 and binutils; on a clean clone it builds everything first, and takes about a quarter of an hour.
# What the parts print stays in Benchmarks/.build/figures; git sees nothing but the page.
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
  *) sed -n '2,9s/^# \{0,1\}//p' "$0" >&2; exit 64 ;;
  esac
  shift
done

# part NAME COMMAND...: runs a part, and keeps what it prints and, beside it, what it says meanwhile.
part() {
  local name=$1
  shift
  echo "run.sh: $name" >&2
  "$@" >"$figures/$name" 2>"$figures/$name-notes" || {
    tail -n 20 "$figures/$name-notes" >&2
    echo "run.sh: '$*' failed; the rest of what it said is in $figures/$name-notes" >&2
    exit 1
  }
}

if [ -z "$figures" ]; then
  for needed in swift python3 objdump size strip; do
    command -v "$needed" >/dev/null || { echo "run.sh: needs $needed, which is not there" >&2; exit 69; }
  done
  figures=$here/.build/figures
  rm -rf "$figures"
  mkdir -p "$figures"
  part build-release swift build -c release --package-path "$root" --product routegen
  part build-debug swift build --package-path "$root" --product routegen
  tool=$(swift build -c release --package-path "$root" --show-bin-path)/routegen
  strip -o "$figures/routegen" "$tool"
  wc -c <"$figures/routegen" >"$figures/size"
  rm "$figures/routegen"
  ROUTEGEN_TOOL=$tool part compile-time bash "$here/compile-time.sh" 1000 5000
  part overlap bash "$here/overlap.sh" 10000 30000
  part overlap-debug bash "$here/overlap.sh" --debug --generate 1000
  part navigation sh "$here/navigation.sh"
  part links sh "$here/links.sh" 100 1000 10000
  part links-debug sh "$here/links.sh" --debug 1000
fi

# row WHAT FIGURE BAR: a figure that is missing ends the run, for the table would be a lie.
row() {
  case ", $2" in *', ' | *', ,'*) echo "run.sh: no figure for '$1' in $figures" >&2; exit 1 ;; esac
  printf '| %s | %s | %s |\n' "$1" "$2" "${3:-–}"
}
has() { [ -s "$figures/$1" ]; }
divide() {
  awk -v a="${1:-}" -v b="${2:-}" -v digits="${3:-2}" 'BEGIN { if (a != "" && b + 0) printf "%.*f", digits, a / b }'
}
# link FILE ROUTES WAY COLUMN: a figure of links.sh: 1 nanoseconds, 2 of the first way, 3 of the second, 4 allocations.
link() {
  awk -v routes="$2" -v way="$3 " -v column="$4" '$1 == routes && index($0, " " way) {
    split(substr($0, index($0, way) + length(way)), figure, " "); print figure[column]; exit }' "$figures/$1"
}
# compiled ROUTES COLUMN: a figure of compile-time.sh.
compiled() { awk -v routes="$1" -v column="$2" '$1 == routes { print $column }' "$figures/compile-time"; }
# checked FILE TABLE COLUMN: a figure of overlap.sh; of the worst table without a name.
checked() {
  awk -v table="$2" -v column="$3" 'NR > 2 && (table == "" || $1 == table) && $column + 0 > n { n = $column + 0 }
    END { print n }' "$figures/$1"
}
# moved DEPTH WHAT: nanoseconds of navigation.sh.
moved() {
  awk -v depth="$1" -v what="$2 " '$1 == depth && index($0, " " what) { print $(NF - 1); exit }' "$figures/navigation"
}
# times DEPTH WHAT: the same, of `URL(string:)`.
times() { divide "$(moved "$1" "$2")" "$(moved "$1" 'URL(string:)')" 0; }
# memory DEPTH COLUMN: bytes of navigation.sh: 2 a router, then a route, a snapshot, a route; no routes on an empty stack.
memory() {
  awk -v depth="$1" -v n="$2" '/of a router/ { here = 1 } here && $1 == depth { print $n; exit }' "$figures/navigation"
}
# added FLAGS: kilobytes that navigation.sh finds RouteRuntime to add to a program.
added() {
  awk -v flags="$1" '$2 == "RouteRuntime," && $3 == flags { file[$1] = $5 }
    END { if (file["with"]) printf "%d", (file["with"] - file["without"]) / 1000 }' "$figures/navigation"
}

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
    row 'a route to the text of its URL, of `URLComponents`, 1,000 routes' "$(link links 1000 'routegen, urlString' 2)"
    row 'the same, 10,000 routes' "$(link links 10000 'routegen, urlString' 2)"
    row 'table, bytes a route, 1,000 routes' \
      "$(sed -n 's/^1000 routes: \([0-9]*\) bytes.*/\1/p' "$figures/links-notes")" 80
  fi
  if has links-debug; then
    row 'debug: text to a typed route, of `URLComponents`, host, path and query, 1,000 routes' \
      "$(link links-debug 1000 'routegen, from String' 3)" 2
    row 'debug: a route to the text of its URL, of `URLComponents`' "$(link links-debug 1000 'routegen, urlString' 2)"
  fi
  if has compile-time; then
    row 'compiling generated code, debug, ms a route, 1,000 routes' "$(compiled 1000 5)" 3
    row 'the same at -O' "$(compiled 1000 10)" 6
    row 'compiling 5,000 routes, of 1,000: debug' "$(divide "$(compiled 5000 2)" "$(compiled 1000 2)" 1)" 6
    row 'the same at -O' "$(divide "$(compiled 5000 7)" "$(compiled 1000 7)" 1)" 6
    row 'compiling 1,000 routes, of the bare enums with a synthesised `Hashable`: debug, -O' \
      "$(compiled 1000 4), $(compiled 1000 9)"
    row "the compiler's memory at 1,000 and 5,000 routes, MB ($(compiled start 2) for an empty file)" \
      "$(compiled 1000 6), $(compiled 5000 6)"
    row 'code and data of a debug object, bytes a route' "$(compiled 1000 13)"
    row 'largest stack frame of generated code in debug, KB' \
      "$(awk '$1 ~ /[0-9]/ && $12 > n { n = $12 } END { print n }' "$figures/compile-time")" 32
  fi
  if has overlap; then
    row '`check`, 10,000 patterns as apps have them, s' "$(checked overlap typical 2)" 0.5
    row '30,000 patterns, of 10,000' "$(checked overlap typical 4)" 4
    row 'its memory at 10,000 and 30,000 patterns, MB' "$(checked overlap typical 5), $(checked overlap typical 6)"
    row '`check`, 10,000 patterns, the hardest of the tables made to be hard, s' "$(checked overlap '' 2)" 0.5
    row '30,000 patterns, of 10,000, the worst of them' "$(checked overlap '' 4)" 4
    row 'its memory at 10,000 patterns, MB' "$(checked overlap '' 5)" 300
    row 'the same at 30,000' "$(checked overlap '' 6)"
  fi
  if has overlap-debug; then
    row 'debug tool: `check` and `generate`, 1,000 patterns as apps have them, s' "$(checked overlap-debug typical 2)" 1
    row 'the same, the hardest table, s' "$(checked overlap-debug '' 2)" 1
  fi
  if has navigation; then
    row 'open a link with a parent and pop both, of `URL(string:)`, on a stack of 10 and of 1,000' \
      "$(times 10 'open a link, and pop twice'), $(times 1000 'open a link, and pop twice')"
    row 'push and pop' "$(times 10 'push and pop'), $(times 1000 'push and pop')"
    row 'the plan to a path that was made anew' \
      "$(times 10 'plan to a path that was made anew'), $(times 1000 'plan to a path that was made anew')"
    row 'compare two equal paths, of a hand-written enum, 1,000 routes' \
      "$(divide "$(moved 1000 'compare two equal paths')" \
        "$(moved 1000 'compare two equal paths, hand-written enum')" 0)"
    row 'hash a path, of a hand-written enum' \
      "$(divide "$(moved 1000 'hash a path')" "$(moved 1000 'hash a path, hand-written enum')" 1)"
    row 'a router with three tabs, bytes; and a route on a stack' "$(memory 0 2), $(memory 1000 3)"
    row 'a snapshot, bytes; and a route in it' "$(memory 0 3), $(memory 1000 5)"
    row '`RouteRuntime` and eight routes in a program, stripped, KB: -O, -Osize' "$(added -O), $(added -Osize)"
  fi
  if has size; then row "the tool's release binary, stripped, MB" "$(divide "$(cat "$figures/size")" 1000000 1)"; fi
}

table >"$figures/table"
cat "$figures/table"
[ -n "$write" ] || exit 0
awk -v table="$figures/table" '
  /^<!-- the table of Benchmarks\/run.sh -->/ { print; while ((getline line < table) > 0) print line; skipping = 1; next }
  /^<!-- its end -->/ { skipping = 0 }
  !skipping { print }' "$page" >"$figures/page"
cat "$figures/page" >"$page"
