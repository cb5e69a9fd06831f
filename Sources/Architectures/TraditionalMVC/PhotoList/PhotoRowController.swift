/// Has a photo's model load the picture while the row is on the screen.
///
/// It is no `Controller`, for its view is no `View`. It needs neither the view
/// nor the screen.
@MainActor
final class PhotoRowController {
  private let model: PhotoModel

  init(model: PhotoModel) {
    self.model = model
  }

  func rowShown() {
    model.loadPicture()
  }

  func rowGone() {
    model.cancelLoading()
  }
}
