#!/usr/bin/env bash
# Compiles what `routegen generate` writes for many shapes of manifest, in both language modes, with and without the
# upcoming features and main-actor isolation, at every access level. A warning is a failure, and so is an expression that
# takes the type checker long.
#
#   compile-generated.sh [SHAPE...]     all of generated/ without arguments
#
# SwiftUI and UIKit are the shapes of Tests/AppleStubs. At the end the code in README and Documentation is compiled too.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
tool=${ROUTEGEN_TOOL:-$root/.build/debug/routegen}
work=$(mktemp -d "${TMPDIR:-/tmp}/routegen-generated.XXXXXX")
trap 'rm -rf "$work"' EXIT
export modules=$work/modules
mkdir "$modules"

strict='-enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility'
# Language mode, access level, further flags.
variants=(
  "5|internal|"
  "5|public|$strict"
  "6|package|"
  "6|public|$strict -default-isolation MainActor"
  "6|internal|-default-isolation MainActor"
)

. "$root/Tests/AppleStubs/modules.sh"
stub_modules
runtime_module
for name in Models Screens; do module $name "$here/generated/Modules/$name.swift"; done

# An app's other files import what the generated ones import, most of them without an access level.
export plain=$work/Plain.swift
printf 'import %s\n' Foundation RouteRuntime SwiftUI UIKit >"$plain"

# A flat table that is longer than any one `switch` may be.
flat() {
  printf 'routegen: 1\nlinks: { schemes: [app] }\nroutes:\n'
  for ((i = 0; i < $1; i++)); do printf '  r%d: { url: "/r%d/:id", params: { id: Int } }\n' "$i" "$i"; done
}
# A table so long that its groups stand beside the enum of its routes; each has one more inside.
grouped() {
  printf 'routegen: 1\nlinks: { schemes: [app] }\ndestinations: erased\nroutes:\n'
  for ((i = 0; i < $1; i++)); do
    ((i % 42)) || printf '  g%d:\n    prefix: /g%d\n    routes:\n' "$i" "$i"
    ((i % 42)) || printf '      inner: { prefix: /inner, routes: { last: { url: /last } } }\n'
    printf '      r%d: { url: "/r%d/:id", params: { id: Int } }\n' "$i" "$i"
  done
}
mkdir "$work/flat" "$work/long" "$work/grouped"
flat 70 >"$work/flat/routes.yaml"
flat 700 >"$work/long/routes.yaml"
grouped 1008 >"$work/grouped/routes.yaml"

