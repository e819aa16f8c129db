import Foundation
import Testing
import UIKit

@testable import RouteRuntime

/// One at a time: there is one fake interface.
@MainActor
@Suite("UIKit coordinator", .serialized)
struct CoordinatorTests {
  func expectSettled(_ phone: Phone, sourceLocation: SourceLocation = #_sourceLocation) {
    FakeInterface.settle()
    #expect(phone.shown == phone.expected, sourceLocation: sourceLocation)
    #expect(FakeInterface.faults == [], sourceLocation: sourceLocation)
  }

  @Test func startsWithTheState() {
    var state = NavigationState<DemoRoutes>(tab: .me)
    state[stack: .home()] = [.product(id: 1), .review(id: 1, rating: 2)]
    state[stack: .me] = [.help]
    state.sheets = [PresentedSheet(.login, path: [.help]), PresentedSheet(.picker(id: 1))]
    let phone = Phone(state: state, isInstalled: false)
    #expect(phone.shown.sheets.isEmpty, "there is no window yet")
    #expect(FakeInterface.faults == [])
    phone.coordinator.install(in: phone.window)
    expectSettled(phone)
    #expect(phone.topSheet?.modalPresentationStyle == .fullScreen)
  }

  @Test func followsTheRouter() {
    let phone = Phone()
    phone.router.push(.product(id: 1))
    expectSettled(phone)
    phone.router.setPath([.product(id: 1), .help, .help])
    expectSettled(phone)
    phone.router.present(.login)
    phone.router.push(.help)
    expectSettled(phone)
    phone.router.open(DemoLink(route: .photo(id: 2, rating: 1)))
    phone.router.guards = { _, _ in .allow }
    phone.router.open(DemoLink(tab: .home(campaign: "spring")))
    expectSettled(phone)
    #expect((phone.topStack?.viewControllers.first as? Screen)?.router === phone.router)
  }

  @Test func swipingBackIsWrittenBack() throws {
    let phone = Phone()
    phone.router.setPath([.product(id: 1), .help])
    FakeInterface.settle()
    let stack = try #require(phone.topStack)
    try #require(stack.beginSwipeBack())
    stack.endSwipeBack(completed: true)
    #expect(phone.router.path(of: .home()) == [.product(id: 1)])
    expectSettled(phone)
    stack.popToRootViewController(animated: true)
    expectSettled(phone)
    #expect(phone.router.path(of: .home()).isEmpty)
  }

  @Test func anInterruptedSwipeChangesNothing() throws {
    let phone = Phone()
    phone.router.setPath([.product(id: 1), .help])
    FakeInterface.settle()
    let stack = try #require(phone.topStack)
    try #require(stack.beginSwipeBack())
    phone.router.push(.product(id: 2))
    #expect(FakeInterface.faults == [], "a push during a swipe waits")
    stack.endSwipeBack(completed: false)
    #expect(phone.router.path(of: .home()) == [.product(id: 1), .help, .product(id: 2)])
    expectSettled(phone)
  }

  @Test func navigatingDuringASwipeThatCompletes() throws {
    let phone = Phone()
    phone.router.setPath([.product(id: 1), .help])
    FakeInterface.settle()
    let stack = try #require(phone.topStack)
    try #require(stack.beginSwipeBack())
    phone.router.selectTab(.me)
    phone.router.present(.login)
    stack.endSwipeBack(completed: true)
    #expect(phone.router.path(of: .home()) == [.product(id: 1)])
    expectSettled(phone)
  }

  @Test func draggingASheetDown() throws {
    let phone = Phone()
    phone.router.present(.login)
    FakeInterface.settle()
    let sheet = try #require(phone.topSheet)
    try #require(sheet.beginDragDown())
    phone.router.present(.filter)
    sheet.endDragDown(completed: true)
    expectSettled(phone)
    #expect(phone.router.sheets.isEmpty)
    phone.router.present(.login)
    FakeInterface.settle()
    let again = try #require(phone.topSheet)
    try #require(again.beginDragDown())
    again.endDragDown(completed: false)
    phone.router.push(.help)
    expectSettled(phone)
    #expect(phone.router.sheets.count == 1)
    phone.router.present(.composer)
    FakeInterface.settle()
    #expect(phone.topSheet?.beginDragDown() == false, "it is dismissal: blocked")
  }

