import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models
import Pictures

/// Loads the photos, and the pictures of those on the screen, keeps them, words
/// the rows, fills the table, and decides what selecting a row does.
final class PhotoListViewController: ViewController {
  private let layout = PhotoListLayout()
  private let photoService: any PhotoService
  private let pictureService: any PictureService
  private var photos: [Photo] = []
  /// The pictures that have come since the photos were loaded.
  private var pictures: [Photo.ID: Picture] = [:]
  private var loading: Task<Void, Never>?
  /// The tasks that load the pictures of the rows on the screen, by cell; one
  /// that has ended stays until its row goes.
  ///
  /// After a reload, UIKit may say that a row has gone when the row shows anew
  /// already, perhaps with the same photo. Only the cell tells the two apart.
  private var pictureTasks: [ObjectIdentifier: Task<Void, Never>] = [:]

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd")

  init(photoService: any PhotoService, pictureService: any PictureService) {
    self.photoService = photoService
    self.pictureService = pictureService
    super.init()
    title = "Popular"
  }

  deinit {
    loading?.cancel()
    for task in pictureTasks.values { task.cancel() }
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
    pictures = [:]
    // All rows go, and their pictures' tasks are cancelled.
    layout.tableView.reloadData()
  }

  private func loadPicture(of id: Photo.ID, for cell: PhotoCell) {
    let key = ObjectIdentifier(cell)
    pictureTasks[key]?.cancel()
    pictureTasks[key] = Task { [weak self, weak cell, pictureService] in
      // Where there is no picture, or it fails, the placeholder stays.
      let picture = try? await pictureService.fetchPicture(of: id, size: .row)
      // If the row had gone, the task would have been cancelled, so the cell
      // still shows this photo.
      guard let picture, !Task.isCancelled else { return }
      self?.pictures[id] = picture
      cell?.imageView.image = picture
    }
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
    let photo = photos[row]
    let cell = tableView.dequeueReusableCell(PhotoCell.self)
    cell.nameLabel.text = photo.name.onOneLine
    cell.detailsLabel.text =
      [photo.camera, photo.description]
      .joinedWithoutBlanks(separator: " - ")
      .onOneLine
    cell.dateLabel.text = Self.dateFormatter.string(from: photo.createdAt)
    // A reused cell still has the picture of another photo.
    cell.imageView.image = pictures[photo.id]
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
    let id = photos[row].id
    guard pictures[id] == nil, let cell = cell as? PhotoCell else { return }
    loadPicture(of: id, for: cell)
  }

  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt row: Int
  ) {
    pictureTasks.removeValue(forKey: ObjectIdentifier(cell))?.cancel()
  }
}
