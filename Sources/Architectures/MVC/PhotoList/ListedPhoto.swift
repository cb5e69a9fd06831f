import Models
import Observation
import Pictures

/// Keeps a photo of the list with its picture, and has a service load the
/// picture.
///
/// Each photo is an observable object of its own. So a picture that comes
/// updates only the cell that shows its photo.
@MainActor
@Observable
final class ListedPhoto {
  let photo: Photo
  /// The picture for the row; nil until it has come.
  private(set) var picture: Picture?
  private let pictureService: any PictureService

  init(photo: Photo, pictureService: any PictureService) {
    self.photo = photo
    self.pictureService = pictureService
  }

  /// Asks the service for the picture.
  ///
  /// - Returns: The load, for whoever shows the photo to cancel; nil where the
  ///   picture has come already.
  func loadPicture() -> Task<Void, Never>? {
    guard picture == nil else { return nil }
    return Task { [weak self, pictureService, id = photo.id] in
      // Where there is no picture, or it fails, the placeholder stays.
      let picture = try? await pictureService.fetchPicture(of: id, size: .row)
      guard let picture, !Task.isCancelled else { return }
      self?.picture = picture
    }
  }
}
