import ConsoleUI
import Models

/// Tells the model what the user wants, opens a photo that is for sale, and
/// presents what failed.
final class PhotoListController: Controller<PhotoListModel, PhotoListView> {
  override func viewDidLoad() {
    model.loadPhotos()
  }

  func reloadButtonTapped() {
    model.reloadPhotos()
  }

  private func showDetail(of photo: Photo) {
    let detail = makePhotoDetailScreen(
      model: model.makeModelWithLargePicture(of: photo)
    )
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
    guard let view else { return }
    let photo = view.photo(atRow: row)
    if photo.isForSale {
      showDetail(of: photo)
    } else {
      present(view.makeNotForSaleAlert())
    }
  }

  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt row: Int
  ) {
    (cell as? PhotoRowView)?.controller?.rowShown()
  }

  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt row: Int
  ) {
    (cell as? PhotoRowView)?.controller?.rowGone()
  }
}
