import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models

/// Loads the photos, keeps them, words their rows, fills the table, and
/// decides what selecting one does.
final class PhotoListViewController: ViewController {
  private let layout = PhotoListLayout()
  private let service: any PhotoService
  private var photos: [Photo] = []
  private var loading: Task<Void, Never>?

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd")

  init(service: any PhotoService) {
    self.service = service
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
    loadPhotos()
  }

  private func reloadButtonTapped() {
    loadPhotos()
  }

  private func loadPhotos() {
    layout.setLoading(true)
    loading?.cancel()
    loading = Task { [weak self, service] in
      do throws(ServiceError) {
        let photos = try await service.fetchPopularPhotos()
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
    layout.tableView.reloadData()
  }

  private func showDetail(of photo: Photo) {
    let detail = PhotoDetailViewController(
      name: photo.name,
      imageURL: photo.imageURL
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
}
