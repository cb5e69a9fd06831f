/// Has the model load the picture once the screen has loaded.
final class PhotoDetailController: Controller<PhotoDetailModel, PhotoDetailView>
{
  func viewDidLoad() {
    model.loadPicture()
  }
}
