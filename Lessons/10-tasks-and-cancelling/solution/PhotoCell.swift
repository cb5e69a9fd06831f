/// A row that shows a photo, and is used again for other photos.
@MainActor
final class PhotoCell {
  private(set) var name = ""
  /// Nil while the placeholder shows.
  private(set) var picture: String?
  private var loading: Task<Void, Never>?
  private let service: any PictureService

  init(service: any PictureService) {
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  /// Shows a photo, and asks for its picture.
  func show(_ photo: Photo) {
    prepareForReuse()
    name = photo.name
    loading = Task { [weak self, service] in
      // Where there is no picture, the placeholder stays.
      let picture = try? await service.picture(of: photo)
      guard !Task.isCancelled else { return }
      self?.picture = picture
    }
  }

  /// The table calls this when the cell leaves the screen.
  func prepareForReuse() {
    loading?.cancel()
    name = ""
    picture = nil
  }
}
