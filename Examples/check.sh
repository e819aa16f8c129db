#!/usr/bin/env bash
# Checks, generates and type-checks the examples against the shapes of SwiftUI and UIKit, a warning being a failure, and
# runs the state test of each.
#
#   check.sh [EXAMPLE...]     all of them without arguments
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/.." && pwd)
export here root
export tool=${ROUTEGEN_TOOL:-$root/.build/debug/routegen}
work=$(mktemp -d "${TMPDIR:-/tmp}/routegen-examples.XXXXXX")
trap 'rm -rf "$work"' EXIT
export work modules=$work/modules linux=$work/linux
mkdir "$modules" "$linux"

strict='-enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility'
# Language mode and further flags: as a new project of today has them, with everything on, and as an old one.
export variants="6 -default-isolation MainActor -enable-upcoming-feature MemberImportVisibility
6 $(echo $strict)
5"

swift_compile() { swiftc -warnings-as-errors -parse-as-library "$@"; }
export -f swift_compile

# All files as one module, for each variant: the flags come first, then the files.
typecheck() { # NAME ARGUMENT... FILE...
  local name=$1 flags
  shift
  while read -r flags; do swift_compile -swift-version $flags -typecheck -module-name "$name" "$@"; done <<<"$variants"
}

# The features are compiled with nothing of each other in sight, the app with all of them.
typecheck_modules() { # FOLDER GENERATED
  local flags number=0
  while read -r flags; do
    number=$((number + 1))
    local features=$work/features.$number
    mkdir "$features"
    build() { swift_compile -swift-version $flags -emit-module -I "$modules" "$@"; }
    for name in Catalog Orders; do
      mkdir "$features/$name"
      build -module-name $name -emit-module-path "$features/$name/$name.swiftmodule" "$1/Sources/$name"/*.swift \
        "$2/$name"/*.swift
    done
    build -module-name ShopApp -I "$features/Catalog" -I "$features/Orders" \
      -emit-module-path "$features/ShopApp.swiftmodule" "$1"/App/*.swift "$2"/*.swift
  done <<<"$variants"
}

# Links and runs a state test: the generated code, what of the example needs no interface, and the test.
run_test() { # FILE...
  swiftc -swift-version 6 -warnings-as-errors -module-name StateTest -I "$linux" -o "$generated.test" \
    "$linux/RouteRuntime.o" "$here/StateTest.swift" "$@"
  "$generated.test"
}

example() { # NAME
  local folder=$here/$1 generated=$work/$1 manifest
  manifest=$folder/routes.yaml
  [ "$1" = ModularApp ] && manifest=$folder/App/routes.yaml
  "$tool" check --strict -m "$manifest" >"$generated.log"
  "$tool" generate -m "$manifest" -o "$generated" >"$generated.log"
  case $1 in
    ModularApp)
      for name in Catalog Orders; do
        "$tool" check --strict -m "$folder/Sources/$name/routes.yaml" >"$generated.log"
        "$tool" generate -m "$folder/Sources/$name/routes.yaml" -o "$generated/$name" >"$generated.log"
        swift_compile -swift-version 6 -wmo -module-name $name -I "$linux" -emit-module \
          -emit-module-path "$generated/$name.swiftmodule" -c -o "$generated/$name.o" "$generated/$name"/*.swift
      done
      typecheck_modules "$folder" "$generated"
      run_test -I "$generated" "$generated"/*.o "$generated"/*.swift "$folder/App/Navigation.swift" \
        "$folder/Tests/main.swift" ;;
    Store)
      # The code of the page.
      awk '/^```/ { inside = $0 == "```swift"; next } inside' "$root/Documentation/Architectures.md" \
        >"$generated/Architectures.swift"
      typecheck Store -I "$modules" "$generated"/*.swift
      run_test "$generated"/*.swift "$folder/Tests/main.swift" ;;
    *)
      typecheck "$1" -I "$modules" "$generated"/*.swift "$folder"/Sources/*.swift
      run_test "$generated"/*.swift $(find "$folder/Sources" -name Navigation.swift) "$folder/Tests/main.swift" ;;
  esac
}
export -f typecheck typecheck_modules run_test example

# RouteRuntime twice: with its interface adapters to compile against, and as Linux has it to run.
. "$root/Tests/AppleStubs/modules.sh"
{ stub_modules && runtime_module; } &
find "$root/Sources/RouteRuntime" -name '*.swift' >"$work/runtime"
swiftc -swift-version 6 -enable-upcoming-feature InternalImportsByDefault -parse-as-library -wmo -module-name RouteRuntime \
  -emit-module -emit-module-path "$linux/RouteRuntime.swiftmodule" -c -o "$linux/RouteRuntime.o" @"$work/runtime"
wait $!

[ $# -gt 0 ] || set -- SwiftUIApp UIKitApp MixedApp ModularApp Store
# A shell of its own for each: a function called in a condition would not stop at the first failure.
one() {
  local out
  out=$(bash -euo pipefail -c 'example "$0"' "$1" 2>&1) && [ "$out" = ok ] && echo "ok: $1" && return
  printf 'FAILED: %s\n%s\n' "$1" "$out"
  return 1
}
export -f one
printf '%s\n' "$@" | xargs -n 1 -P "${JOBS:-2}" bash -c 'one "$0"'
