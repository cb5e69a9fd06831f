import ConsoleUI
import Layouts
import MVC
import Models
import Testing

/// Uses the list of photos as its user does, and finds what it shows.
@MainActor
struct PhotoListDriver {
  let window: Window
  let layout: PhotoListLayout

  init(service: any PhotoService) throws {
    let viewController = makePhotoListScreen(service: service)
    window = Window(showing: viewController)
    layout = try #require(viewController.view as? PhotoListLayout)
  }

  var isLoading: Bool {
    layout.activityIndicator.isAnimating
  }

  /// The rows on the screen; a table makes them when it is drawn.
  var rows: [PhotoCell] {
    guard !layout.tableView.isHidden else { return [] }
    _ = window.makeFrame()
    return layout.tableView.visibleCells
      .sorted { $0.key < $1.key }
      .compactMap { $0.value as? PhotoCell }
  }

  var rowNames: [String?] {
    rows.map(\.nameLabel.text)
  }

  /// The detail screen, if it is the one that shows.
  var detail: PhotoDetailLayout? {
    window.topView as? PhotoDetailLayout
  }
}
