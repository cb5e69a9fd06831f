import ConsoleUI
import Layouts
import Models

/// Tells the model what the user wants, opens a photo that is for sale, and
/// presents what failed.
///
/// A picture is asked for only while a row shows its photo. So the controller
/// has the model ask when a row is made, and cancels when the row has gone.
final class PhotoListController: Controller<PhotoListModel, PhotoListView> {
  /// The tasks that load the pictures of the rows on the screen, by row.
  private var pictureTasks: [Int: Task<Void, Never>] = [:]

  deinit {
    for task in pictureTasks.values { task.cancel() }
  }

  func viewDidLoad() {
    model.loadPhotos()
  }

  func reloadButtonTapped() {
    model.loadPhotos()
  }

  /// Told by the view when it has made a row.
  func rowShown(_ row: Int, photo: Photo) {
    guard model.pictures[photo.id] == nil else { return }
    pictureTasks[row] = model.loadPicture(of: photo.id)
  }

  private func showDetail(of photo: Photo) {
    let detail = makePhotoDetailScreen(model: model.makeDetail(of: photo))
    navigationController?.pushViewController(detail)
  }
}

extension PhotoListController: Dependent {
  func update(_ aspect: PhotoListAspect) {
    switch aspect {
    case .failure: present(view?.makeFailureAlert())
    case .isLoading, .photos, .picture: break
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
    didEndDisplaying cell: TableViewCell,
    forRowAt row: Int
  ) {
    pictureTasks.removeValue(forKey: row)?.cancel()
  }
}
