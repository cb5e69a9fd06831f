/// Tells the model to load the picture.
final class PhotoDetailController: Controller<PhotoModel, PhotoDetailView> {
  override func viewDidLoad() {
    model.loadPicture()
  }
}
