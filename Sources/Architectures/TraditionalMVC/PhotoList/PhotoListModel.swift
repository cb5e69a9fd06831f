import Models
import Pictures

/// What can change in the list of photos.
enum PhotoListAspect {
  case isLoading
  case photos
  /// The picture of the photo with that identity has come.
  case picture(Photo.ID)
  case failure
}

/// Loads the photos and their pictures, and keeps them.
final class PhotoListModel: Model<PhotoListAspect> {
  private(set) var isLoading = false
  private(set) var photos: [Photo] = []
  /// The pictures that have come since the photos were loaded.
  private(set) var pictures: [Photo.ID: Picture] = [:]
  /// Why the last load failed, if it did.
  private(set) var failure: ServiceError?
  private let photoService: any PhotoService
  private let pictureService: any PictureService
  private var loading: Task<Void, Never>?

  init(photoService: any PhotoService, pictureService: any PictureService) {
    self.photoService = photoService
    self.pictureService = pictureService
  }

  deinit {
    loading?.cancel()
  }

  func loadPhotos() {
    failure = nil
    isLoading = true
    loading?.cancel()
    loading = Task { [weak self, photoService] in
      do throws(ServiceError) {
        let photos = try await photoService.fetchPopularPhotos()
        guard !Task.isCancelled else { return }
        self?.loaded(photos)
      } catch {
        guard !Task.isCancelled else { return }
        self?.loadFailed(error)
      }
    }
    changed(.isLoading, .failure)
  }

  private func loaded(_ photos: [Photo]) {
    self.photos = photos
    pictures = [:]
    isLoading = false
    changed(.photos, .isLoading)
  }

  private func loadFailed(_ error: ServiceError) {
    isLoading = false
    failure = error
    changed(.isLoading, .failure)
  }

  /// Asks for the picture of a photo.
  ///
  /// - Returns: The task, for the caller to cancel when nobody looks at the
  ///   photo any more. The model cannot know that: it knows no rows, and it may
  ///   have several views.
  func loadPicture(of id: Photo.ID) -> Task<Void, Never> {
    Task { [weak self, pictureService] in
      // Where there is no picture, or it fails, the placeholder stays.
      let picture = try? await pictureService.fetchPicture(of: id, size: .row)
      guard let picture, !Task.isCancelled else { return }
      self?.loaded(picture, of: id)
    }
  }

  private func loaded(_ picture: Picture, of id: Photo.ID) {
    pictures[id] = picture
    changed(.picture(id))
  }

  /// Makes the model of one photo's details.
  func makeDetail(of photo: Photo) -> PhotoDetailModel {
    PhotoDetailModel(photo: photo, service: pictureService)
  }
}
