import ConsoleUI
import HeldServices
import Layouts
import Models

@testable import Exercise04

/// The learner's list on a screen, which nobody sees.
@MainActor
final class ListOnScreen {
  let service: HeldPhotos
  /// How often the service had been asked before the view was loaded.
  let askedEarly: Int
  /// Held by the learner's view only.
  private(set) weak var presenter: PhotoListPresenter?
  private let controller: ViewController
  private let navigation: NavigationController
  private let window: Window

  /// As the learner puts it together.
  convenience init(_ service: HeldPhotos = HeldPhotos()) {
    self.init(showing: makePhotoListScreen(service: service), service)
  }

  /// The same parts, put together here.
  static func ofParts() -> ListOnScreen {
    let service = HeldPhotos()
    let presenter = PhotoListPresenter(service: service)
    let controller = PhotoListViewController(presenter: presenter)
    presenter.view = controller
    let screen = ListOnScreen(showing: controller, service)
    screen.presenter = presenter
    return screen
  }

  private init(showing controller: ViewController, _ service: HeldPhotos) {
    self.service = service
    self.controller = controller
    askedEarly = service.asked.count
    navigation = NavigationController(rootViewController: controller)
    window = Window(
      size: CellSize(width: 40, height: 20),
      rootViewController: navigation
    )
    window.makeVisible()
    service.settle()
  }

  /// The learner's view, to be told something as by a presenter.
  var view: (any PhotoListView)? { controller as? any PhotoListView }

  func select(_ row: Int) {
    _ = window.makeFrame()
    window.tables.first?.selectRow(at: row)
  }

  func tapReload() {
    window.buttons.first { $0.title == "Reload" }?.sendActions()
    service.settle()
  }

  func goBack() {
    navigation.popViewController()
    service.settle()
  }

  /// Has the table ask for its rows, as a table may at any time.
  func reloadTable() {
    window.tables.first?.reloadData()
  }

  var selectedRow: Int? { window.tables.first?.selectedRow }

  /// What is in front.
  var shown: String {
    if let alert = window.presentedAlert {
      return "alert: \(alert.title ?? ""), \(alert.message ?? "")"
    }
    if let detail = navigation.topViewController?.view as? PhotoDetailLayout {
      return "detail: \(detail.nameLabel.text ?? "")"
    }
    if window.isAnimating { return "loading" }
    return window.tables.isEmpty ? "nothing" : "the list"
  }

  /// What is in front, or else the names of the rows.
  var seen: String {
    shown == "the list" ? rowNames.joined(separator: ", ") : shown
  }

  var rowNames: [String] {
    _ = window.makeFrame()
    let cells = window.tables.first?.visibleCells ?? [:]
    return cells.sorted { $0.key < $1.key }
      .compactMap { ($0.value as? PhotoCell)?.nameLabel.text }
  }
}
