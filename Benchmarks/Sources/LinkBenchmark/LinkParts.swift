import Foundation

/// A link taken apart, and put together as an app without a printer does.
struct LinkParts {
  private let scheme: String
  private let segments: [String]
  private let items: [(name: String, value: String)]

  init(_ link: String) {
    let parts = URLComponents(string: link)
    scheme = parts?.scheme ?? ""
    segments = [parts?.host ?? ""] + (parts?.path.split(separator: "/").map(String.init) ?? [])
    items = parts?.queryItems?.map { ($0.name, $0.value ?? "") } ?? []
  }

  /// The length of the longest text that a route could hold.
  var longestText: Int { (segments.dropFirst() + items.map(\.value)).map(\.utf8.count).max() ?? 0 }

  func printedWithComponents() -> String? {
    var parts = URLComponents()
    parts.scheme = scheme
    parts.host = segments[0]
    parts.path = "/" + segments.dropFirst().joined(separator: "/")
    if !items.isEmpty { parts.queryItems = items.map { URLQueryItem(name: $0.name, value: $0.value) } }
    return parts.string
  }

  func interpolated() -> String {
    var text = "\(scheme)://\(segments[0])"
    for segment in segments.dropFirst() { text += "/\(escaped(segment))" }
    for (index, item) in items.enumerated() { text += "\(index == 0 ? "?" : "&")\(item.name)=\(escaped(item.value))" }
    return text
  }

  private func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? text
  }
}
