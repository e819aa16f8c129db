/// A JSON Schema (draft 7, which editors know best) of manifests, for completion and hover.
struct ManifestSchema {
  /// The rules that a manifest may name under `checks` and `ignore`.
  let rules: [Rule]

  var json: JSON {
    let manifest = object("", manifestKeys, required: ["routegen"])
    return .object(
      [
        ("$schema", "http://json-schema.org/draft-07/schema#"),
        ("title", "routegen manifest"),
      ] + ManifestSchema.members(of: manifest) + [("definitions", .object(definitions))])
  }

  /// One key of a map: its name, what hover says of it, and its schema.
  typealias Key = (name: String, description: String, schema: JSON)

  private var manifestKeys: [Key] {
    [
      ("routegen", "The version of the manifest format: 1.", ["enum": [1, "1"]]),
      ("name", "The prefix of the generated types, such as Shop for ShopRoute and ShopTab. Default: App.", text),
      ("module", "The Swift module of a table that an app mounts: it has no links and no tabs of its own.", text),
      (
        "access", "The access level of the generated code. Default: internal; public for a module.",
        choice("internal", "package", "public")
      ),
      ("imports", "Swift modules that the generated code imports.", texts),
      ("include", "Further manifests, merged into this one; relative to this file. '**' crosses folders.", texts),
      ("modules", "Tables that are compiled in modules of their own, and mounted here.", map(of: reference("module"))),
      (
        "destinations",
        "How views are handed over: as a type each (typed), or as AnyView, which compiles faster (erased).",
        choice("typed", "erased")
      ),
      ("links", "Schemes and hosts of the app's URLs.", reference("links")),
      (
        "types", "The manifest's own types: enums, wrappers around scalars, and types of the app.",
        map(of: reference("type"))
      ),
      (
        "guards", "Conditions under which a screen may be shown.",
        .anyOf([texts, map(of: reference("guard"))])
      ),
      ("tabs", "The tabs, in the order of the tab bar.", map(of: reference("tab"))),
      (
        "routes", "Screens pushed above a tab's or a sheet's root, and groups of them.",
        map(of: reference("routeOrGroup"))
      ),
      ("sheets", "Screens presented above everything else.", map(of: reference("sheet"))),
      ("actions", "Links that do something instead of showing something.", map(of: reference("action"))),
      ("redirects", "From a URL pattern to the one it now means.", map(of: text)),
      ("retired", "URLs that once worked, and may never mean something else.", texts),
      ("checks", "Severities of rules: error, warning, note or off.", checks),
    ]
  }

  private var linkKeys: [Key] {
    [
      ("schemes", "Custom schemes: links such as shop://orders/7.", texts),
      ("hosts", "Hosts of universal links; '*.example.com' covers what stands before the dot.", texts),
      ("canonical", "The form that 'route.url' tries first. Default: scheme.", choice("scheme", "web")),
      ("caseInsensitive", "Whether literals in paths match without regard to ASCII case. Default: false.", bool),
      ("plusIsSpace", "Whether '+' in a query value is a space. Default: true.", bool),
      ("queries", "Other apps' schemes that this app asks for (LSApplicationQueriesSchemes).", texts),
      ("handoff", "Schemes that belong to other SDKs: recognised, handed over, never parsed.", map(of: texts)),
    ]
  }

  private var typeKeys: [Key] {
    [
      ("base", "The scalar that the type wraps.", reference("scalar")),
      ("swift", "The app's own type, which conforms to RouteParameter.", text),
      ("doc", "One sentence for the generated code.", text),
    ] + constraintKeys
  }

  private var guardKeys: [Key] {
    [
      ("fallback", "The screen that is shown instead.", text), ("doc", "One sentence for the generated code.", text),
    ]
  }

  private var parameterKeys: [Key] {
    [
      (
        "type", "The type: a scalar or a type of 'types', 'T?' for an optional, '[T]' for a list.",
        reference("parameterType")
      ),
      ("default", "The value where a URL has none.", .anyOf([text, texts])),
      ("style", "How a list stands in a query: k=a&k=b, or k=a,b. Default: repeated.", choice("repeated", "comma")),
      ("sensitive", "Whether the value is kept out of logs, and away from custom schemes.", bool),
      ("doc", "One sentence for the generated code.", text),
    ] + constraintKeys
  }

  private var constraintKeys: [Key] {
    [
      ("min", "The smallest number.", text), ("max", "The largest number.", text),
      ("matches", "A regular expression for the whole text.", text),
    ]
  }

