/// Why the bytes of a file are no text.
enum TextDecodingError: Error, Equatable {
  /// The file claims, or seems, to be in this encoding, and is not.
  case invalid(encoding: String, offset: Int)

  /// The byte that does not fit.
  var offset: Int {
    switch self {
    case .invalid(_, let offset): offset
    }
  }

  /// One sentence for a report.
  var message: String {
    switch self {
    case .invalid(let encoding, let offset): "the file is not valid \(encoding): byte \(offset + 1) does not fit"
    }
  }
}

/// Turns the bytes of a file into UTF-8 without a byte-order mark.
///
/// The encoding is told by the byte-order mark or, as YAML prescribes, by the zero bytes around the first character.
func decodeText(_ raw: [UInt8]) -> Result<[UInt8], TextDecodingError> {
  func at(_ index: Int) -> UInt8? { index < raw.count ? raw[index] : nil }
  switch (at(0), at(1), at(2), at(3)) {
  case (0, 0, 0xFE, 0xFF): return decodeUTF32(raw, from: 4, isBigEndian: true)
  case (0, 0, 0, .some): return decodeUTF32(raw, from: 0, isBigEndian: true)
  case (0xFF, 0xFE, 0, 0): return decodeUTF32(raw, from: 4, isBigEndian: false)
  case (.some, 0, 0, 0): return decodeUTF32(raw, from: 0, isBigEndian: false)
  case (0xFE, 0xFF, _, _): return decodeUTF16(raw, from: 2, isBigEndian: true)
  case (0, .some(1...), _, _): return decodeUTF16(raw, from: 0, isBigEndian: true)
  case (0xFF, 0xFE, _, _): return decodeUTF16(raw, from: 2, isBigEndian: false)
  case (.some(1...), 0, _, _): return decodeUTF16(raw, from: 0, isBigEndian: false)
  case (0xEF, 0xBB, 0xBF, _): return validateUTF8(raw, from: 3)
  default: return validateUTF8(raw, from: 0)
  }
}

private func validateUTF8(_ raw: [UInt8], from start: Int) -> Result<[UInt8], TextDecodingError> {
  let text = start == 0 ? raw : Array(raw[start...])
  if String(validating: text, as: UTF8.self) != nil { return .success(text) }
  return .failure(.invalid(encoding: "UTF-8", offset: start + validPrefix(of: text)))
}

/// The number of bytes before the first that does not fit.
private func validPrefix(of text: [UInt8]) -> Int {
  var decoder = UTF8()
  var input = text.makeIterator()
  var length = 0
  while case .scalarValue(let scalar) = decoder.decode(&input) { length += UTF8.width(scalar) }
  return length
}

private func decodeUTF16(
  _ raw: [UInt8], from start: Int, isBigEndian: Bool
) -> Result<[UInt8], TextDecodingError> {
  var units: [UInt16] = []
  units.reserveCapacity(raw.count / 2)
  var index = start
  while index + 1 < raw.count {
    let (first, second) = (UInt16(raw[index]), UInt16(raw[index + 1]))
    units.append(isBigEndian ? first << 8 | second : second << 8 | first)
    index += 2
  }
  guard index == raw.count, let text = String(validating: units, as: UTF16.self) else {
    return .failure(
      .invalid(encoding: "UTF-16", offset: index == raw.count ? start + 2 * validPrefix(of: units) : index))
  }
  return .success(Array(text.utf8))
}

private func validPrefix(of units: [UInt16]) -> Int {
  var decoder = UTF16()
  var input = units.makeIterator()
  var length = 0
  while case .scalarValue(let scalar) = decoder.decode(&input) { length += UTF16.width(scalar) }
  return length
}

private func decodeUTF32(
  _ raw: [UInt8], from start: Int, isBigEndian: Bool
) -> Result<[UInt8], TextDecodingError> {
  var text: [UInt8] = []
  var index = start
  while index + 3 < raw.count {
    var value: UInt32 = 0
    for step in 0..<4 { value = value << 8 | UInt32(raw[index + (isBigEndian ? step : 3 - step)]) }
    guard let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) else {
      return .failure(.invalid(encoding: "UTF-32", offset: index))
    }
    text.append(contentsOf: encoded)
    index += 4
  }
  return index == raw.count ? .success(text) : .failure(.invalid(encoding: "UTF-32", offset: index))
}
