import ConsoleUI
import Layouts

/// Passes what the user does on to the view model, and shows and presents
/// what it reads there.
///
/// It is part of the view here, and must not know the employees it shows.
final class EmployeesViewController: ViewController {
  private let layout = EmployeesLayout()
  private let viewModel: EmployeesViewModel
  private let dataSource: ListDataSource<EmployeeCell, EmployeeCellViewModel>
  private var presentedAlert: AlertContents.ID?

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
    viewModel.viewDidLoad()
  }

  override func updateProperties() {
    super.updateProperties()
    setLoading(viewModel.isLoading)
    layout.searchField.text = viewModel.searchText
    layout.countLabel.text = viewModel.countText
    layout.sortButton.title = viewModel.sortButtonTitle
    // The cells are made later, outside the tracking. The employees were read
    // for the count.
    layout.tableView.reloadData()
  }

  override func updatePresentation() {
    super.updatePresentation()
    present(viewModel.alerts.first, updating: &presentedAlert) { [weak self] in
      self?.viewModel.alertClosed($0)
    }
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

  private func setLoading(_ isLoading: Bool) {
    if isLoading {
      layout.activityIndicator.startAnimating()
    } else {
      layout.activityIndicator.stopAnimating()
    }
    layout.tableView.isHidden = isLoading
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
