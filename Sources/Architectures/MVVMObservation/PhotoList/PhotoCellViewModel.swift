import Formatting
import Foundation
import Models

/// Says what one row shows, in words that are put together when a cell asks:
/// of a long list few rows show.
///
/// Whoever acts on the row hands it over.
struct PhotoCellViewModel: Equatable, Identifiable {
  /// A new one with each load, so that a row of an earlier load is another
  /// row, even where the photo is the same.
  let id = UUID()
  private let photo: Photo

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd")

  init(photo: Photo) {
    self.photo = photo
  }

  /// By this its picture is asked for and kept.
  var photoID: Photo.ID { photo.id }

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
