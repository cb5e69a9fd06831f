/// A row that shows a photo, and is used again for other photos.
@MainActor
final class PhotoCell {
  private(set) var name = ""
  /// Nil while the placeholder shows.
  private(set) var picture: String?
  private let service: any PictureService

  init(service: any PictureService) {
    self.service = service
  }

  /// Shows a photo, and asks for its picture.
  func show(_ photo: Photo) {
    name = photo.name
    // Items 4 to 6: this task goes on when the cell shows another photo.
    Task {
      picture = try? await service.picture(of: photo)
    }
  }

  /// The table calls this when the cell leaves the screen.
  func prepareForReuse() {
    name = ""
    picture = nil
  }
}
