import ConsoleUI
import Layouts

/// What the presenter can ask of the photo list's router.
@MainActor
protocol PhotoListRouting: AnyObject {
  func showAlert(title: String, message: String)
  func showDetail(of photo: PhotoDetailOutputData)
}

/// Opens alerts and the detail from the list of photos.
///
/// It does not know what a detail is made of.
@MainActor
final class PhotoListRouter {
  weak var viewController: ViewController?
  private let makeDetail: @MainActor (PhotoDetailOutputData) -> ViewController

  init(
    makeDetail: @escaping @MainActor (PhotoDetailOutputData) -> ViewController
  ) {
    self.makeDetail = makeDetail
  }
}

extension PhotoListRouter: PhotoListRouting {
  func showAlert(title: String, message: String) {
    viewController?.present(.okAlert(title: title, message: message))
  }

  func showDetail(of photo: PhotoDetailOutputData) {
    let detail = makeDetail(photo)
    viewController?.navigationController?.pushViewController(detail)
  }
}