  @Test func tabsAskTheRouter() async throws {
    let phone = Phone()
    phone.router.push(.help)
    FakeInterface.settle()
    phone.tabBar?.tap(2)
    expectSettled(phone)
    #expect(phone.router.tab == .me)
    phone.tabBar?.tap(1)
    #expect(phone.router.tab == .me, "nothing answers for the guard")
    phone.tabBar?.tap(0)
    phone.tabBar?.tap(0)
    #expect(phone.router.path(of: .home()).isEmpty)
    expectSettled(phone)
    phone.router.guards = { _, _ in .allow }
    phone.tabBar?.tap(1)
    #expect(phone.router.tab == .home())
    for _ in 0..<1_000 where phone.router.tab != .orders { await Task.yield() }
    #expect(phone.router.tab == .orders)
    expectSettled(phone)
  }

  @Test func manyChangesDuringOneTransition() {
    let phone = Phone()
    phone.router.push(.product(id: 1))
    phone.router.push(.product(id: 2))
    phone.router.present(.login)
    phone.router.present(.filter)
    phone.router.push(.help)
    phone.router.dismiss()
    phone.router.pop()
    phone.router.dismissAll()
    phone.router.selectTab(.me)
    expectSettled(phone)
  }

  @Test func screensThatNavigateWhileTheyAreMade() {
    let phone = Phone()
    phone.screens.onProduct = { id in
      if id == 1 { phone.router.replaceTop(.product(id: 2)) } else { phone.router.present(.login) }
    }
    phone.router.push(.product(id: 1))
    expectSettled(phone)
    #expect(phone.router.path(of: .home()) == [.product(id: 2)])
    #expect(phone.router.sheets.count == 1)
  }

  @Test func alertsOfTheAppsOwn() {
    let phone = Phone()
    phone.coordinator.rootViewController.present(UIViewController(), animated: false)
    phone.router.present(.login)
    expectSettled(phone)
    phone.router.dismissAll()
    expectSettled(phone)
  }

  @Test func sheetsThatTheAppClosedBehindTheRoutersBack() {
    let phone = Phone()
    phone.router.present(.login)
    FakeInterface.settle()
    phone.topSheet?.dismiss(animated: true)
    FakeInterface.settle()
    phone.router.push(.help)
    expectSettled(phone)
    #expect(phone.router.sheets.isEmpty)
  }

  @Test func scenes() throws {
    let phone = Phone()
    let link = try #require(URL(string: "demo:/product/1"))
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "demo:/product/2")
    #expect(phone.coordinator.open([UIOpenURLContext(url: link)]))
    #expect(phone.coordinator.continue(activity))
    #expect(phone.router.path(of: .home()).count == 2)
    #expect(phone.coordinator.connect(UIScene.ConnectionOptions(urlContexts: [UIOpenURLContext(url: link)])))
    #expect(phone.router.path(of: .home()) == [.product(id: 1)])
    expectSettled(phone)
    let kept = try #require(phone.coordinator.restorationActivity("app.state"))
    phone.router.popToRoot()
    #expect(!phone.coordinator.continue(kept))
    #expect(phone.coordinator.connect(UIScene.ConnectionOptions(), restoring: kept))
    #expect(phone.router.path(of: .home()) == [.product(id: 1)])
    phone.router.popToRoot()
    #expect(phone.coordinator.connect(UIScene.ConnectionOptions(userActivities: [activity]), restoring: kept))
    #expect(phone.router.path(of: .home()) == [.product(id: 2)])
    #expect(!phone.coordinator.connect(UIScene.ConnectionOptions()))
    phone.rebuild()
    expectSettled(phone)
  }
}
