import Models
import Pictures

/// Says what the detail of a photo shows, and loads its large picture.
@MainActor
final class PhotoDetailViewModel {
  let name: String
  let address: String
  @Observed private(set) var picture: Picture?
  private let photoID: Photo.ID
  private let service: any PictureService
  private var loading: Task<Void, Never>?

  init(photo: Photo, service: any PictureService) {
    name = photo.name
    address = photo.imageURL ?? "No address"
    photoID = photo.id
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  func viewDidLoad() {
    loadPicture()
  }

  private func loadPicture() {
    loading?.cancel()
    loading = Task { [weak self, service, photoID] in
      // Where there is no picture, or it fails, the placeholder stays.
      let picture = try? await service.fetchPicture(of: photoID, size: .detail)
      guard let picture, !Task.isCancelled else { return }
      self?.picture = picture
    }
  }
}
