/// A pattern of paths: `*` and `?` within a folder, `**` as a whole step across folders.
struct Glob {
  private let steps: [[UInt8]]

  /// Whether the text is a pattern rather than a path.
  static func isPattern(_ text: some StringProtocol) -> Bool { text.utf8.contains { $0 == star || $0 == question } }

  /// The folder before the first step with a sign of its own, and the pattern of what is below it.
  static func split(_ text: String) -> (folder: String, glob: Glob) {
    let steps = text.split(separator: "/")
    let plain = steps.prefix { !isPattern($0) }
    let folder = (text.hasPrefix("/") ? "/" : "") + plain.joined(separator: "/")
    return (folder.isEmpty ? "." : folder, Glob(steps: steps.dropFirst(plain.count).map { Array($0.utf8) }))
  }

  private init(steps: [[UInt8]]) {
    self.steps = steps
  }

  /// Whether something that many folders further down could match.
  func reaches(depth: Int) -> Bool { depth < steps.count || steps.contains(Glob.anyFolders) }

  /// Whether the steps of a path match.
  func matches(_ path: [String]) -> Bool {
    let names = path.map { Array($0.utf8) }
    return Glob.matches(names, steps, isMany: { $0 == Glob.anyFolders }) { name, step in
      Glob.matches(name, step, isMany: { $0 == Glob.star }) { $1 == Glob.question || $0 == $1 }
    }
  }

  private static let star = UInt8(ascii: "*")
  private static let question = UInt8(ascii: "?")
  private static let anyFolders = [star, star]

  /// Whether the pattern, in which some items stand for any number of elements, covers all elements.
  ///
  /// - Complexity: O(elements × items)
  private static func matches<Element, Item>(
    _ elements: [Element], _ items: [Item], isMany: (Item) -> Bool, _ fits: (Element, Item) -> Bool
  ) -> Bool {
    // By position in the pattern: whether the elements so far can have led to it.
    var open = [Bool](repeating: false, count: items.count + 1)
    open[0] = true
    func passOverMany() {
      for index in items.indices where open[index] && isMany(items[index]) { open[index + 1] = true }
    }
    passOverMany()
    for element in elements {
      var next = [Bool](repeating: false, count: items.count + 1)
      for index in items.indices where open[index] {
        if isMany(items[index]) {
          next[index] = true
        } else if fits(element, items[index]) {
          next[index + 1] = true
        }
      }
      open = next
      passOverMany()
    }
    return open[items.count]
  }
}
