import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models

/// Words a photo, and shows it in a row of the table.
///
/// The table makes its cells and uses them again. So this view gets its model
/// after it was made, and another one for each further row. It has no
/// controller: that of the list hears from the table when a row shows or has
/// gone.
final class PhotoRowView: PhotoCell {
  /// Nil while the view is in no row.
  private(set) var model: PhotoModel?

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd")

  /// Leaves the former model, takes this one, and shows it.
  func setModel(_ model: PhotoModel) {
    release()
    self.model = model
    model.addDependent(self)
    display(model.photo)
  }

  /// Takes the view from its model: the table may put it in another row now.
  func release() {
    model?.removeDependent(self)
    model = nil
  }

  private func display(_ photo: Photo) {
    nameLabel.text = photo.name.onOneLine
    detailsLabel.text =
      [photo.camera, photo.description]
      .joinedWithoutBlanks(separator: " - ")
      .onOneLine
    dateLabel.text = Self.dateFormatter.string(from: photo.createdAt)
    update(.picture)
  }
}

extension PhotoRowView: Dependent {
  func update(_ aspect: PhotoAspect) {
    switch aspect {
    case .picture: imageView.image = model?.picture
    }
  }
}
