/// A type that can be a parameter of a route: it reads from, and prints to, the decoded text of one URL component.
///
/// The standard types conform already; conform your own type to name it with `swift:` in the manifest. Printing and
/// reading must agree: `T(routeValue: value.routeValue) == value`.
public protocol RouteParameter: Hashable, Sendable {
  /// Reads a value from decoded text.
  ///
  /// - Parameter routeValue: The text of the component, percent-decoded.
  /// - Returns: nil where the text is no value of this type.
  init?(routeValue: String)

  /// The value as text, before percent-encoding.
  var routeValue: String { get }
}
