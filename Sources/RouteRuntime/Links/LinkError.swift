public import Foundation

/// Why a link opens nothing.
public enum LinkError: Error, Hashable, Sendable {
  /// The text breaks a rule that every link keeps.
  case malformed(Malformation)
  /// The link's scheme or host is none of the manifest's.
  case foreign(String)
  /// No pattern matches.
  ///
  /// - Parameter closest: The pattern that shares the most segments with the link, if any does.
  case notFound(closest: String?)
  /// A pattern would match, had the link this parameter.
  case missingParameter(name: String, route: String)
  /// A pattern would match, did this value fit.
  ///
  /// The value of a sensitive parameter is redacted. `expected` is the type as the manifest writes it.
  case invalidParameter(name: String, value: String, expected: String, route: String)
  /// A pattern matches that this form of link may not open.
  case sourceNotAllowed(route: String, source: LinkSource)

  /// What is wrong with a malformed link.
  public enum Malformation: String, Hashable, Sendable, CaseIterable {
    /// More than 8 KiB.
    case tooLong = "it is longer than 8 KiB"
    /// More than 64 segments.
    case tooManySegments = "its path has more than 64 segments"
    /// More than 128 query items.
    case tooManyQueryItems = "its query has more than 128 items"
    /// There is no scheme in front.
    case noScheme = "it does not start with a scheme"
    /// A web link without a host.
    case noHost = "it has no host"
    /// A user name or password, a backslash, or in a custom scheme a port or bracket before the first slash.
    case authority = "what stands before its path holds a character that is not allowed there"
    /// `%` without two hexadecimal digits.
    case badEscape = "it holds a % that no two hexadecimal digits follow"
    /// Bytes that are no text.
    case notUTF8 = "its escapes decode to bytes that are no UTF-8"
    /// `%00`.
    case nul = "it holds a NUL character"
    /// A `.` or `..` segment.
    case dotSegment = "its path holds a . or .. segment"
    /// An unescaped control character.
    case controlCharacter = "it holds a control character that is not escaped"
  }
}

extension LinkError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .malformed(let malformation): "The link is malformed: \(malformation.rawValue)."
    case .foreign(let name): "The link is another app's: \(name) is declared neither as a scheme nor as a host."
    case .notFound(let closest?): "No route has this URL; the closest is \(closest)."
    case .notFound(nil): "No route has this URL."
    case .missingParameter(let name, let route): "The link to \(route) lacks the parameter \(name)."
    case .invalidParameter(let name, let value, let expected, let route):
      "The link to \(route) has “\(value)” for the parameter \(name), which does not fit \(expected)."
    case .sourceNotAllowed(let route, .web): "A web link may not open \(route)."
    case .sourceNotAllowed(let route, .scheme): "A link with a custom scheme may not open \(route)."
    }
  }
}

extension LinkError: LocalizedError {
  /// The error as a sentence, for `localizedDescription`; it is in English.
  public var errorDescription: String? { description }
}
