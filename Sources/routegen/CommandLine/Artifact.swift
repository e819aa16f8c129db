/// A kind of file that `emit` writes.
struct Artifact: Sendable {
  /// What a kind is made from.
  struct Input {
    var model: RouteModel
    /// For places in the manifest.
    var report: Report
    var arguments: ParsedArguments
    /// The file that the result goes to, for a kind that puts what is missing into it.
    var existing: SourceFile?
  }

  /// What is written, and what there is to say about it.
  struct Product {
    var text: String
    var notes: [String] = []
  }

  /// How a kind is made.
  enum Production: Sendable {
    case fromManifest(@Sendable (Input) throws(Failure) -> Product)
    /// It is the same for every manifest, and none is read.
    case constant(@Sendable () -> String)
  }

  var kind: String
  var overview: String
  /// Options that only some kinds take.
  var options: [Option] = []
  /// A file that is there already keeps what else it holds.
  var isMerged = false
  var production: Production

  /// Every kind, in the order in which help lists them.
  static let all: [Artifact] = [
    .aasa,
    Artifact(
      kind: "info-plist", overview: "the keys of Info.plist for the declared schemes",
      isMerged: true,
      production: .merged(
        new: { $0.infoPlist.xml },
        merged: { (model, file) throws(PropertyListError) in
          try model.infoPlist(mergedInto: file)
        })),
    Artifact(
      kind: "entitlements", overview: "the associated domains for the entitlements",
      isMerged: true,
      production: .merged(
        new: { $0.entitlements.xml },
        merged: { (model, file) throws(PropertyListError) in
          try model.entitlements(mergedInto: file)
        })),
    Artifact(
      kind: "schema", overview: "a JSON Schema, for completion in editors",
      production: .constant { ManifestSchema(rules: Rule.all).json.text }),
    Artifact(
      kind: "markdown", overview: "the table for people", production: .fromManifest { Product(text: $0.model.markdown) }
    ),
    Artifact(
      kind: "html", overview: "one page: the map, every screen, a box to try URLs in",
      production: .fromManifest { Product(text: $0.model.html) }),
    Artifact(
      kind: "mermaid", overview: "a map of the screens, in Mermaid's notation",
      production: .fromManifest { Product(text: $0.model.mermaid) }),
    Artifact(
      kind: "dot", overview: "a map of the screens, in Graphviz's notation",
      production: .fromManifest { Product(text: $0.model.dot) }),
    Artifact(
      kind: "android", overview: "intent filters, and the skeleton of assetlinks.json",
      production: .fromManifest { Product(text: $0.model.android) }),
    Artifact(
      kind: "json", overview: "the resolved table",
      production: .fromManifest { Product(text: ResolvedTable(URLMatcher($0.model), report: $0.report).json.text) }),
  ]
}

extension Artifact.Production {
  /// A property list: a new one, or the existing one with what it lacks.
  fileprivate static func merged(
    new: @escaping @Sendable (RouteModel) -> String,
    merged: @escaping @Sendable (RouteModel, SourceFile) throws(PropertyListError) -> String
  ) -> Self {
    .fromManifest { (input) throws(Failure) in
      guard let existing = input.existing else { return Artifact.Product(text: new(input.model)) }
      do throws(PropertyListError) {
        return Artifact.Product(text: try merged(input.model, existing))
      } catch {
        let line = existing.line(at: Int(error.range.start)) + 1
        throw Failure(
          code: .noInput,
          message: "'\(existing.path)' is no property list in XML: \(error.message), line \(line); nothing was changed")
      }
    }
  }
}
