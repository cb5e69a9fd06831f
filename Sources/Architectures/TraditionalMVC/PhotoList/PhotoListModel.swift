import Models

/// What can change in the list of photos.
enum PhotoListAspect {
  case isLoading
  case photos
  case failure
}

/// Loads the photos, and keeps a model of each.
final class PhotoListModel: Model<PhotoListAspect> {
  private(set) var isLoading = false
  /// The models of the photos, new ones with each load that succeeds; each
  /// loads and keeps its own picture.
  private(set) var photoModels: [PhotoModel] = []
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

  /// Loads the photos, unless some are there or on their way.
  func loadPhotos() {
    guard photoModels.isEmpty, !isLoading else { return }
    reloadPhotos()
  }

  /// Loads the photos in any case, and cancels a load that is on its way.
  func reloadPhotos() {
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
    photoModels = photos.map { photo in
      PhotoModel(photo: photo, size: .row, service: pictureService)
    }
    isLoading = false
    changed(.photos, .isLoading)
  }

  private func loadFailed(_ error: ServiceError) {
    isLoading = false
    failure = error
    changed(.isLoading, .failure)
  }

  /// Makes another model of the photo, which loads the large picture.
  func makeModelWithLargePicture(of photo: Photo) -> PhotoModel {
    PhotoModel(photo: photo, size: .detail, service: pictureService)
  }
}
