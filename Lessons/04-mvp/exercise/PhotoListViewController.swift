import ConsoleUI
import Layouts
import Models

/// Tells the presenter what the user does, and shows what it is given.
///
/// It is part of the view here, and must not know the photos it shows.
final class PhotoListViewController: ViewController {
  private let layout = PhotoListLayout()
  private let presenter: PhotoListPresenter

  init(presenter: PhotoListPresenter) {
    self.presenter = presenter
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
    presenter.viewDidLoad()
  }

  func reloadButtonTapped() {
    presenter.reloadButtonTapped()
  }
}

extension PhotoListViewController: PhotoListView {
  func setLoading(_ isLoading: Bool) {
    if isLoading {
      layout.activityIndicator.startAnimating()
    } else {
      layout.activityIndicator.stopAnimating()
    }
    layout.tableView.isHidden = isLoading
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
    presenter.numberOfPhotos
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(PhotoCell.self)
    presenter.configure(cell, forRow: row)
    return cell
  }
}

extension PhotoListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    // 2. A passive view does not decide. Pass the selection on, and remove what
    //    is then not needed, here and in the presenter.
    let photo = presenter.photo(atRow: row)
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
