/// A point in time as RFC 3339 writes it.
struct Moment: Equatable {
  /// Seconds since 1970 in UTC; an `Int` may have 32 bits only.
  var seconds: Int64
  /// What is beyond the second, from 0 to 1.
  var fraction: Double

  /// The date and time in UTC, with milliseconds only if there are any.
  ///
  /// Years that RFC 3339 cannot write give a text that nothing reads.
  static func text(secondsSince1970 time: Double) -> String {
    guard time.isFinite, abs(time) < 1e13 else { return "invalid date" }
    let milliseconds = Int64((time * 1000).rounded())
    let second = Int64(floorDividing: milliseconds, by: 1000)
    let day = Int64(floorDividing: second, by: 86_400)
    let (year, month, dayOfMonth) = civil(fromDay: day)
    let secondOfDay = second - day * 86_400
    var text = padded(year, 4) + "-" + padded(month, 2) + "-" + padded(dayOfMonth, 2) + "T"
    text += padded(secondOfDay / 3600, 2) + ":" + padded(secondOfDay / 60 % 60, 2) + ":" + padded(secondOfDay % 60, 2)
    let rest = milliseconds - second * 1000
    if rest != 0 { text += "." + padded(rest, 3) }
    return text + "Z"
  }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  // The proleptic Gregorian calendar, in eras of 400 years that begin in March.

  static func day(year: Int64, month: Int64, day: Int64) -> Int64 {
    let year = month <= 2 ? year - 1 : year
    let era = Int64(floorDividing: year, by: 400)
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(fromDay day: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = day + 719_468
    let era = Int64(floorDividing: shifted, by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let dayOfMonth = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfMonth)
  }
}

extension Int64 {
  /// The quotient rounded down.
  fileprivate init(floorDividing dividend: Int64, by divisor: Int64) {
    self = dividend >= 0 ? dividend / divisor : (dividend - divisor + 1) / divisor
  }
}

extension TextBytes {
  /// An RFC 3339 date, or date and time with an offset, on a day that the calendar has.
  var moment: Moment? {
    guard count >= 10, let year = digits(0, 4), base[4] == 0x2D, let month = digits(5, 2), base[7] == 0x2D,
      let day = digits(8, 2), month >= 1, month <= 12, day >= 1, day <= Self.days(month: month, year: year)
    else { return nil }
    let midnight = Moment.day(year: year, month: month, day: day) * 86_400
    if count == 10 { return Moment(seconds: midnight, fraction: 0) }
    guard count >= 20, base[10] | 0x20 == 0x74, let hour = digits(11, 2), base[13] == 0x3A,
      let minute = digits(14, 2), base[16] == 0x3A, let second = digits(17, 2), hour < 24, minute < 60, second < 60
    else { return nil }
    var index = 19
    var fraction = 0.0
    if base[index] == 0x2E {
      index += 1
      let start = index
      var numerator = 0.0
      var denominator = 1.0
      while index < count, base[index] &- 48 < 10 {
        // Nothing finer than a millisecond is ever printed.
        if index - start < 3 {
          numerator = numerator * 10 + Double(base[index] &- 48)
          denominator *= 10
        }
        index += 1
      }
      if index == start { return nil }
      fraction = numerator / denominator
    }
    guard let offset = offset(from: index) else { return nil }
    return Moment(seconds: midnight + hour * 3600 + minute * 60 + second - offset, fraction: fraction)
  }

  /// The seconds of `Z`, `+hh:mm` or `-hh:mm`, which end the text.
  private func offset(from index: Int) -> Int64? {
    if index < count, base[index] | 0x20 == 0x7A { return index + 1 == count ? 0 : nil }
    guard count - index == 6, base[index] == 0x2B || base[index] == 0x2D, let hours = digits(index + 1, 2),
      base[index + 3] == 0x3A, let minutes = digits(index + 4, 2), hours < 24, minutes < 60
    else { return nil }
    let seconds = hours * 3600 + minutes * 60
    return base[index] == 0x2D ? -seconds : seconds
  }

  private func digits(_ start: Int, _ length: Int) -> Int64? {
    var value: Int64 = 0
    for index in start..<start + length {
      let digit = Int64(base[index] &- 48)
      if digit > 9 { return nil }
      value = value * 10 + digit
    }
    return value
  }

  private static func days(month: Int64, year: Int64) -> Int64 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
