import Formatting
import Foundation
import Models

/// What the list's screen shows.
extension PhotoListState {
  var rows: [PhotoRow] { photos.map(PhotoRow.init) }
}

/// Keeps a photo and words its row.
struct PhotoRow: Equatable {
  private let photo: Photo

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd")

  init(photo: Photo) {
    self.photo = photo
  }

  var photoID: Photo.ID { photo.id }

  var name: String { photo.name.onOneLine }

  var details: String {
    [photo.camera, photo.description]
      .joinedWithoutBlanks(separator: " - ")
      .onOneLine
  }

  var date: String { Self.dateFormatter.string(from: photo.createdAt) }
}

extension PhotoListAlert: AlertReason {
  var title: String {
    switch self {
    case .loadFailed: "Alert"
    case .notForSale: "Not for sale"
    }
  }

  var message: String? {
    switch self {
    case .loadFailed(let error): error.message
    case .notForSale: "This item is not for sale"
    }
  }
}
