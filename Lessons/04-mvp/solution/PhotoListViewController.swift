import ConsoleUI
import Layouts

/// Tells the presenter what the user does, and shows what it is given.
///
/// In MVP a view controller is part of the view. It imports no model.
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
      presenter,
      action: PhotoListPresenter.reloadButtonTapped
    )
    presenter.viewDidLoad()
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
    presenter.photoSelected(atRow: row)
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
