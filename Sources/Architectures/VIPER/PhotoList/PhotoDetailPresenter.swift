import Pictures

/// What the presenter can ask of a photo's screen.
@MainActor
protocol PhotoDetailView: AnyObject {
  func setName(_ name: String)
  func setAddress(_ address: String)
  func showPicture(_ picture: Picture)
}

/// Words what is known of a photo, and asks the interactor for its picture.
///
/// It has no router, because the detail opens nothing.
@MainActor
final class PhotoDetailPresenter {
  weak var view: (any PhotoDetailView)?
  private let photo: PhotoDetailOutputData
  private let interactor: any PhotoDetailInteractorInput

  init(
    photo: PhotoDetailOutputData,
    interactor: any PhotoDetailInteractorInput
  ) {
    self.photo = photo
    self.interactor = interactor
  }

  func viewDidLoad() {
    view?.setName(photo.name)
    view?.setAddress(photo.imageURL ?? "No address")
    interactor.loadPicture(ofPhoto: photo.id)
  }
}

extension PhotoDetailPresenter: PhotoDetailInteractorOutput {
  func pictureLoaded(_ picture: Picture) {
    view?.showPicture(picture)
  }
}
