import Formatting
import Foundation
import Models

/// Says what one row shows, in words that are put together when a cell asks.
struct PhotoCellViewModel: Equatable {
  let photo: Photo

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd")

  var name: String { photo.name.onOneLine }

  var details: String {
    [photo.camera, photo.description]
      .joinedWithoutBlanks(separator: " - ")
      .onOneLine
  }

  var date: String { Self.dateFormatter.string(from: photo.createdAt) }
}
