import Formatting
import Foundation
import Models

/// Says what one row shows, in words that are put together when a cell asks:
/// of a long list few rows show.
///
/// Whoever selects the row hands it over. Nothing is looked up by it, so it
/// has no identity.
struct PhotoCellViewModel: Equatable {
  private let photo: Photo

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd")

  init(photo: Photo) {
    self.photo = photo
  }

  var name: String { photo.name.onOneLine }

  /// The name with its line breaks.
  var fullName: String { photo.name }

  var details: String {
    [photo.camera, photo.description]
      .joinedWithoutBlanks(separator: " - ")
      .onOneLine
  }

  var date: String { Self.dateFormatter.string(from: photo.createdAt) }

  var isForSale: Bool { photo.isForSale }

  var imageURL: String? { photo.imageURL }
}
