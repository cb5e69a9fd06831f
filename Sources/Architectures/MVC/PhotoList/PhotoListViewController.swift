import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models

/// Loads the photos and keeps them, has a store load their pictures, words the
/// rows, fills the table, and decides what selecting a row does.
final class PhotoListViewController: ViewController {
  private let layout = PhotoListLayout()
  private let photoService: any PhotoService
  private let pictureStore: PictureStore
  /// Only for the details.
  private let pictureService: any PictureService
  private var photos: [Photo] = []
  private var loading: Task<Void, Never>?

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd")

  init(
    photoService: any PhotoService,
    pictureStore: PictureStore,
    pictureService: any PictureService
  ) {
    self.photoService = photoService
    self.pictureStore = pictureStore
    self.pictureService = pictureService
    super.init()
    title = "Popular"
  }

  deinit {
    loading?.cancel()
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
    pictureStore.delegate = self
    loadPhotos()
  }

  private func reloadButtonTapped() {
    loadPhotos()
  }

  private func loadPhotos() {
    layout.setLoading(true)
    loading?.cancel()
    loading = Task { [weak self, photoService] in
      do throws(ServiceError) {
        let photos = try await photoService.fetchPopularPhotos()
        guard !Task.isCancelled else { return }
        self?.loaded(photos)
      } catch {
        guard !Task.isCancelled else { return }
        self?.layout.setLoading(false)
        self?.present(.okAlert(message: error.message))
      }
    }
  }

  private func loaded(_ photos: [Photo]) {
    layout.setLoading(false)
    self.photos = photos
    pictureStore.removeAll()
    layout.tableView.reloadData()
  }

  private func configure(_ cell: PhotoCell, for photo: Photo) {
    cell.nameLabel.text = photo.name.onOneLine
    cell.detailsLabel.text =
      [photo.camera, photo.description]
      .joinedWithoutBlanks(separator: " - ")
      .onOneLine
    cell.dateLabel.text = Self.dateFormatter.string(from: photo.createdAt)
    cell.imageView.image = pictureStore.picture(of: photo.id)
  }

  private func showDetail(of photo: Photo) {
    let detail = PhotoDetailViewController(
      photo: photo,
      pictureService: pictureService
    )
    navigationController?.pushViewController(detail)
  }
}

extension PhotoListViewController: PictureStoreDelegate {
  func pictureStore(_ store: PictureStore, didLoadPictureOf id: Photo.ID) {
    for (row, cell) in layout.tableView.visibleCells where photos[row].id == id
    {
      if let cell = cell as? PhotoCell { configure(cell, for: photos[row]) }
    }
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
    let cell = tableView.dequeueReusableCell(PhotoCell.self)
    configure(cell, for: photos[row])
    return cell
  }
}

extension PhotoListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    let photo = photos[row]
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
    pictureStore.loadPicture(of: photos[row].id, token: ObjectIdentifier(cell))
  }

  // After a reload, UIKit may say that a row has gone when the row shows anew
  // already, perhaps with the same photo. Only the cell tells the two apart.
  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt row: Int
  ) {
    pictureStore.cancelLoad(ObjectIdentifier(cell))
  }
}
