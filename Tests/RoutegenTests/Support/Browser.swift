import Foundation
import Testing

/// Headless Chromium, for what the pages do.
enum Browser {
  /// Nil where there is none; where everything has to hold, a test without it fails.
  private static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let applications = ["Chromium", "Google Chrome"].map { "/Applications/\($0).app/Contents/MacOS/\($0)" }
    let places = names.flatMap { name in folders.map { "\($0)/\(name)" } } + applications
    return places.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  static let isRequired = path != nil || ProcessInfo.processInfo.environment["CI"] != nil

  /// Loads a page and then runs a script in it.
  ///
  /// - Parameter script: calls `answer` with a list of texts, at once or within 20 seconds
  /// - Returns: that list
  static func answers(page: String, script: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "routegen-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    let answer = """
      <script>
      function answer(texts) {
        const element = document.createElement("pre");
        element.id = "answers";
        element.textContent = encodeURIComponent(JSON.stringify(texts));
        document.body.append(element);
      }
      window.addEventListener("error", (event) => answer(["error: " + event.message]));
      </script>
      <script>
      \(script.replacing("</", with: "<\\/"))
      </script>
      """
    try Data((page + answer).utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: try #require(path, "there is no Chromium"))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--user-data-dir=\(folder.path)/profile", "--timeout=20000", "--dump-dom", file.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let watch = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 90, execute: watch)
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    watch.cancel()
    let document = String(decoding: data, as: UTF8.self)
    let match = try #require(document.firstMatch(of: /<pre id="answers">([^<]*)</), "the page gave no answer")
    let text = try #require(String(match.1).removingPercentEncoding)
    return try JSONDecoder().decode([String].self, from: Data(text.utf8))
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs only where there is a browser, or where there has to be one.
  static var needsBrowser: Self { .enabled(if: Browser.isRequired, "there is no Chromium") }
}
