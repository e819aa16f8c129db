/// The regular expression of a `matches:` constraint: the subset that describes a regular language.
///
/// It always covers the whole value. Classes, groups, alternation and counted repetition are in; what needs a
/// backtracking engine (back-references, look-around, lazy quantifiers, word boundaries) is not.
struct RegularExpression: Sendable {
  indirect enum Node: Sendable {
    case empty
    case scalars(ScalarSet)
    case sequence([Node])
    case choice([Node])
    case repetition(Node, min: Int, max: Int?)
  }

  let root: Node

  /// Reads the text of `matches:`.
  static func parse(_ text: String) -> Result<RegularExpression, PatternSyntaxError> {
    var parser = RegularExpressionParser(text)
    do {
      return .success(RegularExpression(root: try parser.parse()))
    } catch {
      return .failure(error)
    }
  }
}

/// Why a `matches:` text was not understood.
struct PatternSyntaxError: Error, Sendable, Hashable {
  /// Offset in UTF-8 bytes into the text.
  let offset: Int
  /// One sentence without a full stop: what is wrong, and the way out where there is one.
  let message: String
}
