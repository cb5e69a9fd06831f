import ConsoleUI
import Models

/// Tells the model what the user wants, opens a photo that is for sale, and
/// presents what failed.
final class PhotoListController: Controller<PhotoListModel, PhotoListView> {
  func viewDidLoad() {
    model.loadPhotos()
  }

  func reloadButtonTapped() {
    model.loadPhotos()
  }

  /// Takes the photo and no row: only the view knows the rows.
  func photoSelected(_ photo: Photo) {
    if photo.isForSale {
      showDetail(of: photo)
    } else {
      present(view?.makeNotForSaleAlert())
    }
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
    case .failure: present(view?.makeFailureAlert())
    case .isLoading, .photos: break
    }
  }
}
