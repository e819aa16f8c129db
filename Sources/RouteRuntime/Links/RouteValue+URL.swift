public import Foundation

extension RouteValue {
  /// Makes the value that a link opens, if it opens one of this type.
  public init?(_ string: String) {
    let value = Self.Table.compiled.read(string) { reading -> Self? in
      guard case .match(let match) = reading else { return nil }
      return try? Self.make(match.entry, from: RouteValues(match))
    }
    guard let value else { return nil }
    self = value
  }

  /// Makes the value that a link opens, if it opens one of this type.
  public init?(url: String) { self.init(url) }

  /// Makes the value that a link opens, if it opens one of this type.
  public init?(url: URL) { self.init(url.absoluteString) }

  /// A URL that opens exactly this value, in the manifest's canonical form where that can be; nil where none does.
  public var url: URL? { urlString.flatMap { URL(string: $0) } }

  /// ``url`` as text.
  public var urlString: String? {
    let table = Table.compiled
    let fields = RouteFields(self)
    let preferred: LinkSource = table.prefersWeb ? .web : .scheme
    return table.url(of: fields, as: preferred, isSame: isRead)
      ?? table.url(of: fields, as: preferred.other, isSame: isRead)
  }

  /// A URL of one form that opens exactly this value; nil where none does.
  public func url(as source: LinkSource) -> URL? { urlString(as: source).flatMap { URL(string: $0) } }

  /// ``url(as:)`` as text.
  public func urlString(as source: LinkSource) -> String? {
    Table.compiled.url(of: RouteFields(self), as: source, isSame: isRead)
  }

  private func isRead(from string: String) -> Bool { Self(string) == self }
}

extension LinkSource {
  fileprivate var other: LinkSource { self == .web ? .scheme : .web }
}
