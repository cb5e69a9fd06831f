import ConsoleUI
import Layouts
import Models

/// Asks the model for what the user wants, opens a photo that is for sale, and
/// presents what failed.
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

  /// The host's view has loaded.
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
    case .failure:
      guard let failure = model.failure else { return }
      showAlert(title: "Alert", message: failure.message)
    case .isLoading, .photos: break
    }
  }
}

extension PhotoListController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    guard let photo = model.photoForSale(atRow: row) else {
      showAlert(title: "Not for sale", message: "This item is not for sale")
      return
    }
    showDetail(name: photo.name, imageURL: photo.imageURL)
  }
}
