import Formatting
import Foundation

/// What the presenter can ask of the list of photos.
@MainActor
protocol PhotoListView: AnyObject {
  func setLoading(_ isLoading: Bool)
  func reloadPhotos()
}

/// What the presenter needs of a photo to word its row.
struct PhotoOutputData: Equatable {
  let name: String
  let camera: String?
  let description: String?
  let createdAt: Date
}

/// What a row shows, in words.
struct PhotoDisplayData: Equatable {
  let name: String
  let details: String
  let date: String
}

/// Asks the interactor for the photos, words their rows, and tells the router
/// what to open.
@MainActor
final class PhotoListPresenter {
  weak var view: (any PhotoListView)?
  private let interactor: any PhotoListInteractorInput
  private let router: any PhotoListRouting
  private var photos: [PhotoOutputData] = []

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd")

  init(
    interactor: any PhotoListInteractorInput,
    router: any PhotoListRouting
  ) {
    self.interactor = interactor
    self.router = router
  }

  var numberOfPhotos: Int { photos.count }

  func viewDidLoad() {
    loadPhotos()
  }

  func reloadButtonTapped() {
    loadPhotos()
  }

  /// What a row shows; the view asks when the row comes to the screen.
  func displayData(forRow row: Int) -> PhotoDisplayData {
    let photo = photos[row]
    let details = [photo.camera, photo.description]
      .joinedWithoutBlanks(separator: " - ")
    return PhotoDisplayData(
      name: photo.name.onOneLine,
      details: details.onOneLine,
      date: Self.dateFormatter.string(from: photo.createdAt)
    )
  }

  func photoSelected(atRow row: Int) {
    interactor.checkWhetherForSale(photoAt: row)
  }

  private func loadPhotos() {
    view?.setLoading(true)
    interactor.loadPhotos()
  }
}

extension PhotoListPresenter: PhotoListInteractorOutput {
  func photosLoaded(_ photos: [PhotoOutputData]) {
    self.photos = photos
    view?.setLoading(false)
    view?.reloadPhotos()
  }

  func loadFailed(message: String) {
    view?.setLoading(false)
    router.showAlert(title: "Alert", message: message)
  }

  func photoIsForSale(name: String, imageURL: String?) {
    router.showDetail(name: name, imageURL: imageURL)
  }

  func photoIsNotForSale() {
    router.showAlert(
      title: "Not for sale",
      message: "This item is not for sale"
    )
  }
}
