"""Holds the JSON that the tool writes against the published schemas, and manifests against `emit schema`.

Usage: validate.py TOOL. Needs the packages jsonschema and pyyaml, and says so where they are missing. With
SARIF_SCHEMA naming a copy of the OASIS schema, SARIF reports are held against that too.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

try:
    import jsonschema
    import yaml
except ImportError as missing:
    print(f"validate.py: skipped, {missing}")
    sys.exit(1 if os.environ.get("CI") else 0)

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = str(pathlib.Path(sys.argv[1]).resolve())
FAMILIES = {"unknown-key", "wrong-type", "missing-key", "unsupported-version"}
failures = []


def run(*arguments, manifest=None):
    result = subprocess.run([TOOL, *arguments], input=manifest, capture_output=True, text=True, cwd=ROOT)
    if result.returncode not in (0, 1):
        failures.append(f"{' '.join(arguments)}: exit {result.returncode}: {result.stderr}")
    return result.stdout


def hold(what, value, schema):
    for error in jsonschema.validators.validator_for(schema)(schema).iter_errors(value):
        failures.append(f"{what}: {'/'.join(map(str, error.absolute_path))}: {error.message[:200]}")


def published(name):
    schema = json.loads((ROOT / "Documentation/Schemas" / f"{name}.schema.json").read_text())
    jsonschema.validators.validator_for(schema).check_schema(schema)
    return schema


def manifests():
    """Every manifest of the project that stands for itself, by its name."""
    yield "routes.yaml", (ROOT / "routes.yaml").read_text()
    yield "init", run("init", "-o", "-")
    for path in sorted(ROOT.glob("Tests/**/routes.yaml")):
        yield str(path.relative_to(ROOT)), path.read_text()




check, match, table = published("check"), published("match"), published("table")
schema = json.loads(run("emit", "schema"))
jsonschema.Draft7Validator.check_schema(schema)
editor = jsonschema.Draft7Validator(schema)
sarif = os.environ.get("SARIF_SCHEMA")
sarif = json.loads(pathlib.Path(sarif).read_text()) if sarif else None

count = 0
for name, text in manifests():
    count += 1
    report = json.loads(run("check", "-", "--format", "json", manifest=text))
    hold(f"{name}: check", report, check)
    if sarif:
        hold(f"{name}: sarif", json.loads(run("check", "-", "--format", "sarif", manifest=text)), sarif)
    resolved = run("dump", "table", "-", manifest=text)
    if resolved:  # An empty manifest has no table.
        hold(f"{name}: table", json.loads(resolved), table)
    structural = [d for d in report["diagnostics"] if d["rule"] in FAMILIES]
    try:
        value = yaml.safe_load(text)
    except yaml.YAMLError:
        continue
    errors = [error.message[:120] for error in editor.iter_errors(value)]
    if bool(errors) != bool(structural):
        found = [d["message"] for d in structural]
        failures.append(f"{name}: the schema finds {errors}, the checks find {found}")

urls = ["shop://orders/42/items/7?utm=1&x", "/", "/compose", "/logout", "/nowhere", "/orders/x", "/search", "foo:x",
        "shop://logout", "wx1234567890abcdef://x", "shop://a/../b", "/account/devices"]
hold("match", json.loads(run("match", "--format", "json", *urls)), match)

print("\n".join(failures) if failures else f"{count} manifests fit their schemas")
sys.exit(1 if failures else 0)
