import ConsoleUI
import Layouts

/// What the presenter can ask of the photo list's router.
@MainActor
protocol PhotoListRouting: AnyObject {
  func showAlert(title: String, message: String)
  func showDetail(name: String, imageURL: String?)
}

/// Opens screens and alerts from the list of photos.
@MainActor
final class PhotoListRouter {
  weak var viewController: ViewController?
}

extension PhotoListRouter: PhotoListRouting {
  func showAlert(title: String, message: String) {
    viewController?.present(.okAlert(title: title, message: message))
  }

  func showDetail(name: String, imageURL: String?) {
    let detail = PhotoDetailViewController(name: name, imageURL: imageURL)
    viewController?.navigationController?.pushViewController(detail)
  }
}
