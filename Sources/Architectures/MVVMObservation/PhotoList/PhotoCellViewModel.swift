import Formatting
import Foundation
import Models

/// Says what one row shows, in words that are put together when a cell asks:
/// of a long list few rows show.
struct PhotoCellViewModel: Equatable, Identifiable {
  /// The photo's place in the list that was loaded. The service's own id would
  /// not do, for several photos may share one.
  let id: Int
  private let photo: Photo

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd")

  init(id: Int, photo: Photo) {
    self.id = id
    self.photo = photo
  }

  var name: String { photo.name.onOneLine }

  var details: String {
    [photo.camera, photo.description]
      .joinedWithoutBlanks(separator: " - ")
      .onOneLine
  }

  var date: String { Self.dateFormatter.string(from: photo.createdAt) }
}
