import ConsoleUI
import Layouts

/// Shows and presents what it reads in the view model, and tells it what the
/// user does.
final class EmployeesViewController: PresentingViewController {
  private let layout = EmployeesLayout()
  private let viewModel: EmployeesViewModel
  private lazy var dataSource = makeDataSource()

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
    dataSource.apply(viewModel.rows)
  }

  private func presentAlerts() {
    present(
      alert: { [weak self] in self?.viewModel.alerts.first },
      whenClosed: { [weak self] in self?.viewModel.alertClosed($0) }
    )
  }

  func searchFieldChanged() {
    viewModel.searchText = layout.searchField.text
  }

  private func makeDataSource() -> RowDataSource<EmployeeCellViewModel> {
    RowDataSource(tableView: layout.tableView) { tableView, row in
      let cell = tableView.dequeueReusableCell(EmployeeCell.self)
      cell.configurationUpdateHandler = { cell in
        guard let cell = cell as? EmployeeCell else { return }
        cell.nameLabel.text = row.name
        cell.detailsLabel.text = row.details
      }
      return cell
    }
  }
}

extension EmployeesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    viewModel.employeeSelected(dataSource.row(at: row).id)
  }
}
