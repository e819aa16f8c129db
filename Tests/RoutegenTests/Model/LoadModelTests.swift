import Testing

@testable import routegen

@Suite struct LoadModelTests {
  @Test func `the example manifest resolves without a finding`() throws {
    let path = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    var diagnostics: [Diagnostic] = []
    let loaded = try #require(
      loadModel(path: "/\(path)/routes.yaml", files: DiskFileSystem(), diagnostics: &diagnostics))
    #expect(diagnostics.map(\.message) == [])
    let model = loaded.model
    #expect(model.entries.map(\.path).prefix(5) == ["home", "orders", "me", "product", "review"])
    #expect(model.groups.map(\.path) == ["account", "account.devices"])
    let device = try #require(model.entries.first { $0.path == "account.devices.device" })
    #expect(device.patterns.map { model[$0].text } == ["/account/devices/:id"])
    #expect(device.guards.map { model[$0].name } == ["signedIn"])
    #expect(device.tab.map { model[$0].path } == "me")
    #expect(device.parent.map { model[$0].path } == "account.devices.list")
    #expect(model.redirects.map { model[$0.entry].path } == ["product", "orders", "search"])
    #expect(model.patterns.last?.fixed.map(\.value) == [.text("sale")])
  }
}
