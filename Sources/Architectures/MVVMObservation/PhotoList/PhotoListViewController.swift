import ConsoleUI
import Layouts

/// Shows and presents what it reads in the view model, and tells it what the
/// user does.
final class PhotoListViewController: PresentingViewController {
  private let layout = PhotoListLayout()
  private let viewModel: PhotoListViewModel
  private lazy var dataSource = makeDataSource()

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
    layout.tableView.dataSource = dataSource
    layout.tableView.delegate = self
    layout.reloadButton.addTarget(
      viewModel,
      action: PhotoListViewModel.reloadButtonTapped
    )
    presentAlerts()
    pushDetail()
    viewModel.viewDidLoad()
  }

  override func updateProperties() {
    super.updateProperties()
    layout.setLoading(viewModel.isLoading)
    dataSource.apply(viewModel.rows)
  }

  private func presentAlerts() {
    present(
      alert: { [weak self] in self?.viewModel.alerts.first },
      whenClosed: { [weak self] in self?.viewModel.alertClosed($0) }
    )
  }

  private func pushDetail() {
    push(
      item: { [weak self] in self?.viewModel.detail },
      screen: PhotoDetailViewController.init,
      whenLeft: { [weak self] in self?.viewModel.detailClosed($0) }
    )
  }

  private func makeDataSource() -> RowDataSource<PhotoCellViewModel> {
    RowDataSource(tableView: layout.tableView) { tableView, row in
      let cell = tableView.dequeueReusableCell(PhotoTableViewCell.self)
      cell.show(row)
      return cell
    }
  }
}

extension PhotoListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    viewModel.photoSelected(dataSource.row(at: row))
  }

  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt row: Int
  ) {
    (cell as? PhotoTableViewCell)?.willDisplay()
  }

  /// Runs for the former rows, too, when `updateProperties()` applies others.
  ///
  /// Their view models then cancel their loads, which changes nothing that a
  /// view reads.
  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt row: Int
  ) {
    (cell as? PhotoTableViewCell)?.didEndDisplaying()
  }
}
