import ConsoleUI
import Layouts
import Models
import Pictures
import TestSupport
import Testing

@testable import TraditionalMVC

/// Scrolls a list of photos, and finds what its rows show.
@MainActor
struct PhotoRowsDriver {
  let window: Window
  let layout: PhotoListLayout

  init(model: PhotoListModel) throws {
    let view = PhotoListView(model: model)
    window = Window(showing: HostViewController(hosting: view))
    layout = try #require(view.subviews.first as? PhotoListLayout)
  }

  /// The rows on the screen, counted from 0; a table makes them when it is
  /// drawn.
  var rowNumbers: [Int] {
    _ = window.makeFrame()
    return layout.tableView.visibleCells.keys.sorted()
  }

  /// The pictures of the rows on the screen; nil where a placeholder stands.
  var rowPictures: [Picture?] {
    rowNumbers.map { row in
      let cell = layout.tableView.visibleCells[row] as? PhotoCell
      return cell?.imageView.image
    }
  }

  /// Scrolls until a row is on the screen.
  func scroll(to row: Int) {
    layout.tableView.scrollToRow(at: row)
    _ = window.makeFrame()
  }
}
