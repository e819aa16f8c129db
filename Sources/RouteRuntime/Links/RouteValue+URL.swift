public import Foundation

extension RouteValue {
  /// Makes the value that a link opens, if it opens one of this type.
  @inlinable
  public init?(_ string: String) {
    // The value is made in its place, in which nothing is yet, and moved from there: a copy of a large enum is a long
    // switch.
    var value: Self?
    withUnsafeMutablePointer(to: &value) { place in
      Self.Table.compiled.open(string) { place.initialize(to: try? Self.make($0, from: $1)) }
    }
    switch consume value {
    case .some(let made): self = consume made
    case nil: return nil
    }
  }

  /// Makes the value that a link opens, if it opens one of this type.
  @inlinable
  public init?(url: String) { self.init(url) }

  /// Makes the value that a link opens, if it opens one of this type.
  @inlinable
  public init?(url: URL) { self.init(url.absoluteString) }

  /// A URL that opens exactly this value, in the manifest's canonical form where that can be; nil where none does.
  public var url: URL? { urlString.flatMap { URL(string: $0) } }

  /// ``url`` as text.
  public var urlString: String? {
    let table = Table.compiled
    let fields = RouteFields(self)
    let preferred: LinkSource = table.prefersWeb ? .web : .scheme
    return table.url(of: fields, as: preferred) { Self.fields(readFrom: $0) == fields }
      ?? table.url(of: fields, as: preferred.other) { Self.fields(readFrom: $0) == fields }
  }

  /// A URL of one form that opens exactly this value; nil where none does.
  public func url(as source: LinkSource) -> URL? { urlString(as: source).flatMap { URL(string: $0) } }

  /// ``url(as:)`` as text.
  public func urlString(as source: LinkSource) -> String? {
    let fields = RouteFields(self)
    return Table.compiled.url(of: fields, as: source) { Self.fields(readFrom: $0) == fields }
  }

  private static func fields(readFrom string: String) -> RouteFields? { Self(string).map { RouteFields($0) } }
}

extension CompiledRoutes {
  /// Gives the entry that a link opens, and its parameters, if it opens one.
  @usableFromInline
  func open(_ string: String, _ body: (_ entry: Int, _ values: borrowing RouteValues) -> Void) {
    read(string) { reading in
      if case .match(let match) = reading { body(match.entry, RouteValues(match)) }
    }
  }
}

extension LinkSource {
  fileprivate var other: LinkSource { self == .web ? .scheme : .web }
}
