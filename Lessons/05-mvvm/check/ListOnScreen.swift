import HeldServices
import ConsoleUI
import Layouts
import Models

@testable import Exercise05

/// What is thrown where a screen has another view than it should.
struct NoLayout: Error, CustomStringConvertible {
  let description = "a screen without a PhotoListLayout"
}

/// The learner's list on a screen that nobody sees.
@MainActor
struct ListOnScreen {
  let controller: ViewController
  private let service: HeldPhotos
  private let navigation: NavigationController
  private let window: Window

  init(_ service: HeldPhotos = HeldPhotos()) {
    self.service = service
    controller = makePhotoListScreen(service: service)
    navigation = NavigationController(rootViewController: controller)
    window = Window(
      size: CellSize(width: 40, height: 20),
      rootViewController: navigation
    )
    window.makeVisible()
  }

  var viewModel: PhotoListViewModel? { heldViewModel(of: controller) }

  func layout() throws -> PhotoListLayout {
    guard let layout = controller.view as? PhotoListLayout else {
      throw NoLayout()
    }
    return layout
  }

  /// The texts of the rows, from top to bottom: name, details and date.
  var rows: [String] {
    _ = window.makeFrame()
    return (window.tables.first?.visibleCells ?? [:])
      .sorted { $0.key < $1.key }
      .compactMap { $0.value as? PhotoCell }
      .map { cell in
        [cell.nameLabel, cell.detailsLabel, cell.dateLabel]
          .map { $0.text ?? "nothing" }.joined(separator: " | ")
      }
  }

  /// What one sees, but for the rows.
  var shown: String {
    if let alert = window.presentedAlert {
      return "alert: \(alert.title ?? ""), \(alert.message ?? "")"
    }
    if let detail = navigation.topViewController?.view as? PhotoDetailLayout {
      let caption = detail.urlLabel.text ?? ""
      return "detail: \(detail.nameLabel.text ?? ""), \(caption)"
    }
    let list = window.tables.isEmpty ? "no list" : "the list"
    return window.isAnimating ? "\(list), Loading" : list
  }

  func load(_ photos: Photo...) {
    service.answer(.success(photos))
  }

  func reload() {
    window.buttons.first { $0.title == "Reload" }?.sendActions()
  }

  func select(_ row: Int) {
    _ = window.makeFrame()
    window.tables.first?.selectRow(at: row)
  }
}

/// The view model that a controller holds, whatever it is called there.
@MainActor
func heldViewModel(of controller: ViewController) -> PhotoListViewModel? {
  Mirror(reflecting: controller).children
    .lazy.compactMap { $0.value as? PhotoListViewModel }.first
}
