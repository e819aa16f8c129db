#!/usr/bin/env bash
# What generated code costs the compiler: seconds of the user's time, its memory, and of a debug build the largest stack
# frame and the bytes of code and data a route.
#
#   compile-time.sh [ROUTES...]     100 1000 5000 without arguments; in groups of 64, plus a flat table of 600
#
# The yardstick is the bare enums with the same cases and a synthesised Hashable. Times are user seconds of one compiler
# process without its start. Everything is public: what an app does not use would be thrown away early at -O. Needs binutils.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
tool=${ROUTEGEN_TOOL:-$root/.build/release/routegen}
[ -x "$tool" ] || tool=$root/.build/debug/routegen
work=$(mktemp -d "${TMPDIR:-/tmp}/routegen-compile-time.XXXXXX")
trap 'rm -rf "$work"' EXIT

find "$root/Sources/RouteRuntime" -name '*.swift' >"$work/runtime"
swiftc -swift-version 6 -enable-upcoming-feature InternalImportsByDefault -parse-as-library -emit-module \
  -module-name RouteRuntime -emit-module-path "$work/RouteRuntime.swiftmodule" @"$work/runtime"

# Four kinds of route, in turn: no parameter, a number, two parameters, an optional one.
manifest() { # ROUTES GROUPSIZE
  awk -v routes="$1" -v size="$2" 'BEGIN {
    print "routegen: 1\naccess: public\nlinks: { schemes: [app] }\nroutes:"
    for (i = 0; i < routes; i++) {
      indent = "  "
      if (size) {
        indent = "      "
        if (i % size == 0) printf "  g%d:\n    prefix: /g%d\n    routes:\n", i / size, i / size
      }
      url = "/r" i; params = ""
      if (i % 4 == 1) { url = url "/:id"; params = "id: Int" }
      if (i % 4 == 2) { url = url "/:id/:name"; params = "id: Int, name: String" }
      if (i % 4 == 3) { url = url "?q=:q"; params = "q: \"String?\"" }
      printf "%sr%d: { url: \"%s\"%s }\n", indent, i, url, params ? ", params: { " params " }" : ""
    }
  }'
}

bare() { # ROUTES GROUPSIZE
  awk -v routes="$1" -v size="$2" 'BEGIN {
    payload[0] = ""; payload[1] = "(id: Int)"; payload[2] = "(id: Int, name: String)"; payload[3] = "(q: String? = nil)"
    print "public enum Route: Hashable, Sendable {"
    for (g = 0; g * size < routes; g++) printf "  case g%d(G%d)\n", g, g
    for (g = 0; g * size < routes; g++) {
      printf "  public enum G%d: Hashable, Sendable {\n", g
      for (i = g * size; i < (g + 1) * size && i < routes; i++) printf "    case r%d%s\n", i, payload[i % 4]
      print "  }"
    }
    print "}"
  }'
}

seconds() { # FOLDER FLAGS...: compiles its Swift files, and leaves the compiler's megabytes in FOLDER/memory
  local folder=$1
  shift
  python3 -c 'import resource, subprocess, sys
subprocess.run(sys.argv[2:], stdout=sys.stderr, check=True)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
open(sys.argv[1], "w").write("%d" % (used.ru_maxrss / 1024))
print("%.2f" % used.ru_utime)' "$folder/memory" swiftc -swift-version 6 -parse-as-library -module-name Generated \
    -I "$work" -wmo -c -o "$folder/out.o" -Xfrontend -warn-long-expression-type-checking=100 -warnings-as-errors "$@" \
    "$folder"/*.swift
}

# The largest frame in the object file of a folder, in kilobytes.
frame() {
  objdump -d --no-show-raw-insn "$1/out.o" | sed -nE 's/.*sub +\$0x([0-9a-f]+),%rsp.*/\1/p' |
    awk '{ n = 0; for (i = 1; i <= length($1); i++) n = n * 16 + index("0123456789abcdef", substr($1, i, 1)) - 1
           if (n > max) max = n } END { printf "%.1f", max / 1024 }'
}

measure() { # NAME ROUTES GROUPSIZE
  local made=$work/made-$1 bare=$work/bare-$1 line="" object="" mode ours yardstick
  mkdir "$made" "$bare"
  manifest "$2" "$3" >"$work/routes.yaml"
  "$tool" generate -m "$work/routes.yaml" -o "$made" >/dev/null 2>&1
  rm "$made/RouteDestinations.generated.swift"
  [ "$3" = 0 ] || bare "$2" "$3" >"$bare/Route.swift"
  for mode in -Onone -O; do
    ours=$(seconds "$made" $mode)
    [ $mode = -O ] || object=$(printf '%8s %7s' "$(frame "$made")" \
      "$(size "$made/out.o" | awk -v n="$2" 'NR == 2 { printf "%.0f", ($1 + $2) / n }')")
    yardstick=$([ "$3" = 0 ] && echo 0 || seconds "$bare" $mode)
    line+=$(awk -v a="$ours" -v b="$yardstick" -v s="$(cat "$work/start$mode")" -v n="$2" -v m="$(cat "$made/memory")" '
      BEGIN { printf "%9.2f %7s %6s %9.2f %5s", a - s, b ? sprintf("%.2f", b - s) : "-",
        b ? sprintf("%.2f", (a - s) / (b - s)) : "-", (a - s) * 1000 / n, m }')
  done
  printf '%-8s%s %s\n' "$1" "$line" "$object"
}

# What the compiler takes for a file that only imports the runtime.
mkdir "$work/start"
printf 'public import RouteRuntime\npublic typealias Start = RouteParameter\n' >"$work/start/Start.swift"
for mode in -Onone -O; do seconds "$work/start" $mode >"$work/start$mode"; done
echo "start $(cat "$work/start/memory") MB"

[ $# -gt 0 ] || set -- 100 1000 5000
printf '%-8s%9s %7s %6s %9s %5s%9s %7s %6s %9s %5s %8s %7s\n' \
  routes debug,s bare ratio ms/route MB -O,s bare ratio ms/route MB frame,KB B/route
for routes in "$@"; do measure "$routes" "$routes" 64; done
measure flat600 600 0
