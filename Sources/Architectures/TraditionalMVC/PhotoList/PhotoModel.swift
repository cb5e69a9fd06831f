import Models
import Pictures

/// What can change in a photo.
enum PhotoAspect {
  case picture
}

/// Knows a photo, and loads and keeps its picture.
final class PhotoModel: Model<PhotoAspect> {
  let photo: Photo
  /// Nil until it has come, and where there is none.
  private(set) var picture: Picture?
  private let size: PictureSize
  private let service: any PictureService
  private var loading: Task<Void, Never>?

  init(photo: Photo, size: PictureSize, service: any PictureService) {
    self.photo = photo
    self.size = size
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  /// Loads the picture, unless it has come or is on its way.
  func loadPicture() {
    guard picture == nil, loading == nil else { return }
    loading = Task { [weak self, service, id = photo.id, size] in
      // Where there is no picture, or it fails, the placeholder stays.
      let picture = try? await service.fetchPicture(of: id, size: size)
      guard !Task.isCancelled else { return }
      self?.loaded(picture)
    }
  }

  /// Cancels the load, too, if nobody depends on this model any more.
  ///
  /// Smalltalk-80 has the like: a `Debugger` notices in `removeDependent:` that
  /// its last view has closed.
  override func removeDependent(_ dependent: any Dependent<PhotoAspect>) {
    super.removeDependent(dependent)
    guard !hasDependents else { return }
    loading?.cancel()
    loading = nil
  }

  private func loaded(_ picture: Picture?) {
    loading = nil
    guard let picture else { return }
    self.picture = picture
    changed(.picture)
  }
}
