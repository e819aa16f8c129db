# To be sourced, with $root and $modules set: compiles modules that Linux has not into $modules.

module() { # NAME ARGUMENT... FILE...
  name=$1
  shift
  swiftc -swift-version 6 -parse-as-library -emit-module -module-name "$name" -I "$modules" \
    -enable-upcoming-feature InternalImportsByDefault -emit-module-path "$modules/$name.swiftmodule" "$@"
}

# The shapes of SwiftUI, UIKit and Combine.
stub_modules() {
  for stub in Combine UIKit SwiftUI; do module $stub "$root/Tests/AppleStubs/Sources/$stub"/*.swift || return; done
}

# RouteRuntime with its interface adapters; after the stubs.
runtime_module() {
  find "$root/Sources/RouteRuntime" -name '*.swift' >"$modules/RouteRuntime.files"
  module RouteRuntime @"$modules/RouteRuntime.files"
}
