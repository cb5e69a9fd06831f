import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models

/// Loads the photos, keeps them, makes the texts of the rows, fills the table,
/// and decides what selecting one does.
///
/// It knows model and view, which must not know each other.
final class PhotoListViewController: ViewController {
  private let layout = PhotoListLayout()
  private let service: any PhotoService
  private let rowText: @MainActor (Photo) -> PhotoRowText
  private var photos: [Photo] = []
  private var loading: Task<Void, Never>?

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd")

  init(
    service: any PhotoService,
    rowText: @escaping @MainActor (Photo) -> PhotoRowText = PhotoRowText.init
  ) {
    self.service = service
    self.rowText = rowText
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

  func reloadButtonTapped() {
    loadPhotos()
  }

  private func loadPhotos() {
    setLoading(true)
    loading?.cancel()
    loading = Task { [weak self, service] in
      do throws(ServiceError) {
        let photos = try await service.fetchPopularPhotos()
        guard !Task.isCancelled else { return }
        self?.loaded(photos)
      } catch {
        guard !Task.isCancelled else { return }
        self?.setLoading(false)
        self?.showAlert(title: "Alert", message: error.message)
      }
    }
  }

  private func loaded(_ photos: [Photo]) {
    setLoading(false)
    self.photos = photos
    layout.tableView.reloadData()
  }

  private func setLoading(_ isLoading: Bool) {
    if isLoading {
      layout.activityIndicator.startAnimating()
    } else {
      layout.activityIndicator.stopAnimating()
    }
    layout.tableView.isHidden = isLoading
  }

  private func showAlert(title: String, message: String) {
    present(.okAlert(title: title, message: message))
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
    // 2. Show the texts of `rowText`. Then remove what is no longer needed: the
    //    formatter above and two imports.
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
      showAlert(title: "Not for sale", message: "This item is not for sale")
    }
  }
}
