import Models
import Pictures

/// What can change in the details of a photo.
enum PhotoDetailAspect {
  case picture
}

/// Knows a photo, and loads its large picture.
final class PhotoDetailModel: Model<PhotoDetailAspect> {
  let photo: Photo
  /// Nil until it has come, and where there is none.
  private(set) var picture: Picture?
  private let service: any PictureService
  private var loading: Task<Void, Never>?

  init(photo: Photo, service: any PictureService) {
    self.photo = photo
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  func loadPicture() {
    loading?.cancel()
    loading = Task { [weak self, service, id = photo.id] in
      // Where there is no picture, or it fails, the placeholder stays.
      let picture = try? await service.fetchPicture(of: id, size: .detail)
      guard let picture, !Task.isCancelled else { return }
      self?.loaded(picture)
    }
  }

  private func loaded(_ picture: Picture) {
    self.picture = picture
    changed(.picture)
  }
}
