import ConsoleUI
import Layouts

/// Binds the list of employees to its view model.
final class EmployeesViewController: ViewController {
  private let layout = EmployeesLayout()
  private let viewModel: EmployeesViewModel
  private let dataSource: ListDataSource<EmployeeCell, EmployeeCellViewModel>

  init(viewModel: EmployeesViewModel) {
    self.viewModel = viewModel
    dataSource = ListDataSource(
      count: { viewModel.rows.count },
      item: { viewModel.rows[$0] },
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
    bindViewModel()
    viewModel.viewDidLoad()
  }

  func searchFieldChanged() {
    viewModel.searchFieldChanged(layout.searchField.text)
  }

  private func bindViewModel() {
    viewModel.$isLoading.bind(layout) { layout, isLoading in
      layout.setLoading(isLoading)
    }
    viewModel.$searchText.bind(layout) { layout, text in
      layout.searchField.update(with: text)
    }
    viewModel.$rows.bind(layout) { layout, _ in
      layout.tableView.reloadData()
    }
    viewModel.$countText.bind(to: layout.countLabel, \.text)
    viewModel.$sortButtonTitle.bind(to: layout.sortButton, \.title)
    viewModel.showAlert = { [weak self] title, message in
      self?.present(.okAlert(title: title, message: message))
    }
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
