import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models

/// Words a photo, and shows it in a cell while its row is on the screen.
///
/// A table makes cells and uses them again, so this is no `View` of its own. It
/// is a view all the same: it has a controller, and depends on its model until
/// it is released.
final class PhotoRowView: Dependent {
  private let model: PhotoModel
  private let controller: PhotoRowController
  private let cell: PhotoCell

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd")

  init(model: PhotoModel, cell: PhotoCell) {
    self.model = model
    self.cell = cell
    controller = PhotoRowController(model: model)
    model.addDependent(self)
    display()
  }

  /// Has the picture loaded, now that the row is about to show.
  func rowShown() {
    controller.rowShown()
  }

  /// Takes the view from its model: the cell may show another photo now.
  func release() {
    model.removeDependent(self)
    controller.rowGone()
  }

  private func display() {
    let photo = model.photo
    cell.nameLabel.text = photo.name.onOneLine
    cell.detailsLabel.text =
      [photo.camera, photo.description]
      .joinedWithoutBlanks(separator: " - ")
      .onOneLine
    cell.dateLabel.text = Self.dateFormatter.string(from: photo.createdAt)
    update(.picture)
  }

  func update(_ aspect: PhotoAspect) {
    switch aspect {
    case .picture: cell.imageView.image = model.picture
    }
  }
}
