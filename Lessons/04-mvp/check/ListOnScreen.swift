import ConsoleUI
import HeldServices
import Layouts
import Models

@testable import Exercise04

/// The learner's list on a screen, which nobody sees.
@MainActor
final class ListOnScreen {
  let service: HeldPhotos
  private let navigation: NavigationController
  private let window: Window

  /// As the learner puts it together.
  convenience init(_ service: HeldPhotos = HeldPhotos()) {
    self.init(showing: makePhotoListScreen(service: service), service)
  }

  /// The same parts, put together here.
  convenience init(madeOf presenter: PhotoListPresenter, _ service: HeldPhotos)
  {
    let controller = PhotoListViewController(presenter: presenter)
    presenter.view = controller
    self.init(showing: controller, service)
  }

  private init(showing controller: ViewController, _ service: HeldPhotos) {
    self.service = service
    navigation = NavigationController(rootViewController: controller)
    window = Window(
      size: CellSize(width: 40, height: 20),
      rootViewController: navigation
    )
    window.makeVisible()
    service.settle()
  }

  func select(_ row: Int) {
    _ = window.makeFrame()
    window.tables.first?.selectRow(at: row)
  }

  func tapReload() {
    window.buttons.first { $0.title == "Reload" }?.sendActions()
    service.settle()
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

  var rowNames: [String] {
    _ = window.makeFrame()
    let cells = window.tables.first?.visibleCells ?? [:]
    return cells.sorted { $0.key < $1.key }
      .compactMap { ($0.value as? PhotoCell)?.nameLabel.text }
  }
}
