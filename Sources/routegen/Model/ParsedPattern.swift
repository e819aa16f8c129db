/// A URL pattern taken apart, its placeholders still names.
struct ParsedPattern: Sendable {
  /// A placeholder's name and its place, the signs around it included.
  struct Name: Sendable {
    var name: String
    var range: SourceRange
  }

  struct Segment: Sendable {
    enum Content: Sendable {
      /// Decoded and NFC-normalised.
      case literal(String)
      case placeholder(Name, prefix: String, suffix: String)
    }

    var content: Content
    var range: SourceRange
  }

  struct QueryItem: Sendable {
    enum Value: Sendable {
      case literal(String)
      case present
      case placeholder(Name)
    }

    var key: String
    var value: Value
    var range: SourceRange
  }

  enum Fragment: Sendable {
    case literal(String, SourceRange)
    case placeholder(Name)
    case pairs([QueryItem])
  }

  var segments: [Segment] = []
  var rest: Name?
  var query: [QueryItem] = []
  var fragment: Fragment?
  /// The slashes at the end of a path that has more than them.
  var trailingSlash: SourceRange?

  /// All placeholders, in order.
  var names: [Name] {
    var names: [Name] = []
    for segment in segments {
      if case .placeholder(let name, _, _) = segment.content { names.append(name) }
    }
    if let rest { names.append(rest) }
    names += ParsedPattern.names(in: query)
    switch fragment {
    case .placeholder(let name): names.append(name)
    case .pairs(let items): names += ParsedPattern.names(in: items)
    default: break
    }
    return names
  }

  private static func names(in items: [QueryItem]) -> [Name] {
    items.compactMap { item in
      if case .placeholder(let name) = item.value { return name }
      return nil
    }
  }
}

/// Why a text is no URL pattern.
struct PatternError: Error {
  var message: String
  var range: SourceRange
}
