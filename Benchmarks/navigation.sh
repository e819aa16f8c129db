#!/bin/sh
# Measures the stack engine at several depths, the memory of a router, and what RouteRuntime adds to a program.
#
#     Benchmarks/navigation.sh
set -eu
cd "$(dirname "$0")"
swift build -c release --package-path .. --product routegen >&2
routegen="$(swift build -c release --package-path .. --show-bin-path)/routegen"
rm -rf Generated/Shop
"$routegen" generate --manifest Sources/NavigationBenchmark/routes.yaml -o Generated/Shop >&2
# Destinations are not measured.
rm Generated/Shop/RouteDestinations.generated.swift
# Package.swift looks at what is in `Generated`.
run() { # COMMAND ARGUMENT...
  command=$1
  shift
  swift "$command" --manifest-cache none --disable-build-manifest-caching -c release "$@"
}
run run navigation

echo
echo "program                      code and data    file, stripped"
for flags in -O -Osize; do
  run build --scratch-path ".build/size$flags" --product size-with -Xswiftc $flags >&2
  run build --scratch-path ".build/size$flags" --product size-without -Xswiftc $flags >&2
  for program in with without; do
    file=".build/size$flags/release/size-$program"
    strip -o "$file.stripped" "$file"
    loaded=$(size "$file.stripped" | awk 'NR == 2 { print $1 + $2 + $3 }')
    printf '%-28s %13s %17s\n' "$program RouteRuntime, $flags" "$loaded" "$(wc -c <"$file.stripped")"
  done
done
