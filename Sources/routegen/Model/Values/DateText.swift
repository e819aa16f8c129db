/// An RFC 3339 date or date-time, as its text.
struct DateText: Sendable, Hashable {
  /// Since midnight of 1970-01-01 UTC.
  var milliseconds: Int

  /// Reads `2024-05-01`, which is midnight UTC, or `2024-05-01T10:00:00.5+02:00`.
  init?(_ text: Bytes) {
    var rest = text
    guard let year = Self.number(&rest, digits: 4), Self.take(&rest, "-"),
      let month = Self.number(&rest, digits: 2), (1...12).contains(month), Self.take(&rest, "-"),
      let day = Self.number(&rest, digits: 2), (1...Self.days(of: month, in: year)).contains(day)
    else { return nil }
    milliseconds = Self.daysSinceEpoch(year: year, month: month, day: day) * 86_400_000
    if rest.isEmpty { return }

    guard Self.take(&rest, "T"), let hour = Self.number(&rest, digits: 2), hour < 24, Self.take(&rest, ":"),
      let minute = Self.number(&rest, digits: 2), minute < 60, Self.take(&rest, ":"),
      let second = Self.number(&rest, digits: 2), second < 60
    else { return nil }
    milliseconds += ((hour * 60 + minute) * 60 + second) * 1000
    if Self.take(&rest, ".") {
      let digits = rest.prefix(while: \.isDigit)
      guard !digits.isEmpty else { return nil }
      rest = rest.dropFirst(digits.count)
      let padded = digits.prefix(3) + Array(repeating: UInt8(ascii: "0"), count: max(0, 3 - digits.count))
      milliseconds += padded.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    if Self.take(&rest, "Z") {
      guard rest.isEmpty else { return nil }
      return
    }
    let isWest = rest.first == UInt8(ascii: "-")
    guard isWest || rest.first == UInt8(ascii: "+") else { return nil }
    rest.removeFirst()
    guard let hours = Self.number(&rest, digits: 2), hours < 24, Self.take(&rest, ":"),
      let minutes = Self.number(&rest, digits: 2), minutes < 60, rest.isEmpty
    else { return nil }
    let offset = (hours * 60 + minutes) * 60_000
    milliseconds += isWest ? offset : -offset
  }

  /// In UTC, with milliseconds only where they are not zero; nil where the offset moved it out of years 0 to 9999.
  var utcText: String? {
    let day = milliseconds.flooredQuotient(86_400_000)
    let time = milliseconds - day * 86_400_000
    let (year, month, dayOfMonth) = Self.civil(daysSinceEpoch: day)
    guard (0...9999).contains(year) else { return nil }
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfMonth, 2))"
    let seconds = time / 1000
    let clock = "\(padded(seconds / 3600, 2)):\(padded(seconds / 60 % 60, 2)):\(padded(seconds % 60, 2))"
    let fraction = time % 1000 == 0 ? "" : ".\(padded(time % 1000, 3))"
    return "\(date)T\(clock)\(fraction)Z"
  }

  private static func number(_ rest: inout Bytes, digits: Int) -> Int? {
    guard rest.count >= digits, rest.prefix(digits).allSatisfy(\.isDigit) else { return nil }
    let value = rest.prefix(digits).reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    rest = rest.dropFirst(digits)
    return value
  }

  /// Takes one character; letters in either case, as the grammar of RFC 3339 has it.
  private static func take(_ rest: inout Bytes, _ character: Unicode.Scalar) -> Bool {
    let byte = UInt8(ascii: character)
    guard let first = rest.first, first.asciiLowercased == byte.asciiLowercased else { return false }
    rest.removeFirst()
    return true
  }

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days of the proleptic Gregorian calendar, counted in years that begin in March and eras of 400 years.
  private static func daysSinceEpoch(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year.flooredQuotient(400)
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(daysSinceEpoch: Int) -> (year: Int, month: Int, day: Int) {
    let days = daysSinceEpoch + 719_468
    let era = days.flooredQuotient(146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
}

extension Int {
  fileprivate func flooredQuotient(_ divisor: Int) -> Int {
    self >= 0 ? self / divisor : (self - divisor + 1) / divisor
  }
}
