import Models
import Pictures

/// What can change in a photo.
enum PhotoAspect {
  case picture
}

/// Knows a photo, and loads its picture while somebody depends on it.
///
/// Whoever wants the picture becomes a dependent, and needs to ask for nothing.
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

  /// Also loads the picture, unless it has come or is on its way.
  override func addDependent(_ dependent: any Dependent<PhotoAspect>) {
    super.addDependent(dependent)
    if picture == nil, loading == nil { loadPicture() }
  }

  /// Also cancels the load, if nobody is left who waits for the picture.
  override func removeDependent(_ dependent: any Dependent<PhotoAspect>) {
    super.removeDependent(dependent)
    if !hasDependents { cancelLoading() }
  }

  private func loadPicture() {
    loading = Task { [weak self, service, id = photo.id, size] in
      // Where there is no picture, or it fails, the placeholder stays.
      let picture = try? await service.fetchPicture(of: id, size: size)
      guard !Task.isCancelled else { return }
      self?.loaded(picture)
    }
  }

  private func loaded(_ picture: Picture?) {
    loading = nil
    guard let picture else { return }
    self.picture = picture
    changed(.picture)
  }

  private func cancelLoading() {
    loading?.cancel()
    loading = nil
  }
}
