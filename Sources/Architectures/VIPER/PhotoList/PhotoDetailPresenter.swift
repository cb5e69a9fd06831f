import Pictures

/// What the presenter can ask of a photo's screen.
@MainActor
protocol PhotoDetailView: AnyObject {
  func setName(_ name: String)
  func setAddress(_ address: String)
  func showPicture(_ picture: Picture)
}

/// What a photo's screen can ask of the presenter.
@MainActor
protocol PhotoDetailModuleInterface: AnyObject {
  func updateView()
}

/// Asks the interactor for the photo and its picture, and words the address.
///
/// It has no router, because the detail opens nothing.
@MainActor
final class PhotoDetailPresenter {
  weak var view: (any PhotoDetailView)?
  private let interactor: any PhotoDetailInteractorInput

  init(interactor: any PhotoDetailInteractorInput) {
    self.interactor = interactor
  }
}

extension PhotoDetailPresenter: PhotoDetailModuleInterface {
  func updateView() {
    interactor.findPhoto()
    interactor.loadPicture()
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
