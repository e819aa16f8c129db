#!/bin/sh
# Compiles RouteRuntime against the shapes of SwiftUI, UIKit and Combine, in both language modes, warnings as errors.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
modules=$(mktemp -d)
trap 'rm -rf "$modules"' EXIT

. "$here/modules.sh"
stub_modules
for mode in 5 6; do
  find "$root/Sources/RouteRuntime" -name '*.swift' -print0 | sort -z | xargs -0 \
    swiftc -swift-version "$mode" -parse-as-library -typecheck -module-name RouteRuntime -I "$modules" -warnings-as-errors \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility
  echo "RouteRuntime compiles against the stubs in Swift $mode"
done
