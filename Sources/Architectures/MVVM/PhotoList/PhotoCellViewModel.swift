import Formatting
import Foundation
import Models
import Pictures

/// Says what one row shows, in words ready to be shown, and loads its picture.
@MainActor
final class PhotoCellViewModel {
  let name: String
  let details: String
  let date: String
  @Observed private(set) var picture: Picture?
  private let photoID: Photo.ID
  private let service: any PictureService
  private var loading: Task<Void, Never>?

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd")

  init(photo: Photo, service: any PictureService) {
    name = photo.name.onOneLine
    details =
      [photo.camera, photo.description]
      .joinedWithoutBlanks(separator: " - ")
      .onOneLine
    date = Self.dateFormatter.string(from: photo.createdAt)
    photoID = photo.id
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  func willDisplay() {
    if picture == nil { loadPicture() }
  }

  func didEndDisplaying() {
    loading?.cancel()
  }

  private func loadPicture() {
    loading?.cancel()
    loading = Task { [weak self, service, photoID] in
      // Where there is no picture, or it fails, the placeholder stays.
      let picture = try? await service.fetchPicture(of: photoID, size: .row)
      guard let picture, !Task.isCancelled else { return }
      self?.picture = picture
    }
  }
}
