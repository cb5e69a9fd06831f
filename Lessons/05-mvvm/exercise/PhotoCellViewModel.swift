import Formatting
import Foundation
import Models

/// Says what one row shows, in words ready to be shown.
struct PhotoCellViewModel {
  let name: String
  let details: String
  let date: String

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd")

  init(photo: Photo) {
    name = photo.name.onOneLine
    details =
      [photo.camera, photo.description]
      .joinedWithoutBlanks(separator: " - ")
      .onOneLine
    date = Self.dateFormatter.string(from: photo.createdAt)
  }
}
