import Pictures

/// What the presenter can ask of a photo's screen.
@MainActor
protocol PhotoDetailView: AnyObject {
  func setName(_ name: String)
  func setAddress(_ address: String)
  func showPicture(_ picture: Picture)
}

/// Asks the interactor for the photo, and words what is known of it.
///
/// It has no router, because the detail opens nothing.
@MainActor
final class PhotoDetailPresenter {
  weak var view: (any PhotoDetailView)?
  private let interactor: any PhotoDetailInteractorInput

  init(interactor: any PhotoDetailInteractorInput) {
    self.interactor = interactor
  }

  func viewDidLoad() {
    interactor.findPhoto()
  }
}

extension PhotoDetailPresenter: PhotoDetailInteractorOutput {
  func photoFound(name: String, imageURL: String?) {
    view?.setName(name)
    view?.setAddress(imageURL ?? "No address")
  }

  func pictureLoaded(_ picture: Picture) {
    view?.showPicture(picture)
  }
}
