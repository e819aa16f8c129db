public import Foundation

extension String: RouteParameter {
  /// Any text is a string.
  public init?(routeValue: String) { self = routeValue }
  /// The string itself.
  public var routeValue: String { self }
}

extension Bool: RouteParameter {
  /// Reads `true`, `false`, `1`, `0`, `yes` or `no` in any case.
  public init?(routeValue: String) {
    var text = routeValue
    guard let value = text.withUTF8({ TextBytes($0).bool }) else { return nil }
    self = value
  }
  /// `true` or `false`.
  public var routeValue: String { self ? "true" : "false" }
}

extension RouteParameter where Self: FixedWidthInteger {
  /// Reads digits, with a `-` before them or without, in the one spelling a number has.
  public init?(routeValue: String) {
    var text = routeValue
    guard let whole = text.withUTF8({ TextBytes($0).whole }), let value = whole.exactly(Self.self) else { return nil }
    self = value
  }
  /// The number in decimal digits.
  public var routeValue: String { String(self) }
}

extension Int: RouteParameter {}
extension Int32: RouteParameter {}
extension Int64: RouteParameter {}
extension UInt: RouteParameter {}

extension Double: RouteParameter {
  /// Reads a number in the syntax of JSON, of at most 24 characters and two digits in the exponent.
  public init?(routeValue: String) {
    var text = routeValue
    guard let value = text.withUTF8({ TextBytes($0).double }) else { return nil }
    self = value
  }
  /// The shortest text that reads as the number; without a point where it is whole.
  public var routeValue: String {
    let text = String(self)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension UUID: RouteParameter {
  /// Reads 8-4-4-4-12 hexadecimal digits.
  public init?(routeValue: String) {
    var text = routeValue
    guard text.withUTF8({ TextBytes($0).isUUID }) else { return nil }
    self.init(uuidString: text)
  }
  /// The digits in upper case.
  public var routeValue: String { uuidString }
}

extension Date: RouteParameter {
  /// Reads an RFC 3339 date, which stands for its first moment in UTC, or date and time.
  public init?(routeValue: String) {
    var text = routeValue
    guard let moment = text.withUTF8({ TextBytes($0).moment }) else { return nil }
    self.init(timeIntervalSince1970: Double(moment.seconds) + moment.fraction)
  }
  /// The date and time in UTC, with milliseconds only if there are any.
  public var routeValue: String { Moment.text(secondsSince1970: timeIntervalSince1970) }
}

extension URL: RouteParameter {
  /// Reads a scheme, a colon and one or more characters.
  public init?(routeValue: String) {
    var text = routeValue
    guard text.withUTF8({ TextBytes($0).isURL }) else { return nil }
    self.init(string: text)
  }
  /// The URL as text.
  public var routeValue: String { absoluteString }
}

// Generated enums and wrappers write neither member of the protocol.
extension RouteParameter where Self: RawRepresentable, RawValue: RouteParameter {
  /// Reads the raw value.
  public init?(routeValue: String) {
    guard let raw = RawValue(routeValue: routeValue) else { return nil }
    self.init(rawValue: raw)
  }
  /// The raw value as text.
  public var routeValue: String { rawValue.routeValue }
}
