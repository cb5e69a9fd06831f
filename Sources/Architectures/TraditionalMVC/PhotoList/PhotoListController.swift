import ConsoleUI
import Layouts
import Models

/// Tells the model what the user does, opens the photo that the model opened,
/// and presents what failed.
///
/// It must not know what the view shows.
@MainActor
final class PhotoListController {
  weak var view: PhotoListView?
  private let model: PhotoListModel

  init(model: PhotoListModel) {
    self.model = model
    model.addDependent(self)
  }

  func viewDidLoad() {
    model.loadPhotos()
  }

  func reloadButtonTapped() {
    model.loadPhotos()
  }

  private func showAlert(title: String, message: String) {
    view?.viewController?.present(.okAlert(title: title, message: message))
  }

  private func showDetail(name: String, imageURL: String?) {
    let detail = PhotoDetailViewController(name: name, imageURL: imageURL)
    view?.viewController?.navigationController?.pushViewController(detail)
  }
}

extension PhotoListController: Dependent {
  func update(_ aspect: PhotoListAspect) {
    switch aspect {
    case .openedPhoto:
      guard let photo = model.openedPhoto else { return }
      showDetail(name: photo.name, imageURL: photo.imageURL)
    case .failure:
      switch model.failure {
      case .notLoaded(let error):
        showAlert(title: "Alert", message: error.message)
      case .notForSale:
        showAlert(title: "Not for sale", message: "This item is not for sale")
      case nil: break
      }
    case .isLoading, .photos: break
    }
  }
}

extension PhotoListController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    model.openPhoto(atRow: row)
  }
}
