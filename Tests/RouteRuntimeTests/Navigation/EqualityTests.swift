import Testing

@testable import RouteRuntime

@Suite("Equality of routes")
struct EqualityTests {
  /// Routes that all differ, some in one parameter only.
  private var routes: [DemoRoute] {
    var routes: [DemoRoute] = [.help, .secret(token: ""), .secret(token: "0"), .secret(token: "1")]
    for id in [0, 1, -1, Int.min] {
      routes += [.product(id: id), .order(id: id), .note(id: id), .landing(id: id)]
      for other in [0, 1, -1, Int.max] {
        routes += [.review(id: id, rating: other), .orderItem(id: id, item: other), .photo(id: id, rating: other)]
      }
    }
    return routes
  }

  @Test func everyParameterCounts() {
    let (routes, again) = (routes, routes)
    for (index, route) in routes.enumerated() {
      for (other, equal) in again.enumerated() {
        #expect((route == equal) == (index == other), "\(route) and \(equal)")
      }
      #expect(route.hashValue == again[index].hashValue)
    }
    #expect(Set(routes).count == routes.count)
    #expect(Set(routes.map(\.hashValue)).count > routes.count / 2, "the hash depends on the parameters")
  }

  @Test func tabsAndSheets() {
    let tabs: [DemoTab] = [.home(), .home(campaign: ""), .home(campaign: "spring"), .orders, .me]
    #expect(Set(tabs + tabs).count == tabs.count)
    let sheets: [DemoSheet] = [.login, .picker(id: 0), .picker(id: 1), .composer, .filter]
    #expect(Set(sheets + sheets).count == sheets.count)
  }

  /// More of each kind than there is room for outside of an array.
  @Test func manyParameters() {
    func identity(_ integers: [Int], _ texts: [String?]) -> RouteIdentity {
      var identity = RouteIdentity()
      for integer in integers { identity.append(integer) }
      for text in texts { identity.append(text.map { .one($0) } ?? RouteField.none) }
      return identity
    }
    let one = identity([1, 2, 3, 4], ["a", nil, "c"])
    #expect(one == identity([1, 2, 3, 4], ["a", nil, "c"]))
    for index in 0..<4 {
      var integers = [1, 2, 3, 4]
      integers[index] = 9
      #expect(one != identity(integers, ["a", nil, "c"]))
    }
    for texts in [["b", nil, "c"], ["a", "", "c"], ["a", nil, nil], [nil, nil, "c"]] {
      #expect(one != identity([1, 2, 3, 4], texts))
    }
  }
}
