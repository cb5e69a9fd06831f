import ConsoleUI
import Layouts

/// Opens screens and alerts from the list of photos.
///
/// It knows how to open them, and must not decide when.
@MainActor
final class PhotoListRouter {
  weak var viewController: ViewController?

  init() {}
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
