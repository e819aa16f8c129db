extension ManifestDraft {
  /// Adds the schemes of an Info.plist; those of well-known SDKs are handed over to them.
  mutating func add(infoPlist root: PropertyListNode) {
    let registered = root["CFBundleURLTypes"]?.elements.flatMap { $0["CFBundleURLSchemes"]?.texts ?? [] } ?? []
    for scheme in registered.map(\.value) {
      let name = scheme.lowercased()
      if !ScalarValue.isScheme(name) {
        remarks.append("the scheme \(scheme), which is only known when the app is built")
      } else if let owner = Self.owner(of: name) {
        if let index = handoffs.firstIndex(where: { $0.name == owner }) {
          if !handoffs[index].schemes.contains(name) { handoffs[index].schemes.append(name) }
        } else {
          handoffs.append((owner, [name]))
        }
      } else if !schemes.contains(name) {
        schemes.append(name)
      }
    }
    for scheme in root["LSApplicationQueriesSchemes"]?.texts.map(\.value) ?? [] {
      if !ScalarValue.isScheme(scheme) {
        remarks.append("the query for \(scheme), which is no scheme")
      } else if !queries.contains(scheme) {
        queries.append(scheme)
      }
    }
  }

  /// Whose scheme it is, by the forms that SDKs document.
  private static func owner(of scheme: String) -> String? {
    func isNumber(after prefix: String, atLeast count: Int) -> Bool {
      let digits = scheme.dropFirst(prefix.count).prefix { $0.isNumber }
      return scheme.hasPrefix(prefix) && digits.count >= count
    }
    if isNumber(after: "fb", atLeast: 6) { return "facebook" }
    if scheme.hasPrefix("com.googleusercontent.apps.") { return "google" }
    if scheme.hasPrefix("wx"), scheme.utf8.count == 18, scheme.dropFirst(2).allSatisfy(\.isHexDigit) { return "wechat" }
    if isNumber(after: "tencent", atLeast: 4) { return "qq" }
    if isNumber(after: "wb", atLeast: 6) { return "weibo" }
    if isNumber(after: "pdk", atLeast: 6) { return "pinterest" }
    if scheme.hasPrefix("msauth.") || scheme.hasPrefix("msal") { return "microsoft" }
    if scheme.hasPrefix("db-") { return "dropbox" }
    if scheme.hasPrefix("twitterkit-") { return "twitter" }
    if scheme.hasPrefix("line3rdp.") { return "line" }
    if scheme.hasPrefix("kakao"), scheme.count > 20 { return "kakao" }
    return nil
  }
}
