/// Shortens texts to the room that a box of the map has for them, keeping what tells them apart.
struct MapLabel {
  /// In pixels.
  var width: Int
  /// The width of a usual character; that of a wide one is about twice as much.
  var unit: Double

  /// The name, without its outer groups where it would not fit.
  func name(_ name: String) -> String { fitting(shortened(name, after: ".")) }

  /// The URL, without the values of its query and then without its first segments where it would not fit.
  func url(_ url: String) -> String {
    guard !fits(url) else { return url }
    let path = url.prefix { $0 != "?" && $0 != "#" }
    let short = path.count < url.count ? path + url[path.endIndex...].prefix(1) + "…" : path
    return fitting(shortened(String(short), after: "/", keepsIt: true))
  }

  /// The text, cut at its end where it would not fit.
  func fitting(_ text: String) -> String {
    guard !fits(text) else { return text }
    var left = Double(width) - unit
    return text.prefix { character in
      left -= width(of: character)
      return left >= 0
    } + "…"
  }

  private func shortened(_ text: String, after separator: Character, keepsIt: Bool = false) -> String {
    var (rest, mark) = (text[...], "")
    while !fits(mark + rest), let next = rest.dropFirst().firstIndex(of: separator) {
      rest = rest[(keepsIt ? next : rest.index(after: next))...]
      mark = "…"
    }
    return mark + rest
  }

  private func fits(_ text: some StringProtocol) -> Bool {
    text.reduce(0) { $0 + width(of: $1) } <= Double(width)
  }

  private func width(of character: Character) -> Double {
    let isWide = character.unicodeScalars.first.map { $0.value >= 0x1100 && $0 != "…" } ?? false
    return isWide ? unit * 1.9 : unit
  }
}
