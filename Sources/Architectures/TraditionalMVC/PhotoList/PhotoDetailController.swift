/// Tells the model to load the picture.
final class PhotoDetailController: Controller<PhotoModel, PhotoDetailView> {
  func viewDidLoad() {
    model.loadPicture()
  }
}
