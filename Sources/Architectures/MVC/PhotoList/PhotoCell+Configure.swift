import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models
import Pictures

/// What fills a row.
///
/// The cell's own class knows no model, and the controller none of its labels.
extension PhotoCell {
  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd")

  func configure(for photo: Photo, picture: Picture?) {
    nameLabel.text = photo.name.onOneLine
    detailsLabel.text =
      [photo.camera, photo.description]
      .joinedWithoutBlanks(separator: " - ")
      .onOneLine
    dateLabel.text = Self.dateFormatter.string(from: photo.createdAt)
    imageView.image = picture
  }
}
