import ConsoleUI
import Layouts

/// What the presenter can ask of the photo list's router.
@MainActor
protocol PhotoListRouting: AnyObject {
  func showAlert(title: String, message: String)
  func showDetail(ofPhoto id: Int)
}

/// Opens alerts and the detail from the list of photos.
///
/// It does not know what a detail is made of.
@MainActor
final class PhotoListRouter {
  weak var viewController: ViewController?
  private let makeDetail: @MainActor (Int) -> ViewController

  init(makeDetail: @escaping @MainActor (Int) -> ViewController) {
    self.makeDetail = makeDetail
  }
}

extension PhotoListRouter: PhotoListRouting {
  func showAlert(title: String, message: String) {
    viewController?.present(.okAlert(title: title, message: message))
  }

  func showDetail(ofPhoto id: Int) {
    let detail = makeDetail(id)
    viewController?.navigationController?.pushViewController(detail)
  }
}
