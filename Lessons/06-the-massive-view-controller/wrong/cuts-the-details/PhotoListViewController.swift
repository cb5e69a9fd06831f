import ConsoleUI
import Layouts
import Models

/// Loads the photos, keeps them, fills the table, and decides what selecting
/// one does.
///
/// It knows model and view, which must not know each other.
final class PhotoListViewController: ViewController {
  private let layout = PhotoListLayout()
  private let service: any PhotoService
  private var photos: [Photo] = []
  private var latestLoad = 0

  init(service: any PhotoService) {
    self.service = service
    super.init()
    title = "Popular"
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
    latestLoad += 1
    let load = latestLoad
    setLoading(true)
    service.fetchPopularPhotos { [weak self] answer in
      guard let self, load == latestLoad else { return }
      setLoading(false)
      switch answer {
      case .success(let photos):
        self.photos = photos
        layout.tableView.reloadData()
      case .failure(let error):
        showAlert(title: "Alert", message: error.message)
      }
    }
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
    let text = PhotoRowText(photo: photos[row])
    let cell = tableView.dequeueReusableCell(PhotoCell.self)
    cell.nameLabel.text = text.name
    cell.detailsLabel.text = String(text.details.prefix(80))
    cell.dateLabel.text = text.date
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
