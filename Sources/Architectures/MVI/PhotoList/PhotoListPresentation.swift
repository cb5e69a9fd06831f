import Formatting
import Foundation
import Models

/// What the screens of the list of photos show.
extension PhotoListState {
  var rows: [PhotoRow] { photos.enumerated().map(PhotoRow.init) }

  /// Whether the table shows other rows than in an earlier state.
  func hasOtherRows(than previous: PhotoListState?) -> Bool {
    photos != previous?.photos
  }

  var detail: PhotoDetail? {
    openPhoto.map { PhotoDetail(name: $0.name, imageURL: $0.imageURL) }
  }
}

/// Keeps a photo and words its row.
struct PhotoRow: Equatable {
  /// The photo's place in the list.
  ///
  /// The service's own id would not do, because two photos may have the same.
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

/// What the detail screen shows.
struct PhotoDetail: Equatable {
  let name: String
  let imageURL: String?
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
