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
    presentAlerts()
    pushDetail()
    viewModel.viewDidLoad()
  }

  override func updateProperties() {
    super.updateProperties()
    layout.setLoading(viewModel.isLoading)
    showRows(viewModel.rows)
  }

  private func presentAlerts() {
    present(item: { [weak self] in self?.viewModel.alerts.first }) {
      [weak self] alert in
      .alert(alert) { _, _ in self?.viewModel.alertClosed(alert.id) }
    }
  }

  private func pushDetail() {
    push(
      item: { [weak self] in self?.viewModel.detail },
      screen: PhotoDetailViewController.init,
      whenLeft: { [weak self] in self?.viewModel.detailClosed($0) }
    )
  }

  /// Keeps the rows for the table, which asks for them outside of the tracking.
  ///
  /// As it reloads, the table says which rows have gone, and their view models
  /// cancel their loads. An update tells view models nothing else. It does no
  /// harm: what a view reads is not changed by it.
  private func showRows(_ rows: [PhotoCellViewModel]) {
    guard !rows.elementsEqual(self.rows, by: ===) else { return }
    self.rows = rows
    layout.tableView.reloadData()
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
    let cell = tableView.dequeueReusableCell(PhotoTableViewCell.self)
    cell.show(rows[row])
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
    willDisplay cell: TableViewCell,
    forRowAt row: Int
  ) {
    (cell as? PhotoTableViewCell)?.willDisplay()
  }

  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt row: Int
  ) {
    (cell as? PhotoTableViewCell)?.didEndDisplaying()
  }
}
