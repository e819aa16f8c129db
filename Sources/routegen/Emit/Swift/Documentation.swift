/// The documentation comments of generated declarations.
extension SwiftEmitter {
  /// The entry's own text, and a line with its URLs and its place in the manifest.
  func documentation(of entry: Entry) -> [String] {
    let urls = entry.patterns.map { SwiftNaming.code(url(of: model[$0])) }
    let source = urls.isEmpty ? "No URL" : urls.joined(separator: ", ")
    return documentation(entry.doc, place: entry.isImplicit ? source : "\(source) · \(place(of: entry.range))")
  }

  func documentation(_ text: String?, place: String) -> [String] {
    guard let text, !text.isEmpty else { return [place] }
    return SwiftNaming.commentLines(text) + ["", place]
  }

  /// The pattern as a URL in the canonical form, as far as the manifest declares one: `shop://product/:id`.
  private func url(of pattern: Pattern) -> String {
    let links = model.links
    let web = links.hosts.first { !$0.value.hasPrefix("*") }.map { "https://\($0.value)\(pattern.text)" }
    let scheme = links.schemes.first.map { scheme in
      "\(scheme.value)://\(startsWithHostLikeSegment(pattern) ? String(pattern.text.dropFirst()) : pattern.text)"
    }
    let inWeb = pattern.sources.contains(.web) ? web : nil
    let inScheme = pattern.sources.contains(.scheme) ? scheme : nil
    let forms = links.canonical == .web ? [inWeb, inScheme] : [inScheme, inWeb]
    return forms.compactMap(\.self).first ?? pattern.text
  }

  /// The first segment can stand where a URL has its host, as it does in `shop://product/7`.
  private func startsWithHostLikeSegment(_ pattern: Pattern) -> Bool {
    guard case .literal(let text) = pattern.segments.first else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
}
