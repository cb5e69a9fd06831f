import Foundation
import Models
import Observation
import Pictures

/// Says what the detail screen of a photo shows, and loads its larger picture.
@MainActor
@Observable
final class PhotoDetailViewModel: Identifiable {
  /// A new one each time that a photo is opened.
  let id = UUID()
  let name: String
  let address: String
  /// Nil until it has come, where there is none and where it fails.
  private(set) var picture: Picture?
  private let photoID: Photo.ID
  private let service: any PictureService
  @ObservationIgnored private var loading: Task<Void, Never>?

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
    loading?.cancel()
    loading = Task { [weak self, service, photoID] in
      // Where there is no picture, or it fails, the placeholder stays.
      let picture = try? await service.fetchPicture(of: photoID, size: .detail)
      guard let picture, !Task.isCancelled else { return }
      self?.picture = picture
    }
  }
}
