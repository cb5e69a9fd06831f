import ConsoleUI
import Layouts

/// Shows and presents what it reads in the view model, and tells it what the
/// user does.
///
/// It is part of the view here, and must not know the model.
final class EmployeesViewController: PresentingViewController {
  private let layout = EmployeesLayout()
  private let viewModel: EmployeesViewModel
  private var rows: [EmployeeCellViewModel] = []
  /// The controller keeps the data source, so the data source must not keep
  /// the controller.
  private lazy var dataSource = ListDataSource<
    EmployeeCell, EmployeeCellViewModel
  >(
    count: { [weak self] in self?.rows.count ?? 0 },
    item: { [weak self] row in self?.rows[row] },
    fill: EmployeesViewController.fill
  )

  init(viewModel: EmployeesViewModel) {
    self.viewModel = viewModel
    super.init()
    title = "Employees"
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
      action: EmployeesViewModel.reloadButtonTapped
    )
    layout.sortButton.addTarget(
      viewModel,
      action: EmployeesViewModel.sortButtonTapped
    )
    layout.searchField.addTarget(
      self,
      action: EmployeesViewController.searchFieldChanged
    )
    presentAlerts()
    viewModel.viewDidLoad()
  }

  override func updateProperties() {
    super.updateProperties()
    layout.setLoading(viewModel.isLoading)
    layout.searchField.show(viewModel.searchText)
    layout.countLabel.text = viewModel.countText
    layout.sortButton.title = viewModel.sortButtonTitle
    showRows(viewModel.rows)
  }

  private func presentAlerts() {
    present(item: { [weak self] in self?.viewModel.alerts.first }) {
      [weak self] alert in
      .alert(alert) { _, _ in self?.viewModel.alertClosed(alert.id) }
    }
  }

  func searchFieldChanged() {
    viewModel.searchText = layout.searchField.text
  }

  /// Keeps the rows for the cells: what they read later is not tracked.
  private func showRows(_ rows: [EmployeeCellViewModel]) {
    guard rows != self.rows else { return }
    self.rows = rows
    layout.tableView.reloadData()
  }

  private static func fill(
    _ cell: EmployeeCell,
    with row: EmployeeCellViewModel
  ) {
    cell.nameLabel.text = row.name
    cell.detailsLabel.text = row.details
  }
}

extension EmployeesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    viewModel.employeeSelected(rows[row])
  }
}