  private var definitions: [(key: String, value: JSON)] {
    let enumValue: JSON = .anyOf([
      text,
      [
        "type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": text,
        "description": "A value and its text in URLs.",
      ],
    ])
    let builtin = BuiltinType.allCases.map(\.rawValue)
    return [
      ("scalar", ["enum": .strings(builtin)]),
      ("parameterType", parameterType(builtin)),
      ("links", object("Schemes and hosts of the app's URLs.", linkKeys)),
      (
        "type",
        .anyOf([
          reference("scalar"), ["type": "array", "items": enumValue, "description": "The values of an enum."],
          object("A wrapper around a scalar.", typeKeys.filter { $0.name != "swift" }, required: ["base"]),
          object("A type of the app.", typeKeys.filter { $0.name != "base" }, required: ["swift"]),
        ])
      ),
      ("guard", object("A condition under which a screen may be shown.", guardKeys)),
      (
        "parameter",
        .anyOf([
          reference("parameterType"), object("A parameter.", parameterKeys, required: ["type"]),
        ])
      ),
      ("tab", object("A tab.", keys(of: .tab))),
      ("route", object("A screen that is pushed.", keys(of: .route))),
      ("group", object("A namespace of routes.", groupKeys, required: ["routes"])),
      ("module", object("A table of another module, mounted.", moduleKeys, required: ["manifest"])),
      (
        "routeOrGroup",
        [
          "if": ["anyOf": [["required": ["routes"]], ["required": ["prefix"]]]],
          "then": reference("group"), "else": reference("route"),
        ]
      ),
      ("sheet", object("A screen that is presented.", keys(of: .sheet))),
      ("action", object("A link that does something instead of showing something.", keys(of: .action))),
    ]
  }

  /// The built-in types in each shape for completion, and any other name.
  private func parameterType(_ builtin: [String]) -> JSON {
    let known = builtin + builtin.map { "\($0)?" } + builtin.map { "[\($0)]" }
    let name = "[^\\[\\]?,\\s0-9-][^\\[\\]?,\\s]*"
    return .anyOf([
      ["enum": .strings(known)], ["type": "string", "pattern": .string("^(\(name)\\??|\\[\(name)\\])$")],
    ])
  }

  private var changeableRules: [Rule] { rules.filter { !$0.isFixed } }

  private var checks: JSON {
    let levels = choice("error", "warning", "note", "off")
    let properties = changeableRules.map { rule in
      (key: rule.id, value: ManifestSchema.described("\(rule.summary) Default: \(rule.severity.name).", levels))
    }
    return ["type": "object", "properties": .object(properties), "additionalProperties": false]
  }

  var ruleIDs: JSON { ["type": "array", "items": ["enum": .strings(changeableRules.map(\.id))]] }
}

// MARK: - Schemas of values

extension ManifestSchema {
  /// Any scalar stands for its text.
  var text: JSON { ["type": ["string", "number", "boolean"]] }
  var texts: JSON { ["type": "array", "items": text] }
  var bool: JSON { ["type": "boolean"] }

  func choice(_ words: String...) -> JSON { ["enum": .strings(words)] }
  func map(of value: JSON) -> JSON { ["type": "object", "additionalProperties": value] }
  func reference(_ name: String) -> JSON { ["$ref": "#/definitions/\(name)"] }

  /// A map with certain keys, and notes of the user's own.
  func object(_ description: String, _ keys: [Key], required: [String] = []) -> JSON {
    var members: [(key: String, value: JSON)] = [("type", "object")]
    if !description.isEmpty { members.append(("description", .string(description))) }
    if !required.isEmpty { members.append(("required", .strings(required))) }
    let properties = keys.map { (key: $0.name, value: ManifestSchema.described($0.description, $0.schema)) }
    members += [
      ("properties", .object(properties)), ("patternProperties", ["^x-": true]), ("additionalProperties", false),
    ]
    return .object(members)
  }

  /// A schema with a description; beside a reference nothing counts, so that goes into a list of one.
  static func described(_ description: String, _ schema: JSON) -> JSON {
    let members = members(of: schema)
    if members.contains(where: { $0.key == "$ref" }) {
      return ["description": .string(description), "allOf": [schema]]
    }
    return .object([("description", .string(description))] + members.filter { $0.key != "description" })
  }

  static func members(of schema: JSON) -> [(key: String, value: JSON)] {
    if case .object(let members) = schema { members } else { [] }
  }
}

extension JSON {
  fileprivate static func anyOf(_ schemas: [JSON]) -> JSON { ["anyOf": .array(schemas)] }
}
