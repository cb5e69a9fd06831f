import Formatting
import Foundation
import Pictures

/// What the presenter can ask of the list of photos.
@MainActor
protocol PhotoListView: AnyObject {
  func setLoading(_ isLoading: Bool)
  func showPhotos(_ rows: [PhotoDisplayData])
  func showPicture(_ picture: Picture, inRow row: Int)
}

/// What the list of photos can ask of the presenter.
@MainActor
protocol PhotoListModuleInterface: AnyObject {
  func updateView()
  func reloadPhotos()
  func openPhoto(atRow row: Int)
  func rowShown(_ row: Int)
  func rowGone(_ row: Int)
}

/// Asks the interactor for the photos and for the pictures of the rows, words
/// the rows, and tells the router what to open.
@MainActor
final class PhotoListPresenter {
  weak var view: (any PhotoListView)?
  private let interactor: any PhotoListInteractorInput
  private let router: any PhotoListRouting

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd")

  init(
    interactor: any PhotoListInteractorInput,
    router: any PhotoListRouting
  ) {
    self.interactor = interactor
    self.router = router
  }

  private func displayData(of photo: PhotoOutputData) -> PhotoDisplayData {
    let details = [photo.camera, photo.description]
      .joinedWithoutBlanks(separator: " - ")
    return PhotoDisplayData(
      name: photo.name.onOneLine,
      details: details.onOneLine,
      date: Self.dateFormatter.string(from: photo.createdAt)
    )
  }
}

extension PhotoListPresenter: PhotoListModuleInterface {
  func updateView() {
    interactor.loadPhotos()
  }

  func reloadPhotos() {
    interactor.loadPhotos()
  }

  func openPhoto(atRow row: Int) {
    interactor.checkWhetherForSale(photoAt: row)
  }

  func rowShown(_ row: Int) {
    interactor.loadPicture(ofPhotoAt: row)
  }

  func rowGone(_ row: Int) {
    interactor.cancelPicture(ofPhotoAt: row)
  }
}

extension PhotoListPresenter: PhotoListInteractorOutput {
  func loadStarted() {
    view?.setLoading(true)
  }

  func photosLoaded(_ photos: [PhotoOutputData]) {
    view?.setLoading(false)
    view?.showPhotos(photos.map { displayData(of: $0) })
  }

  func loadFailed(message: String) {
    view?.setLoading(false)
    router.showAlert(title: "Alert", message: message)
  }

  func photoIsForSale(id: Int) {
    router.showDetail(ofPhoto: id)
  }

  func photoIsNotForSale() {
    router.showAlert(
      title: "Not for sale",
      message: "This item is not for sale"
    )
  }

  func pictureLoaded(_ picture: Picture, ofPhotoAt index: Int) {
    view?.showPicture(picture, inRow: index)
  }
}
