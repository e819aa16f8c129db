/// A kind of file that `emit` writes.
struct Artifact: Sendable {
  /// What a kind is made from.
  struct Input {
    var model: RouteModel
    /// For places in the manifest.
    var report: Report
    var arguments: ParsedArguments
  }

  /// How a kind is made.
  enum Production: Sendable {
    case fromManifest(@Sendable (Input) throws(Failure) -> String)
    /// It is the same for every manifest, and none is read.
    case constant(@Sendable () -> String)
  }

  var kind: String
  var overview: String
  /// Options that only some kinds take.
  var options: [Option] = []
  var production: Production

  /// Every kind, in the order in which help lists them.
  static let all: [Artifact] = [
    .aasa,
    Artifact(
      kind: "info-plist", overview: "the keys of Info.plist for the declared schemes",
      production: .fromManifest { $0.model.infoPlist.xml }),
    Artifact(
      kind: "entitlements", overview: "the associated domains for the entitlements",
      production: .fromManifest { $0.model.entitlements.xml }),
    Artifact(
      kind: "schema", overview: "a JSON Schema, for completion in editors",
      production: .constant { ManifestSchema(rules: Rule.all).json.text }),
    Artifact(
      kind: "markdown", overview: "the table for people", production: .fromManifest { $0.model.markdown }),
    Artifact(
      kind: "mermaid", overview: "a map of the screens, in Mermaid's notation",
      production: .fromManifest { $0.model.mermaid }),
    Artifact(
      kind: "dot", overview: "a map of the screens, in Graphviz's notation",
      production: .fromManifest { $0.model.dot }),
    Artifact(
      kind: "json", overview: "the resolved table",
      production: .fromManifest { ResolvedTable(model: $0.model, report: $0.report).json.text }),
  ]
}
