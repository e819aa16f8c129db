/// A property list, written as XML in the order it was put together.
indirect enum PropertyList: Sendable, Equatable {
  case string(String)
  case bool(Bool)
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
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    write(to: &text, indent: 0)
    return text + "</plist>\n"
  }

  private func write(to text: inout String, indent: Int) {
    let tabs = String(repeating: "\t", count: indent)
    switch self {
    case .string(let value): text += "\(tabs)<string>\(xmlEscaped(value))</string>\n"
    case .bool(let value): text += "\(tabs)<\(value)/>\n"
    case .array(let items):
      text += "\(tabs)<array>\n"
      for item in items { item.write(to: &text, indent: indent + 1) }
      text += "\(tabs)</array>\n"
    case .dictionary(let pairs):
      text += "\(tabs)<dict>\n"
      for pair in pairs {
        text += "\(tabs)\t<key>\(xmlEscaped(pair.key))</key>\n"
        pair.value.write(to: &text, indent: indent + 1)
      }
      text += "\(tabs)</dict>\n"
    }
  }
}

/// The text with the characters escaped that XML and HTML read as markup.
func xmlEscaped(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "'": escaped += "&#39;"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

extension RouteModel {
  /// What Info.plist needs to say about the app's links.
  var infoPlist: PropertyList {
    var pairs: [PropertyList.Pair] = []
    if !links.schemes.isEmpty {
      let type: [PropertyList.Pair] = [
        .init("CFBundleTypeRole", .string("Editor")),
        .init("CFBundleURLName", .string("$(PRODUCT_BUNDLE_IDENTIFIER)")),
        .init("CFBundleURLSchemes", .array(links.schemes.map { .string($0.value) })),
      ]
      pairs.append(.init("CFBundleURLTypes", .array([.dictionary(type)])))
    }
    if !links.queries.isEmpty {
      pairs.append(.init("LSApplicationQueriesSchemes", .array(links.queries.map { .string($0.value) })))
    }
    return .dictionary(pairs)
  }

  /// The associated domains of the app's entitlements.
  var entitlements: PropertyList {
    let domains = links.hosts.map { PropertyList.string("applinks:" + $0.value) }
    return .dictionary([.init("com.apple.developer.associated-domains", .array(domains))])
  }
}
