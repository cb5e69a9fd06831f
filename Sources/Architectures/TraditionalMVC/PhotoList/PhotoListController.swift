import ConsoleUI
import Layouts
import Models

/// Tells the model what the user wants, asks for pictures, opens a photo that
/// is for sale, and presents what failed.
final class PhotoListController: Controller<PhotoListModel, PhotoListView> {
  override func viewDidLoad() {
    model.loadPhotos()
  }

  func reloadButtonTapped() {
    model.reloadPhotos()
  }

  private func showDetail(of photo: Photo) {
    let photoModel = model.makeModelWithLargePicture(of: photo)
    photoModel.loadPicture()
    let detail = makePhotoDetailScreen(model: photoModel)
    navigationController?.pushViewController(detail)
  }
}

extension PhotoListController: Dependent {
  func update(_ aspect: PhotoListAspect) {
    switch aspect {
    case .failure: presentFailure(model.failure)
    case .isLoading, .photos: break
    }
  }
}

extension PhotoListController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    let photo = model.photoModels[row].photo
    if photo.isForSale {
      showDetail(of: photo)
    } else {
      present(
        .okAlert(title: "Not for sale", message: "This item is not for sale")
      )
    }
  }

  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt row: Int
  ) {
    (cell as? PhotoRowView)?.model?.loadPicture()
  }

  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt row: Int
  ) {
    // The photo's model cancels its load if no row of another list needs it.
    (cell as? PhotoRowView)?.release()
  }
}
