/// Has a photo's model load the picture while the row is on the screen.
///
/// It takes no input: the list's controller hears of the row from the table,
/// and tells it.
final class PhotoRowController: Controller<PhotoModel, PhotoRowView> {
  func rowShown() {
    model.loadPicture()
  }

  /// The view leaves the model first: it no longer waits for the picture, but
  /// another list's view of the photo may.
  func rowGone() {
    view?.release()
    model.cancelLoadingUnlessAwaited()
  }
}
