/// A property list, written as XML in the order it was put together.
indirect enum PropertyList: Sendable, Equatable {
  case string(String)
  case array([PropertyList])
  case dictionary([Pair])

  /// One key of a dictionary with its value.
  struct Pair: Sendable, Equatable {
    var key: String
    var value: PropertyList
    init(_ key: String, _ value: PropertyList) {
      self.key = key
      self.value = value
    }
  }

  /// A whole document, tabs for indents as Xcode writes them.
  var xml: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(lines.joined(separator: "\n"))
    </plist>

    """
  }

  /// Its lines, tabs for indents.
  var lines: [String] {
    switch self {
    case .string(let value): ["<string>\(xmlEscaped(value))</string>"]
    case .array(let items): ["<array>"] + items.flatMap(\.lines).map { "\t" + $0 } + ["</array>"]
    case .dictionary(let pairs): ["<dict>"] + pairs.flatMap(Self.lines).map { "\t" + $0 } + ["</dict>"]
    }
  }

  static func lines(of pair: Pair) -> [String] { ["<key>\(xmlEscaped(pair.key))</key>"] + pair.value.lines }
}

/// The text with the characters escaped that XML and HTML read as markup.
///
/// What XML cannot hold at all, most control characters, becomes U+FFFD.
func xmlEscaped(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "'": escaped += "&#39;"
    case _ where scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar): escaped += "\u{FFFD}"
    case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

extension RouteModel {
  private static let bundleName = "$(PRODUCT_BUNDLE_IDENTIFIER)"
  private static let domainsKey = "com.apple.developer.associated-domains"

  private var domains: [String] { links.hosts.map { "applinks:" + $0.value } }

  /// What Info.plist needs to say about the app's links.
  var infoPlist: PropertyList {
    var pairs: [PropertyList.Pair] = []
    if !links.schemes.isEmpty {
      let type = PropertyList.urlType(schemes: links.schemes.map(\.value), role: "Editor", name: Self.bundleName)
      pairs.append(.init("CFBundleURLTypes", .array([type])))
    }
    if !links.queries.isEmpty {
      pairs.append(.init("LSApplicationQueriesSchemes", .array(links.queries.map { .string($0.value) })))
    }
    return .dictionary(pairs)
  }

  /// The associated domains of the app's entitlements.
  var entitlements: PropertyList {
    .dictionary([.init(Self.domainsKey, .array(domains.map(PropertyList.string)))])
  }

  /// An Info.plist with what it lacks, and otherwise as it was.
  func infoPlist(mergedInto source: SourceFile) throws(PropertyListError) -> String {
    var merge = try PropertyListMerge(source)
    merge.addSchemes(links.schemes.map(\.value), role: "Editor", name: Self.bundleName)
    merge.addTexts(links.queries.map(\.value), to: "LSApplicationQueriesSchemes") { $0.lowercased() == $1 }
    return merge.text
  }

  /// Entitlements with the domains they lack, and otherwise as they were.
  func entitlements(mergedInto source: SourceFile) throws(PropertyListError) -> String {
    var merge = try PropertyListMerge(source)
    merge.addTexts(domains, to: Self.domainsKey) { own, wanted in
      own.lowercased().split(separator: "?").first.map(String.init) == wanted
    }
    return merge.text
  }
}
