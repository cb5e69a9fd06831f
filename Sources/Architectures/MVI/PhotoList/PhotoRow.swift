import Formatting
import Foundation
import Models

/// Keeps a photo: words its row, and says what selecting it opens.
///
/// It must not know the cell.
struct PhotoRow: Equatable {
  private let photo: Photo

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd")

  init(photo: Photo) {
    self.photo = photo
  }

  var name: String { photo.name.onOneLine }

  var details: String {
    [photo.camera, photo.description]
      .joinedWithoutBlanks(separator: " - ")
      .onOneLine
  }

  var date: String { Self.dateFormatter.string(from: photo.createdAt) }

  var isForSale: Bool { photo.isForSale }

  var detail: PhotoDetail {
    PhotoDetail(name: photo.name, imageURL: photo.imageURL)
  }
}
