#!/usr/bin/env bash
# Builds consumer packages as a stranger would: both build systems, debug and release, spaces and non-ASCII in the
# path, missing, doubled and broken manifests, an app of modules, a missing screen, tests of the examples, nothing recompiled
# where nothing changed, the command plugin, and code that is committed instead.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
export ROUTEGEN_PATH=${ROUTEGEN_PATH:-$(cd "$here/../.." && pwd)}
work=$(mktemp -d "${TMPDIR:-/tmp}/routegen integration ü.XXXXXX")
trap 'rm -rf "$work"' EXIT
checks=0

fail() { printf 'FAILED: %s\n' "$1"; [ -z "${2:-}" ] || cat "$2"; exit 1; }
pass() { checks=$((checks + 1)); printf 'ok: %s\n' "$1"; }
# build LOG ARGUMENT... : builds the consumer, keeping what was printed.
build() { local log=$1; shift; (cd "$app" && swift build "$@" >"$log" 2>&1); }
# Modules compiled since a file was touched; what the build systems print of that differs.
compiled() {
  for module in Account App Help Models Orders RouteRuntime Store; do
    [ -z "$(find "$scratch" \( -path "*/$module.build/*" -o -path "*/$module-*.build/*" \) -name '*.o' -newer "$1" \
      -print -quit)" ] || printf '%s ' $module
  done
}
expect() { grep -qF -- "$2" "$1" || fail "expected «$2»" "$1"; }

app="$work/Con sumér"
cp -R "$here/Consumer" "$app"
log="$work/log"
manifest="$app/Sources/App/routes.yaml"

# A target without all its screens, and the modules that show it: SwiftUI's shape, and the runtime over that.
cp -R "$here/generated/missing" "$app/Half"
root=$ROUTEGEN_PATH
modules="$work/modules"
mkdir "$modules"
. "$root/Tests/AppleStubs/modules.sh"
stub_modules
runtime_module
printed='orders true
shop://orders/42 help://page/7'
features="$app/Sources"
composed='true true
[account.profile(id: 7), gift(id: 7)]
account.settings(section: security) orders › orders.list.some(section: paid) › orders.order(section: paid, id: 1)
store://account/profile/42 true
[account.profile(id: 42), orders.order(section: paid, id: 7)]
true
true
3'

for system in native swiftbuild; do
  scratch="$work/build-$system"
  build "$log" --build-system "$system" --scratch-path "$scratch" || fail "$system debug build" "$log"
  # The linker driver's own remark about an option the build system gives it is none of ours.
  ! grep 'warning:' "$log" | grep -qv 'clang: warning' || fail "$system: a warning" "$log"
  binaries=$(cd "$app" && swift build --build-system "$system" --scratch-path "$scratch" --show-bin-path)
  output=$("$binaries/App")
  [ "$output" = "$printed" ] || fail "$system: the program printed «$output»"
  pass "$system: debug build of two targets, spaces and non-ASCII in the path"
  output=$("$binaries/Store")
  [ "$output" = "$composed" ] || fail "$system: the app of modules printed «$output»"
  pass "$system: an app of four modules, each feature with a table of its own"

  build "$log" --build-system "$system" --scratch-path "$scratch" || fail "$system second build" "$log"
  ! grep -Eq 'Compiling (App|Help|Store|Account|Orders|Models|RouteRuntime|routegen)' "$log" || fail "$system: compiled without a change" "$log"
  pass "$system: nothing is compiled again when nothing changed"

  cp "$features/Account/routes.yaml" "$work/feature.yaml"
  sed 's|^routes:|routes:\n  devices: { url: /devices, params: { kind: "String?" } }|' "$work/feature.yaml" >"$features/Account/routes.yaml"
  touch "$work/stamp"
  build "$log" --build-system "$system" --scratch-path "$scratch" || fail "$system: build after a change of a feature" "$log"
  [ "$(compiled "$work/stamp")" = 'Account Store ' ] || fail "$system: a change compiled $(compiled "$work/stamp")" "$log"
  pass "$system: a feature's change compiles that feature and the app again, and no other feature"
  [ "$(grep -c '\[unused-parameter\]' "$log")" = 1 ] || fail "$system: a feature's warning is not said once" "$log"
  pass "$system: what a feature's own build warns of is left out of the app's"

  cp "$work/feature.yaml" "$features/Account/routes.yaml"

  cp "$features/Store/routes.yaml" "$work/store.yaml"
  sed 's|^routes:|routes:\n  same: { url: "/orders/of/:id", params: { id: CustomerID } }|' "$work/store.yaml" >"$features/Store/routes.yaml"
  ! build "$log" --build-system "$system" --scratch-path "$scratch" || fail "$system: built a URL declared twice" "$log"
  expect "$log" "Sources/Orders/routes.yaml:11:"
  expect "$log" "[duplicate-url]"
  pass "$system: a URL that an app and its feature both declare stops the build at the feature's own line"
  cp "$work/store.yaml" "$features/Store/routes.yaml"

  cp "$manifest" "$work/good.yaml"
  sed 's|/orders/:id,|/orders/:key,|' "$work/good.yaml" >"$manifest"
  ! build "$log" --build-system "$system" --scratch-path "$scratch" || fail "$system: built a broken manifest" "$log"
  expect "$log" "Sources/App/routes.yaml:8:"
  expect "$log" "error: "
  expect "$log" "[missing-parameter]"
  pass "$system: a broken manifest stops the build at its own line"
  cp "$work/good.yaml" "$manifest"

  sed 's|^routes:|routes:\n  item: { url: "/item/:id", params: { id: Int } }|' "$work/good.yaml" >"$manifest"
  build "$log" --build-system "$system" --scratch-path "$scratch" || fail "$system: build after an added route" "$log"
  ! grep -Eq 'Compiling .*(Help|RouteRuntime)[ /]|Help\.swift' "$log" || fail "$system: compiled more than one module" "$log"
  pass "$system: one module is compiled again when one route changed"
  cp "$work/good.yaml" "$manifest"

  mv "$manifest" "$work/away.yaml"
  ! build "$log" --build-system "$system" --scratch-path "$scratch" || fail "$system: built without a manifest" "$log"
  expect "$log" "App uses RouteGenPlugin but has no manifest"
  # Under swiftbuild, 6.3.1's `swift package` itself may crash after a command.
  if [ "$system" = native ]; then
    package() { (cd "$app" && swift package --scratch-path "$scratch" "$@" >"$log" 2>&1) || fail "$*" "$log"; }
    package --allow-writing-to-package-directory routegen --target App init
    [ -s "$manifest" ] || fail "init wrote no manifest" "$log"
    cp "$work/good.yaml" "$manifest"
    package routegen --target App match shop://orders/42
    expect "$log" "(Sources/App/routes.yaml:"
    pass "the command writes and reads the manifest of a target that has the plugin already"
  fi
  cp "$work/good.yaml" "$manifest"
  cp "$work/good.yaml" "${manifest%.yaml}.yml"
  ! build "$log" --build-system "$system" --scratch-path "$scratch" || fail "$system: built with two manifests" "$log"
  expect "$log" "keep one of them"
  rm "${manifest%.yaml}.yml"
  pass "$system: a missing and a doubled manifest are said in one sentence"

  if [ "$system" = native ]; then
    ! ROUTEGEN_STUBS="$modules" build "$log" --build-system "$system" --scratch-path "$scratch" --manifest-cache none \
      --target Half || fail "$system: built without a destination" "$log"
    expect "$log" "Half.swift:4:8: error: type 'Half' does not conform to protocol 'AppDestinations'"
    expect "$log" "Half/routes.yaml:7:"
    pass "$system: a missing destination is an error at its type, with a note at its line of the manifest"

    (cd "$app" && swift test --build-system "$system" --scratch-path "$scratch" >"$log" 2>&1) ||
      fail "$system: tests of the examples" "$log"
    expect "$log" "Executed 1 test"
    expect "$log" "Test run with 1 test"
    pass "$system: a test target gets the examples, in Swift Testing and in XCTest"
  fi
done

build "$log" -c release --scratch-path "$work/build-native" || fail "release build" "$log"
pass "release build"

# ends STATUS ARGUMENT... : what `swift package routegen` prints and how it ends.
ends() {
  local wanted=$1 status=0
  shift
  (cd "$app" && swift package --scratch-path "$work/build-native" "$@" >"$log" 2>&1) || status=$?
  [ "$status" = "$wanted" ] || fail "swift package $*: status $status, not $wanted" "$log"
}
ends 0 routegen check --target App
expect "$log" "routes.yaml: 2 routes, 0 sheets, 2 tabs, 0 redirects, 4 URL patterns; no problems"
ends 0 routegen match --target Help help://page/7
expect "$log" "number: 7"
ends 0 routegen emit --target App markdown
expect "$log" "/orders/:id/items/:item"
ends 1 routegen match --target Help help://nowhere
expect "$log" "error: routegen has findings"
ends 1 routegen check --target Nowhere
expect "$log" "error: Nowhere is not a Swift target of this package; it has "
ends 1 routegen chekc
expect "$log" "unknown command 'chekc'; did you mean 'check'?"
sed 's|/orders/:id,|/orders/:key,|' "$work/good.yaml" >"$manifest"
ends 1 routegen check --target App
expect "$log" "Sources/App/routes.yaml:8:"
expect "$log" "[missing-parameter]"
cp "$work/good.yaml" "$manifest"
ends 0 --allow-writing-to-package-directory routegen generate --target App -o Generated
[ -f "$app/Generated/Routes.generated.swift" ] || fail "routegen generate wrote elsewhere" "$log"
touch "$app/taken"
ends 1 --allow-writing-to-package-directory routegen generate --target App -o "$app/taken"
expect "$log" "swift package --allow-writing-to-package-directory routegen generate"
pass "swift package routegen: check, match, emit, generate, a target, findings, what is not there"

tool=$(cd "$app" && swift build --scratch-path "$work/build-native" --show-bin-path)/routegen
[ -x "$tool" ] || tool="$ROUTEGEN_PATH/.build/debug/routegen"
"$tool" generate -m "$manifest" -o "$work/one"
"$tool" generate -m "$manifest" -o "$work/one" --check || fail "generate --check finds fresh code stale"
(cd / && TZ=Asia/Tokyo LANG=tr_TR.UTF-8 "$tool" generate -m "$manifest" -o "$work/two")
diff -r "$work/one" "$work/two" || fail "generated code depends on the folder, the time zone or the locale"
pass "committed code: the same bytes from another folder, and generate --check agrees"

# A project without the plugin, which commits what is generated.
committed="$work/Committed"
cp -R "$here/Committed" "$committed"
make -s -C "$committed" routes ROUTEGEN="$tool" >"$log" 2>&1 || fail "make routes" "$log"
make -s -C "$committed" check ROUTEGEN="$tool" >"$log" 2>&1 || fail "make check finds fresh code stale" "$log"
(cd "$committed" && swift run --scratch-path "$work/build-committed" >"$log" 2>&1) || fail "committed code" "$log"
expect "$log" "shop://orders/42"
mkdir "$work/elsewhere"
cp -R "$here/Committed" "$work/elsewhere/Again"
make -s -C "$work/elsewhere/Again" routes ROUTEGEN="$tool" >"$log" 2>&1 || fail "make routes elsewhere" "$log"
diff -r "$committed/Sources" "$work/elsewhere/Again/Sources" || fail "make gives other bytes in another folder"
status=$(date -r "$committed/Sources/App/Generated/Routes.generated.swift" +%s%N)
make -s -C "$committed" routes ROUTEGEN="$tool" >"$log" 2>&1
[ "$status" = "$(date -r "$committed/Sources/App/Generated/Routes.generated.swift" +%s%N)" ] ||
  fail "make wrote a file that was up to date"
printf '  help: { url: /help }\n' >>"$committed/routes.yaml"
status=0
(cd "$committed" && "$tool" generate --check -o Sources/App/Generated >"$log" 2>&1) || status=$?
[ "$status" = 1 ] || fail "generate --check: status $status for stale code" "$log"
for file in Routes RouteURLs RouteDestinations; do
  expect "$log" "error: 'Sources/App/Generated/$file.generated.swift' is out of date"
done
expect "$log" "help: run 'routegen generate -o Sources/App/Generated' and commit what it writes"
! make -s -C "$committed" check ROUTEGEN="$tool" >"$log" 2>&1 || fail "make check passes stale code"
pass "committed code by make: built, the same bytes in another folder, and stale code is named"

[ ! -x "$here/compile-generated.sh" ] || bash "$here/compile-generated.sh"
printf 'integration: %s checks passed\n' "$checks"
