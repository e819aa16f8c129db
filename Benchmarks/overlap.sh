#!/usr/bin/env bash
# How long `check` takes, and how much memory, on tables of several sizes and kinds.
#
#   overlap.sh [--debug] [--generate] [ROUTES...]     1000 3000 10000 30000 without arguments
#
# `typical` is what apps have; the others are made to be hard: `ranges` nests 200 ranges of numbers in one segment,
# `every` has a literal, a number and text at every depth, `random` picks each of six segments at random, `enum` has a
# literal for every value of one enumeration but the last, `keys` differ only in the keys and values they ask for.
# With --generate the time of `generate` is added. The memory is that of `check`, in MB.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
configuration=release
generates=
sizes=()
for argument; do
  case $argument in
  --debug) configuration=debug ;;
  --generate) generates=1 ;;
  *) sizes+=("$argument") ;;
  esac
done
[ ${#sizes[@]} -gt 0 ] || sizes=(1000 3000 10000 30000)
tool=${ROUTEGEN_TOOL:-$root/.build/$configuration/routegen}
[ -x "$tool" ] || { echo "overlap.sh: build $tool first, with: swift build -c $configuration" >&2 && exit 1; }
work=$(mktemp -d "${TMPDIR:-/tmp}/routegen-overlap.XXXXXX")
trap 'rm -rf "$work"' EXIT

manifest() { # KIND ROUTES
  awk -v kind="$1" -v routes="$2" '
    function row(name, url, params) {
      printf "  %s: { url: \"%s\"%s }\n", name, url, params ? ", params: { " params " }" : ""
    }
    function pick(n) { seed = (seed * 16807) % 2147483647; return seed % n }
    BEGIN {
      seed = 1
      print "routegen: 1\nlinks: { schemes: [app], hosts: [example.com] }"
      if (kind == "enum") {
        printf "types:\n  Kind: ["
        for (i = 1; i <= routes; i++) printf "%sv%d", (i > 1 ? ", " : ""), i
        print "]"
      }
      print "routes:"
      for (i = 0; i < routes; i++) {
        name = "r" i
        if (kind == "typical") {
          area = "/area" int(i / 40)
          if (i % 40 == 0) row(name, area, "")
          else if (i % 8 == 1) row(name, area "/item" i "/:id", "id: Int")
          else if (i % 8 == 2) row(name, area "/item" i - 1 "/:id/part/:part", "id: Int, part: String")
          else if (i % 8 == 3) row(name, area "/list" i "?page=:page&tag=:tags", "page: { type: Int, default: 1 }, tags: \"[String]\"")
          else if (i % 8 == 4) row(name, area "/search" i "?q=:q", "q: String")
          else if (i % 40 == 5) row(name, area "/:slug/about", "slug: String")
          else row(name, area "/page" i, "")
        } else if (kind == "ranges") {
          low = i % 200
          row(name, "/n" int(i / 200) "/:n", "n: { type: Int, min: " low ", max: " 1000 - low " }")
        } else if (kind == "every") {
          url = ""; params = ""; n = i
          for (depth = 0; n > 0 || depth == 0; depth++) {
            part = n % 3; n = int(n / 3)
            if (part == 0) url = url "/l" depth
            else { url = url "/:p" depth; params = params (params ? ", " : "") "p" depth ": " (part == 1 ? "Int" : "String") }
          }
          row(name, url, params)
        } else if (kind == "random") {
          url = ""; params = ""
          for (depth = 0; depth < 6; depth++) {
            part = pick(24)
            if (part > 3) url = url "/l" part
            else { url = url "/:p" depth; params = params (params ? ", " : "") "p" depth ": " (part < 2 ? "Int" : "String") }
          }
          row(name, url, params)
        } else if (kind == "enum") {
          row(name, i ? "/row/v" i : "/row/:kind", i ? "" : "kind: Kind")
        } else if (kind == "keys") {
          if (i % 10 == 0) row(name, "/s?kind=k" i "&page=:page", "page: \"Int?\"")
          else if (i % 10 == 1) row(name, "/s?kind=k" i - 1 "&q=:q", "q: String")
          else row(name, "/s?kind=k" i, "")
        }
      }
    }'
}

# Seconds of processor time, and kilobytes, of a command.
measure() { /usr/bin/env python3 - "$@" <<'END'
import resource, subprocess, sys
def usage(): return resource.getrusage(resource.RUSAGE_CHILDREN)
# A wrapper around python3 may have had children of its own.
before = usage()
subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
after = usage()
print("%.3f %d" % (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, after.ru_maxrss))
END
}

# Memory is shown for the last two sizes.
shown=$((${#sizes[@]} > 2 ? ${#sizes[@]} - 2 : 0))
echo "$configuration, seconds of processor time"
printf '%-9s' table
for size in "${sizes[@]}"; do printf '%9s' "$size"; done
printf '%9s' last/
for size in "${sizes[@]:shown}"; do printf '%9s' "MB@$size"; done
printf '%9s\n' findings
for kind in typical ranges every random enum keys; do
  printf '%-9s' "$kind"
  times=()
  megabytes=()
  for size in "${sizes[@]}"; do
    manifest "$kind" "$size" >"$work/routes.yaml"
    read -r seconds kilobytes < <(measure "$tool" check -m "$work/routes.yaml")
    if [ -n "$generates" ]; then
      read -r more _ < <(measure "$tool" generate -m "$work/routes.yaml" -o "$work/out")
      seconds=$(awk -v a="$seconds" -v b="$more" 'BEGIN { print a + b }')
    fi
    times+=("$seconds")
    megabytes+=($((kilobytes / 1024)))
    printf '%9.3f' "$seconds"
  done
  ratio=-
  [ ${#times[@]} -lt 2 ] || ratio=$(awk -v a="${times[-1]}" -v b="${times[-2]}" 'BEGIN { printf "%.1f", a / b }')
  findings=$({ "$tool" check -m "$work/routes.yaml" 2>&1 || true; } | grep -Ec ' (error|warning|note): ' || true)
  printf '%9s' "$ratio" "${megabytes[@]:shown}" "$findings"
  echo
done
