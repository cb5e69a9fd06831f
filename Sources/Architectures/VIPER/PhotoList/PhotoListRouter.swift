import ConsoleUI
import Layouts

/// What the presenter can ask of the photo list's router.
@MainActor
protocol PhotoListRouting: AnyObject {
  func showAlert(title: String, message: String)
  func showDetail(photoID: Int, name: String, imageURL: String?)
}

/// Opens alerts and the detail from the list of photos.
///
/// It does not know what a detail is made of.
@MainActor
final class PhotoListRouter {
  typealias MakeDetail =
    @MainActor (_ photoID: Int, _ name: String, _ imageURL: String?)
    -> ViewController

  weak var viewController: ViewController?
  private let makeDetail: MakeDetail

  init(makeDetail: @escaping MakeDetail) {
    self.makeDetail = makeDetail
  }
}

extension PhotoListRouter: PhotoListRouting {
  func showAlert(title: String, message: String) {
    viewController?.present(.okAlert(title: title, message: message))
  }

  func showDetail(photoID: Int, name: String, imageURL: String?) {
    let detail = makeDetail(photoID, name, imageURL)
    viewController?.navigationController?.pushViewController(detail)
  }
}
