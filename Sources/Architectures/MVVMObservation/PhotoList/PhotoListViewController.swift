import ConsoleUI
import Layouts

/// Shows and presents what it reads in the view model, and tells it what the
/// user does.
///
/// It is part of the view here, and must not know the model.
final class PhotoListViewController: PresentingViewController {
  private let layout = PhotoListLayout()
  private let viewModel: PhotoListViewModel
  private var rows: [PhotoCellViewModel] = []
  /// The cells on the screen, by the numbers of their rows.
  private var cells: [Int: PhotoCell] = [:]

  init(viewModel: PhotoListViewModel) {
    self.viewModel = viewModel
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
      viewModel,
      action: PhotoListViewModel.reloadButtonTapped
    )
    viewModel.viewDidLoad()
  }

  override func updateProperties() {
    super.updateProperties()
    layout.setLoading(viewModel.isLoading)
    showRows(viewModel.rows)
    showPictures()
  }

  override func beginPresenting() {
    present(item: { [weak self] in self?.viewModel.alerts.first }) {
      [weak self] alert in
      .okAlert(title: alert.title, message: alert.message) {
        self?.viewModel.alertClosed(alert.id)
      }
    }
    push(
      item: { [weak self] in self?.viewModel.detail },
      screen: PhotoDetailViewController.init,
      whenLeft: { [weak self] in self?.viewModel.detailClosed($0) }
    )
  }

  /// Keeps the rows for the cells: what they read later is not tracked.
  private func showRows(_ rows: [PhotoCellViewModel]) {
    guard rows != self.rows else { return }
    self.rows = rows
    // The view model has dropped the former rows already.
    cells = [:]
    layout.tableView.reloadData()
  }

  /// Gives each cell the picture of the row that it shows now.
  private func showPictures() {
    let pictures = viewModel.pictures
    for (row, cell) in cells {
      cell.imageView.image = pictures[rows[row].photoID]
    }
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
    let cellViewModel = rows[row]
    let cell = tableView.dequeueReusableCell(PhotoCell.self)
    cell.nameLabel.text = cellViewModel.name
    cell.detailsLabel.text = cellViewModel.details
    cell.dateLabel.text = cellViewModel.date
    cell.imageView.image = viewModel.pictures[cellViewModel.photoID]
    cells[row] = cell
    viewModel.rowShown(cellViewModel)
    return cell
  }
}

extension PhotoListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    viewModel.photoSelected(rows[row])
  }

  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt row: Int
  ) {
    guard cells.removeValue(forKey: row) != nil else { return }
    viewModel.rowGone(rows[row])
  }
}
