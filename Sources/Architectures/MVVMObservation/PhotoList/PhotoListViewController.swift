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
    navigationController?.delegate = self
    viewModel.viewDidLoad()
  }

  override func updateProperties() {
    super.updateProperties()
    layout.setLoading(viewModel.isLoading)
    showRows(viewModel.rows)
  }

  override func beginPresenting() {
    presentAlerts()
    pushDetail()
  }

  private func presentAlerts() {
    present(item: { [weak self] in self?.viewModel.alerts.first }) {
      [weak self] alert in
      .okAlert(title: alert.title, message: alert.message) {
        self?.viewModel.alertClosed(alert.id)
      }
    }
  }

  private func pushDetail() {
    push(item: { [weak self] in self?.viewModel.detail }) { detail in
      PhotoDetailViewController(name: detail.name, imageURL: detail.imageURL)
    }
  }

  /// Keeps the rows for the cells: what they read later is not tracked.
  private func showRows(_ rows: [PhotoCellViewModel]) {
    guard rows != self.rows else { return }
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
    let cellViewModel = rows[row]
    let cell = tableView.dequeueReusableCell(PhotoCell.self)
    cell.nameLabel.text = cellViewModel.name
    cell.detailsLabel.text = cellViewModel.details
    cell.dateLabel.text = cellViewModel.date
    return cell
  }
}

extension PhotoListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    viewModel.photoSelected(rows[row])
  }
}

extension PhotoListViewController: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController,
    userDidPop viewController: ViewController
  ) {
    guard viewController is PhotoDetailViewController else { return }
    viewModel.detailClosed()
  }
}
