import ConsoleUI
import Layouts
import Models

/// Fills the table with the photos that the store keeps and their pictures,
/// decides what selecting a row does, and says what has failed.
final class PhotoListViewController: ViewController {
  private let layout = PhotoListLayout()
  private let store: PhotoStore
  /// Only for the details.
  private let pictureService: any PictureService
  /// The photos in the table; the store may have newer ones already.
  private var photos: [ListedPhoto] = []
  /// Loads the photos.
  private let loader = Loader()
  /// The load of a row's picture, by the cell that shows the row.
  private var pictureLoads: [ObjectIdentifier: Task<Void, Never>] = [:]

  init(store: PhotoStore, pictureService: any PictureService) {
    self.store = store
    self.pictureService = pictureService
    super.init()
    title = "Popular"
  }

  deinit {
    for load in pictureLoads.values { load.cancel() }
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.tableView.dataSource = self
    layout.tableView.delegate = self
    layout.reloadButton.addTarget(
      self,
      action: PhotoListViewController.reloadButtonTapped
    )
    load()
  }

  // It runs again after a change of what it has read in the store and the
  // loader.
  override func updateProperties() {
    super.updateProperties()
    layout.setLoading(loader.isLoading)
    showRows()
  }

  private func reloadButtonTapped() {
    load()
  }

  private func load() {
    loader.start(store.load) { [weak self] error in
      self?.present(.okAlert(message: error.message))
    }
  }

  private func showRows() {
    // Only a load that has brought photos changes the rows.
    guard !photos.elementsEqual(store.photos, by: ===) else { return }
    photos = store.photos
    for load in pictureLoads.values { load.cancel() }
    pictureLoads = [:]
    layout.tableView.reloadData()
  }

  private func showDetail(of photo: Photo) {
    let detail = PhotoDetailViewController(
      photo: photo,
      pictureService: pictureService
    )
    navigationController?.pushViewController(detail)
  }
}

extension PhotoListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    photos.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let listed = photos[row]
    let cell = tableView.dequeueReusableCell(PhotoCell.self)
    // It runs again when the picture that it has read has changed.
    cell.configurationUpdateHandler = { cell in
      guard let cell = cell as? PhotoCell else { return }
      cell.configure(for: listed.photo, picture: listed.picture)
    }
    return cell
  }
}

extension PhotoListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    let photo = photos[row].photo
    if photo.isForSale {
      showDetail(of: photo)
    } else {
      present(
        .okAlert(title: "Not for sale", message: "This item is not for sale")
      )
    }
  }

  // A cell that was made may never show: UIKit since iOS 15 makes some early.
  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt row: Int
  ) {
    pictureLoads[ObjectIdentifier(cell)] = photos[row].loadPicture()
  }

  // After a reload, UIKit may say that a row has gone when the row shows anew
  // already, in another cell. So each load is kept by its cell.
  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt row: Int
  ) {
    pictureLoads.removeValue(forKey: ObjectIdentifier(cell))?.cancel()
  }
}
