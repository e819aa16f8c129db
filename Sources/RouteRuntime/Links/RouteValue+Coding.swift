/// A key that is only known at run time: an entry's id or a parameter's name.
struct NameKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension RouteValue {
  /// Encodes `{ id: { parameter: text } }`; absent and sensitive parameters are left out.
  public func encode(to encoder: any Encoder) throws {
    let fields = RouteFields(self)
    let entry = Table.compiled.entry(fields.entry)
    var container = encoder.container(keyedBy: NameKey.self)
    var values = container.nestedContainer(keyedBy: NameKey.self, forKey: NameKey(stringValue: entry.id))
    for (parameter, field) in zip(entry.parameters, fields.values) where !parameter.isSensitive {
      let key = NameKey(stringValue: parameter.name)
      switch field {
      case .none: break
      case .one(let text): try values.encode(text, forKey: key)
      case .many(let texts): try values.encode(texts, forKey: key)
      }
    }
  }

  /// Decodes what ``encode(to:)`` wrote, also under a name the entry had before.
  ///
  /// Parameters the entry does not have are ignored; `null` is a parameter that is absent.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: NameKey.self)
    for key in container.allKeys {
      for number in Table.compiled.entryNumbers(of: key.stringValue) where Self.has(number) {
        let values = try container.nestedContainer(keyedBy: NameKey.self, forKey: key)
        let fields = try Table.compiled.entry(number).parameters.map { parameter -> RouteField in
          let name = NameKey(stringValue: parameter.name)
          if parameter.shape == .list {
            return try values.decodeIfPresent([String].self, forKey: name).map { .many($0) } ?? .none
          }
          return try values.decodeIfPresent(String.self, forKey: name).map { .one($0) } ?? .none
        }
        do throws(RouteValueError) {
          self = try Self.make(number, from: RouteValues(RouteFields(entry: number, values: fields)))
          return
        } catch {
          let name = Table.compiled.entry(number).parameterName(error.parameter)
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: decoder.codingPath + [key],
              debugDescription: "The parameter \(name) is \(error.reason == .missing ? "missing" : "invalid")."))
        }
      }
    }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "No entry is called \(container.allKeys.map(\.stringValue).joined(separator: ", "))."))
  }

  /// Whether an entry is of this type; one of another kind may have the same name.
  private static func has(_ entry: Int) -> Bool {
    do throws(RouteValueError) {
      _ = try make(entry, from: RouteValues(RouteFields(entry: entry, values: [])))
      return true
    } catch {
      return error.reason != .unknownEntry
    }
  }
}
