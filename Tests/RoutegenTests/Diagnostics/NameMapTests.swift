import Testing

@testable import routegen

@Suite struct NameMapTests {
  @Test(arguments: [1, 8, 9, 40])
  func eachNameKeepsItsFirstValue(count: Int) {
    var map = NameMap<Int>()
    let names = (0..<count).map { "name\($0)" }
    for (index, name) in names.enumerated() { #expect(map.insert(index, for: name) == nil) }
    for (index, name) in names.enumerated() {
      #expect(map.insert(-1, for: name) == index)
      #expect(map[name] == index)
    }
    #expect(map["other"] == nil)
  }
}
