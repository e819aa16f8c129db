import RouteRuntime
import UIKit

/// A view controller for each entry of `routes.yaml`; leave one out and the app does not compile.
struct Screens: MailViewControllers {
  func inboxTab() -> UIViewController { InboxViewController() }
  func foldersTab() -> UIViewController { FoldersViewController() }
  func folder(name: String) -> UIViewController { FolderViewController(name: name) }
  func message(name: String, id: Int) -> UIViewController { MessageViewController(id: id) }
  func composerSheet(recipient: String?) -> UIViewController { ComposerViewController(recipient: recipient) }
}

/// Knows the router, as the coordinator sets it in everything that is `Routable`.
final class InboxViewController: UIViewController, Routable {
  weak var router: RouterEngine<MailRoutes>?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Inbox"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Write", primaryAction: UIAction { [weak self] _ in self?.router?.present(.composer()) })
  }
}

final class FoldersViewController: UIViewController, Routable {
  weak var router: RouterEngine<MailRoutes>?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Folders"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Work", primaryAction: UIAction { [weak self] _ in self?.router?.push(.folder(name: "work")) })
  }
}

final class FolderViewController: UIViewController, Routable {
  weak var router: RouterEngine<MailRoutes>?
  private let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = name
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Newest", primaryAction: UIAction { [weak self] _ in self?.showNewest() })
  }

  private func showNewest() { router?.push(.message(name: name, id: 1)) }
}

/// Needs no router: going back is the system's.
final class MessageViewController: UIViewController {
  private let id: Int

  init(id: Int) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Message \(id)"
  }
}

final class ComposerViewController: UIViewController, Routable {
  weak var router: RouterEngine<MailRoutes>?
  private let recipient: String?

  init(recipient: String?) {
    self.recipient = recipient
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = recipient.map { "To \($0)" } ?? "New message"
    // Links that came in the meantime open when the sheet has gone.
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", primaryAction: UIAction { [weak self] _ in self?.router?.dismiss() })
  }
}
