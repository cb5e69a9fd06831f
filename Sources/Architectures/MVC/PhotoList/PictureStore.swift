import Models
import Observation
import Pictures

/// Keeps the pictures of the rows, and has a service load them.
///
/// What it keeps is observable. All pictures are one tracked property: after
/// each that comes, all cells on the screen read the store again. Where that
/// costs too much, each picture is an observable object of its own.
@MainActor
@Observable
final class PictureStore {
  private var pictures: [Photo.ID: Picture] = [:]
  private let service: any PictureService

  init(service: any PictureService) {
    self.service = service
  }

  /// The picture of a photo; nil until it has come.
  func picture(of id: Photo.ID) -> Picture? {
    pictures[id]
  }

  /// Asks the service for the picture of a photo.
  ///
  /// - Returns: The load, for whoever shows the photo to cancel; nil where the
  ///   picture has come already.
  func loadPicture(of id: Photo.ID) -> Task<Void, Never>? {
    guard pictures[id] == nil else { return nil }
    return Task { [weak self, service] in
      // Where there is no picture, or it fails, the placeholder stays.
      let picture = try? await service.fetchPicture(of: id, size: .row)
      guard let picture, !Task.isCancelled else { return }
      self?.pictures[id] = picture
    }
  }
}
