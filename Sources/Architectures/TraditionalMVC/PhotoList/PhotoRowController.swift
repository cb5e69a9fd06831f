/// Has a photo's model load the picture while the row is on the screen.
///
/// It takes no input: the list's controller hears of the row from the table,
/// and tells it.
final class PhotoRowController: Controller<PhotoModel, PhotoRowView> {
  func rowShown() {
    model.loadPicture()
  }

  /// The model cancels the load if no row of another list depends on it.
  func rowGone() {
    view?.release()
  }
}
