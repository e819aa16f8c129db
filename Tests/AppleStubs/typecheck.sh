#!/bin/sh
# Compiles RouteRuntime against the shapes of SwiftUI, UIKit and Combine, in both language modes, warnings as errors.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

for module in Combine UIKit SwiftUI; do
  swiftc -swift-version 6 -parse-as-library -emit-module -module-name "$module" -I "$out" \
    -enable-upcoming-feature InternalImportsByDefault \
    -emit-module-path "$out/$module.swiftmodule" "$here/Sources/$module"/*.swift
done
for mode in 5 6; do
  find "$root/Sources/RouteRuntime" -name '*.swift' -print0 | sort -z | xargs -0 \
    swiftc -swift-version "$mode" -parse-as-library -typecheck -module-name RouteRuntime -I "$out" -warnings-as-errors \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility
  echo "RouteRuntime compiles against the stubs in Swift $mode"
done
