/// SARIF 2.1.0, as code scanning services read it.
struct SARIFReporter: Reporter {
  /// The catalogue: every rule is described, whether it found something or not.
  var rules: [Rule]
  /// The tool's own version.
  var version: String

  func text(for report: Report) -> String {
    let driver: JSON = [
      "name": "routegen",
      "semanticVersion": .string(version),
      "rules": .array(rules.map(descriptor)),
    ]
    let document: JSON = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver],
          "columnKind": "utf16CodeUnits",
          "results": .array(results(of: report)),
        ]
      ],
    ]
    return document.text
  }

  private func descriptor(of rule: Rule) -> JSON {
    [
      "id": .string(rule.id),
      "shortDescription": ["text": .string(rule.summary)],
      "fullDescription": ["text": .string(rule.explanation)],
      "help": [
        "text": .string("\(rule.explanation)\n\nFails:\n\(rule.failing)\n\nPasses:\n\(rule.passing)"),
        "markdown": .string(
          "\(rule.explanation)\n\nFails:\n\n\(fenced(rule.failing))\n\nPasses:\n\n\(fenced(rule.passing))"),
      ],
      "defaultConfiguration": ["level": .string(rule.severity.name)],
      "properties": ["tags": [.string(rule.family.rawValue)]],
    ]
  }

  private func fenced(_ manifest: String) -> String {
    "```yaml\n\(manifest)\(manifest.hasSuffix("\n") ? "" : "\n")```"
  }

  private func results(of report: Report) -> [JSON] {
    let numbers = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var fingerprints = Fingerprints()
    return report.diagnostics.map { diagnostic in
      var pairs: [(key: String, value: JSON)] = [("ruleId", .string(diagnostic.rule.id))]
      if let number = numbers[diagnostic.rule.id] { pairs.append(("ruleIndex", .int(number))) }
      pairs += [
        ("level", .string(diagnostic.severity.name)),
        ("message", ["text": .string(message(of: diagnostic))]),
        ("locations", [["physicalLocation": physicalLocation(of: diagnostic.range, in: report)]]),
      ]
      if !diagnostic.related.isEmpty {
        let related = diagnostic.related.enumerated().map { index, related -> JSON in
          if report.isPseudo(related.range.file) {
            let line = report.start(of: related.range).line
            return ["id": .int(index + 1), "message": ["text": "\(related.message) (line \(line) of standard input)"]]
          }
          return [
            "id": .int(index + 1),
            "message": ["text": .string(related.message)],
            "physicalLocation": physicalLocation(of: related.range, in: report),
          ]
        }
        pairs.append(("relatedLocations", .array(related)))
      }
      let fingerprint = fingerprints.next(for: diagnostic, in: report)
      pairs.append(("partialFingerprints", ["ruleAndEntries/v1": .string(fingerprint)]))
      return .object(pairs)
    }
  }

  private func message(of diagnostic: Diagnostic) -> String {
    var text = diagnostic.message
    if let help = diagnostic.help { text += "\nhelp: \(help)" }
    if let example = diagnostic.example { text += "\nexample: \(example)" }
    return text
  }

  private func physicalLocation(of range: SourceRange, in report: Report) -> JSON {
    let start = report.start(of: range, in: .utf16)
    let end = report.end(of: range, in: .utf16)
    return [
      "artifactLocation": ["uri": .string(Path.percentEncoded(report.relativePath(range)))],
      "region": [
        "startLine": .int(start.line), "startColumn": .int(start.column),
        "endLine": .int(end.line), "endColumn": .int(end.column),
      ],
    ]
  }
}

extension Path {
  /// The path as the path of a URI.
  static func percentEncoded(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/":
        text.unicodeScalars.append(scalar)
      default:
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}
