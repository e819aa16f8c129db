import Foundation
import Testing
import UIKit

@testable import RouteRuntime

/// What happens at an odd moment: taps and calls during movements, alerts, links before there is a window.
extension CoordinatorTests {
  @Test func tappingATabDuringAPush() {
    let phone = Phone()
    phone.router.push(.product(id: 1))
    phone.tabBar?.tap(2)
    #expect(FakeInterface.faults == [])
    phone.router.push(.help)
    expectSettled(phone)
    #expect(phone.router.state.description == "me: help, home(campaign: nil): product(id: 1)")
  }

  @Test func tappingTheTabThatIsPushedOn() {
    let phone = Phone()
    phone.router.setPath([.product(id: 1), .help])
    phone.tabBar?.tap(0)
    expectSettled(phone)
    #expect(phone.router.path(of: .home()).isEmpty)
  }

  @Test func presentingWhileAnAlertComesAndGoes() {
    let phone = Phone()
    let alert = UIViewController()
    phone.coordinator.rootViewController.present(alert, animated: true)
    phone.router.present(.login)
    #expect(FakeInterface.faults == [], "it waits for the alert")
    expectSettled(phone)
    phone.router.dismissAll()
    expectSettled(phone)
    #expect(phone.coordinator.rootViewController.presentedViewController === alert, "the alert is not the router's")
    alert.dismiss(animated: true)
    phone.router.present(.filter)
    #expect(FakeInterface.faults == [])
    expectSettled(phone)
    #expect(phone.coordinator.rootViewController.presentedViewController === phone.topSheet)
  }

  @Test func theLowerOfTwoSheetsGoes() throws {
    let phone = Phone()
    phone.router.present(.login)
    phone.router.present(.filter)
    FakeInterface.settle()
    #expect(phone.topSheet?.presentingViewController?.presentingViewController === phone.coordinator.rootViewController)
    phone.coordinator.rootViewController.dismiss(animated: true)
    phone.router.push(.help)
    expectSettled(phone)
    #expect(phone.router.state.description == "home(campaign: nil)", "the push went to the sheet that was going")
    phone.router.push(.help)
    expectSettled(phone)
  }

  @Test func draggingTheUpperSheetWhileTheLowerIsToGo() throws {
    let phone = Phone()
    phone.router.present(.login)
    phone.router.present(.filter)
    FakeInterface.settle()
    let upper = try #require(phone.topSheet)
    try #require(upper.beginDragDown())
    phone.router.userDismissed(sheetAt: 0)
    phone.router.present(.picker(id: 1))
    upper.endDragDown(completed: true)
    expectSettled(phone)
  }

  @Test func aLinkBeforeThereIsAWindow() throws {
    for isReady in [true, false] {
      let phone = Phone(isInstalled: false)
      let contexts: Set = [UIOpenURLContext(url: try #require(URL(string: "demo:/picker/1")))]
      #expect(phone.coordinator.connect(UIScene.ConnectionOptions(urlContexts: contexts)))
      #expect(phone.shown.sheets.isEmpty)
      if isReady { phone.router.push(.help) }
      phone.coordinator.install(in: phone.window)
      expectSettled(phone)
      #expect(phone.router.sheets.count == 1)
    }
  }

  @Test func twoCoordinatorsFollowOneAnother() {
    let phone = Phone()
    phone.router.present(.login)
    phone.rebuild()
    phone.router.push(.help)
    expectSettled(phone)
  }
}
