import Pictures

/// What the presenter can ask of a photo's screen.
@MainActor
protocol PhotoDetailView: AnyObject {
  func setName(_ name: String)
  func setAddress(_ address: String)
  func showPicture(_ picture: Picture)
}

/// What a photo's screen can tell the presenter.
@MainActor
protocol PhotoDetailModuleInterface: AnyObject {
  func viewDidLoad()
}

/// Words what is known of the photo, and asks the interactor for its picture.
///
/// It has no router, because the detail opens nothing.
@MainActor
final class PhotoDetailPresenter {
  weak var view: (any PhotoDetailView)?
  private let name: String
  private let imageURL: String?
  private let interactor: any PhotoDetailInteractorInput

  init(
    name: String,
    imageURL: String?,
    interactor: any PhotoDetailInteractorInput
  ) {
    self.name = name
    self.imageURL = imageURL
    self.interactor = interactor
  }
}

extension PhotoDetailPresenter: PhotoDetailModuleInterface {
  func viewDidLoad() {
    view?.setName(name)
    view?.setAddress(imageURL ?? "No address")
    interactor.loadPicture()
  }
}

extension PhotoDetailPresenter: PhotoDetailInteractorOutput {
  func pictureLoaded(_ picture: Picture) {
    view?.showPicture(picture)
  }
}
