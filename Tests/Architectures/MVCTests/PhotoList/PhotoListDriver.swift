import ConsoleUI
import Layouts
import MVC
import Models
import Pictures
import TestSupport
import Testing

/// Uses the list of photos as its user does, and finds what it shows.
@MainActor
struct PhotoListDriver {
  let window: Window
  private let loadedLayout: PhotoListLayout

  init(
    service: any PhotoService,
    pictures: any PictureService = HeldPictureService()
  ) throws {
    let viewController = makePhotoListScreen(
      photoService: service,
      pictureService: pictures
    )
    window = Window(showing: viewController)
    loadedLayout = try #require(viewController.view as? PhotoListLayout)
  }

  /// What the next frame will show: the controller updates itself before that.
  var layout: PhotoListLayout {
    window.layoutIfNeeded()
    return loadedLayout
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

  /// The rows on the screen, counted from 0.
  var rowNumbers: [Int] {
    _ = window.makeFrame()
    return layout.tableView.visibleCells.keys.sorted()
  }

  /// The pictures of the rows on the screen; nil where a placeholder stands.
  var rowPictures: [Picture?] {
    rows.map(\.imageView.image)
  }

  /// Scrolls until a row is on the screen.
  func scroll(to row: Int) {
    layout.tableView.scrollToRow(at: row)
    _ = window.makeFrame()
  }

  /// The detail screen, if it is the one that shows.
  var detail: PhotoDetailLayout? {
    window.topView as? PhotoDetailLayout
  }
}
