#!/bin/sh
# Measures reading and printing links at 10, 100, 1,000 and 10,000 routes against other ways to do it, and prints one
# table.
#
#     Benchmarks/links.sh [--debug] [size...]
set -eu
cd "$(dirname "$0")"
configuration=release
if [ "${1:-}" = --debug ]; then configuration=debug; shift; fi
sizes="${*:-10 100 1000 10000}"

swift build -c release --package-path .. --product routegen >&2
routegen="$(swift build -c release --package-path .. --show-bin-path)/routegen"
rm -rf Generated
swift run --manifest-cache none --scratch-path .build/workload -c release workload Generated $sizes >&2
main=Sources/LinkBenchmark/Sizes.generated.swift
{
  for size in $sizes; do echo "import Routes$size"; done
  echo
  echo "func makeSizes() -> [any Measurable] { ["
  for size in $sizes; do
    echo "  Measured<Bench${size}Route>($size, Routes$size.patterns, Routes$size.links, Routes$size.handWritten),"
  done
  echo "] }"
} >$main
for size in $sizes; do
  "$routegen" generate --manifest Generated/Routes$size/routes.yaml -o Generated/Routes$size >&2
  # Destinations are not measured.
  rm Generated/Routes$size/RouteDestinations.generated.swift
  # The table is the one long literal.
  bytes=$(sed -n '/#"""/,/"""#/{/"""/d;s/^ *//;s/\\#$//;p;}' Generated/Routes$size/RouteURLs.generated.swift | tr -d '\n' | wc -c)
  echo "$size routes: $((bytes / size)) bytes of table a route" >&2
done
# Package.swift looks at what is in `Generated`.
swift run --manifest-cache none --disable-build-manifest-caching -c $configuration links