# Compiles a folder: mode, flags, folder, and as a module with a name and a place for it.
compile() {
  swiftc -swift-version "$1" -warnings-as-errors -package-name routes -parse-as-library -module-name "${4:-Generated}" $2 \
    -Xfrontend -warn-long-expression-type-checking=100 -I "$modules" \
    ${5:+-I "$5" -emit-module -emit-module-path "$5/$4.swiftmodule"} -wmo -c -o "$3.o" "$3"/*.swift >"$3.log" 2>&1
}
export -f compile

# Compiles the examples of a folder once more as a part of its tests.
tests() {
  mkdir "$3/tests"
  mv "$3/RouteExamples.generated.swift" "$3/in-app"
  swiftc -swift-version "$1" -package-name routes -parse-as-library -module-name Generated -enable-testing $2 \
    -I "$modules" -I "$3" -wmo -emit-module -emit-module-path "$3/tests/Generated.swiftmodule" "$3"/*.swift \
    >"$3.log" 2>&1 \
    && "$tool" generate -m "$3/routes.yaml" --examples --import Generated -o "$3/tests" >"$3.log" 2>&1 \
    && swiftc -swift-version "$1" -warnings-as-errors -package-name routes -parse-as-library -module-name Tests $2 \
      -I "$modules" -I "$3/tests" -I "$3" -typecheck "$3"/tests/*.swift >"$3.log" 2>&1
}
export -f tests

shape() { # FOLDER VARIANT
  local mode access flags
  IFS='|' read -r -d '' mode access flags <<<"$2" || true
  local out folder level name
  out=$(mktemp -d "$(dirname "$modules")/$(basename "$1").XXXXXX")
  cp -R "$1/." "$out"
  # The modules that the shape mounts, those that others mount first, and then the shape itself.
  for folder in $(cat "$1/modules" 2>/dev/null) ''; do
    folder=$out${folder:+/$folder}
    case $flags in *InternalImportsByDefault*) ;; *) cp "$plain" "$folder" ;; esac
    name=$(sed -n 's/^module: //p' "$folder/routes.yaml")
    level=$access
    [ -z "$name" ] || [ "$access" != internal ] || level=public
    # What a module offers is as visible as its generated code.
    [ -z "$name" ] || [ "$level" != package ] \
      || sed -i.bak -e 's/^public import/import/' -e 's/public /package /' "$folder/Screens.swift"
    { echo "routegen: 1"; echo "access: $level"; grep -v -e '^routegen:' -e '^access:' "$folder/routes.yaml"; } >"$out.yaml"
    mv "$out.yaml" "$folder/routes.yaml"
    "$tool" generate -m "$folder/routes.yaml" -o "$folder" >"$folder.log" 2>&1 \
      && "$tool" generate -m "$folder/routes.yaml" --examples -o "$folder" >"$folder.log" 2>&1 \
      && compile "$mode" "$flags" "$folder" "${name:-Generated}" "$out" \
      && { [ -n "$name" ] || tests "$mode" "$flags" "$folder"; } && continue
    printf 'FAILED: %s, Swift %s, %s, %s\n' "$(basename "$1") $name" "$mode" "$access" "$(echo $flags)"
    grep -E 'error:|warning:' "$folder.log" | sort -u | head -n 20
    return 1
  done
}
export -f shape
export tool

if [ $# -gt 0 ]; then
  shapes=("${@/#/$here/generated/}")
else
  shapes=("$work/flat" "$work/long" "$work/grouped")
  for folder in "$here"/generated/*/routes.yaml; do
    name=$(basename "$(dirname "$folder")")
    [ "$name" = missing ] || shapes+=("$here/generated/$name")
  done
  mkdir "$work/example"
  cp "$root/routes.yaml" "$work/example"
  sed -i.bak -e 's/, view: [A-Za-z]*//' -e '/^ *view: [A-Za-z]*$/d' "$work/example/routes.yaml"
  shapes+=("$work/example")
fi
for shape in "${shapes[@]}"; do
  for variant in "${variants[@]}"; do printf '%s\0%s\0' "$shape" "$variant"; done
done | xargs -0 -n 2 -P "${JOBS:-2}" bash -c 'shape "$0" "$1"' || exit 1
printf 'ok: generated code of %s shapes compiles in %s variants without a warning\n' "${#shapes[@]}" "${#variants[@]}"
[ $# -eq 0 ] || exit 0

# A screen that is missing is an error at the app's type, and its note lies in the manifest.
mkdir "$work/missing"
cp "$here/generated/missing/"* "$work/missing"
"$tool" generate --plugin -m "$work/missing/routes.yaml" -o "$work/missing"
if compile 6 "-diagnostic-style llvm" "$work/missing"; then echo 'FAILED: a missing destination compiled'; exit 1; fi
for expected in "Half.swift:4:8: error: type 'Half' does not conform to protocol 'AppDestinations'" \
  "missing/routes.yaml:7:"; do
  grep -qF -- "$expected" "$work/missing.log" || { echo "FAILED: expected «$expected»"; cat "$work/missing.log"; exit 1; }
done
echo 'ok: a missing destination is reported at its line of the manifest'

# The code in README and on the pages, but for fragments of Package.swift, tests, and what shows generated code.
pages=$work/pages
mkdir "$pages"
cp -R "$here/Pages/." "$pages"
awk '
  /^```swift$/ { block = ""; line = FNR + 1; inside = 1; next }
  /^```$/ && inside {
    inside = 0
    if (block ~ /^(dependencies:|#expect|@Test|\/\/\/)/ || block ~ /UNNotificationResponse/) next
    gsub(/= …/, "= { _, _ in .allow }", block)
    gsub(/…/, "", block)
    gsub(/ private var/, " var", block)
    gsub(/#Preview/, "let _ =", block)
    printf "#sourceLocation(file: \"%s\", line: %d)\n", FILENAME, line
    if (block ~ /^(@main|struct)/) { printf "%s", block; next }
    host = block ~ /router\?/ ? "InView" : "Session"
    printf "extension %s { @MainActor func block%d() async throws { %s} }\n", host, ++count, block
  }
  inside { block = block $0 "\n" }' "$root/README.md" "$root/Documentation/GeneratedCode.md" \
  "$root/Documentation/Runtime.md" | cat <(printf 'import %s\n' Account Foundation RouteRuntime SwiftUI) - >"$pages/Blocks.swift"
[ "$(grep -c sourceLocation "$pages/Blocks.swift")" -ge 10 ] || { echo 'FAILED: the code on the pages was not found'; exit 1; }
for name in Account App; do "$tool" generate -m "$pages/$name/routes.yaml" -o "$pages/$name" >"$pages/log"; done
"$tool" generate --examples -m "$pages/App/routes.yaml" -o "$pages/App" >"$pages/log"
for mode in '5' '6' '6 -default-isolation MainActor'; do
  swiftc -swift-version $mode -parse-as-library -emit-module -module-name Account -I "$modules" \
    -emit-module-path "$pages/Account.swiftmodule" "$pages"/Account/*.swift
  # A line that only names a value is a warning, which a page may have.
  swiftc -swift-version $mode -parse-as-library -typecheck -module-name App -I "$modules" -I "$pages" \
    "$pages"/App/*.swift "$pages"/*.swift >"$pages/log" 2>&1 ||
    { echo "FAILED: the code on a page, Swift $mode"; grep 'error:' "$pages/log" | sort -u; exit 1; }
done
echo 'ok: the code in README and on the pages compiles'
