import ConsoleUI
import Layouts
import Pictures

/// Tells the presenter what the user does, and shows what it is given.
final class PhotoListViewController: ViewController {
  private let layout = PhotoListLayout()
  private let presenter: PhotoListPresenter
  private let makeDetail: (_ row: Int) -> ViewController

  init(
    presenter: PhotoListPresenter,
    makeDetail: @escaping (_ row: Int) -> ViewController
  ) {
    self.presenter = presenter
    self.makeDetail = makeDetail
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
    layout.reloadButton.addAction(presenter.reloadButtonTapped)
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

  func setPicture(_ picture: Picture, inRow row: Int) {
    (layout.tableView.visibleCells[row] as? PhotoCell)?.setPicture(picture)
  }

  func showAlert(title: String, message: String) {
    present(.okAlert(title: title, message: message))
  }

  func showDetail(ofPhotoAtRow row: Int) {
    navigationController?.pushViewController(makeDetail(row))
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

  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt row: Int
  ) {
    presenter.rowShown(row)
  }

  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt row: Int
  ) {
    // UIKit may call this late, when a new cell shows the row already.
    guard tableView.visibleCells[row] == nil else { return }
    presenter.rowGone(row)
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

  func setPicture(_ picture: Picture?) {
    imageView.image = picture
  }
}
