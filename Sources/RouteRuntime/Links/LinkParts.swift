/// The form of URL that a link was read from.
///
/// It says nothing about who sent the link: any app can open a custom scheme.
public enum LinkSource: String, Hashable, Codable, Sendable, CaseIterable {
  /// A universal link: `https://` and a declared host.
  case web
  /// A declared custom scheme.
  case scheme
}

/// A query item that the opened entry does not declare.
public struct QueryItem: Hashable, Codable, Sendable {
  /// The key, decoded; as written where it cannot be decoded.
  public var name: String
  /// The value likewise; nil for a key without `=`.
  public var value: String?

  /// Makes a query item.
  public init(name: String, value: String?) {
    self.name = name
    self.value = value
  }
}

/// A link whose scheme belongs to another SDK: recognised, never parsed.
public struct Handoff: Hashable, Codable, Sendable {
  /// The SDK's name in the manifest.
  public var name: String
  /// The link as it came.
  public var url: String

  /// Makes a handoff.
  public init(name: String, url: String) {
    self.name = name
    self.url = url
  }
}
