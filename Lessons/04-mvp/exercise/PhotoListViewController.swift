import ConsoleUI
import Layouts
import Models

/// Loads the photos, keeps them, fills the table, and decides what selecting
/// one does.
final class PhotoListViewController: ViewController {
  private let layout = PhotoListLayout()
  private let presenter: PhotoListPresenter
  private var photos: [Photo] = []
  private var loading: Task<Void, Never>?

  init(presenter: PhotoListPresenter) {
    self.presenter = presenter
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

  // 3. Move the work to the presenter, and tell it what the user does.

  private func reloadButtonTapped() {
    loadPhotos()
  }

  private func loadPhotos() {
    setLoading(true)
    loading?.cancel()
    loading = Task { [weak self, service = presenter.service] in
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
    reloadPhotos()
  }
}

extension PhotoListViewController: PhotoListView {
  func setLoading(_ isLoading: Bool) {
    layout.setLoading(isLoading)
  }

  func reloadPhotos() {
    layout.tableView.reloadData()
  }

  func showAlert(title: String, message: String) {
    present(.okAlert(title: title, message: message))
  }

  func showDetail(name: String, imageURL: String?) {
    let detail = PhotoDetailViewController(name: name, imageURL: imageURL)
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
    let cell = tableView.dequeueReusableCell(PhotoCell.self)
    let text = PhotoRowText(photo: photos[row])
    cell.setName(text.name)
    cell.setDetails(text.details)
    cell.setDate(text.date)
    return cell
  }
}

extension PhotoListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    let photo = photos[row]
    if photo.isForSale {
      showDetail(name: photo.name, imageURL: photo.imageURL)
    } else {
      showAlert(title: "Not for sale", message: "This item is not for sale")
    }
  }
}

extension PhotoCell: PhotoCellView {
  func setName(_ name: String) {
    nameLabel.text = name
  }

  func setDetails(_ details: String) {
    detailsLabel.text = details
  }

  func setDate(_ date: String) {
    dateLabel.text = date
  }
}
