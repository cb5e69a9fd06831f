import ConsoleUI
import Layouts

/// Tells the view model what the user does, and binds the screen to it.
///
/// It is part of the view here, and must not know the employees it shows.
final class EmployeesViewController: ViewController {
  private let layout = EmployeesLayout()
  private let viewModel: EmployeesViewModel
  private let dataSource: ListDataSource<EmployeeCell, EmployeeCellViewModel>

  init(viewModel: EmployeesViewModel) {
    self.viewModel = viewModel
    dataSource = ListDataSource(
      count: { viewModel.numberOfEmployees },
      item: { viewModel.cellViewModel(atRow: $0) },
      fill: EmployeesViewController.fill
    )
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
      self,
      action: EmployeesViewController.reloadButtonTapped
    )
    layout.sortButton.addTarget(
      self,
      action: EmployeesViewController.sortButtonTapped
    )
    layout.searchField.addTarget(
      self,
      action: EmployeesViewController.searchFieldChanged
    )
    bindViewModel()
    viewModel.viewDidLoad()
  }

  func reloadButtonTapped() {
    viewModel.reloadButtonTapped()
  }

  func sortButtonTapped() {
    viewModel.sortButtonTapped()
  }

  func searchFieldChanged() {
    viewModel.searchFieldChanged(layout.searchField.text)
  }

  private func bindViewModel() {
    viewModel.isLoadingDidChange = { [weak self] isLoading in
      self?.setLoading(isLoading)
    }
    viewModel.employeesDidChange = { [weak self] in
      self?.showEmployees()
    }
    viewModel.showAlert = { [weak self] title, message in
      self?.showAlert(title: title, message: message)
    }
  }

  private func setLoading(_ isLoading: Bool) {
    if isLoading {
      layout.activityIndicator.startAnimating()
    } else {
      layout.activityIndicator.stopAnimating()
    }
    layout.tableView.isHidden = isLoading
  }

  private func showEmployees() {
    layout.tableView.reloadData()
    layout.countLabel.text = viewModel.countText
    layout.sortButton.title = viewModel.sortButtonTitle
  }

  private func showAlert(title: String, message: String?) {
    present(.okAlert(title: title, message: message))
  }

  private static func fill(
    _ cell: EmployeeCell,
    with cellViewModel: EmployeeCellViewModel
  ) {
    cell.nameLabel.text = cellViewModel.name
    cell.detailsLabel.text = cellViewModel.details
  }
}

extension EmployeesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    viewModel.employeeSelected(atRow: row)
  }
}
