import ConsoleUI
import Layouts
import Pictures

/// Tells the presenter what the user wants, and shows what it is given.
final class PhotoListViewController: ViewController {
  private let layout = PhotoListLayout()
  private let presenter: any PhotoListModuleInterface
  private var rows: [PhotoDisplayData] = []

  init(presenter: any PhotoListModuleInterface) {
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
    presenter.updateView()
  }

  func reloadButtonTapped() {
    presenter.reloadPhotos()
  }
}

extension PhotoListViewController: PhotoListView {
  func setLoading(_ isLoading: Bool) {
    layout.setLoading(isLoading)
  }

  func showPhotos(_ rows: [PhotoDisplayData]) {
    self.rows = rows
    layout.tableView.reloadData()
  }

  func showPicture(_ picture: Picture, inRow row: Int) {
    let cell = layout.tableView.visibleCells[row] as? PhotoCell
    cell?.imageView.image = picture
  }
}

extension PhotoListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(PhotoCell.self)
    cell.nameLabel.text = rows[row].name
    cell.detailsLabel.text = rows[row].details
    cell.dateLabel.text = rows[row].date
    // The cell may have shown another photo.
    cell.imageView.image = nil
    return cell
  }
}

extension PhotoListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    presenter.openPhoto(atRow: row)
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
    presenter.rowGone(row)
  }
}
