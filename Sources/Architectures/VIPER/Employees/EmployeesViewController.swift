import ConsoleUI
import Layouts

/// Tells the presenter what the user does, and shows what it is given.
///
/// It is part of the view here, and must not know the employees it shows.
final class EmployeesViewController: ViewController {
  private let layout = EmployeesLayout()
  private let presenter: EmployeesPresenter
  private let dataSource: ListDataSource<EmployeeCell, EmployeeDisplayData>

  init(presenter: EmployeesPresenter) {
    self.presenter = presenter
    dataSource = ListDataSource(
      count: { presenter.numberOfEmployees },
      item: { presenter.displayData(forRow: $0) },
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
    presenter.viewDidLoad()
  }

  func reloadButtonTapped() {
    presenter.reloadButtonTapped()
  }

  func sortButtonTapped() {
    presenter.sortButtonTapped()
  }

  func searchFieldChanged() {
    presenter.searchFieldChanged(layout.searchField.text)
  }

  private static func fill(
    _ cell: EmployeeCell,
    with data: EmployeeDisplayData
  ) {
    cell.nameLabel.text = data.name
    cell.detailsLabel.text = data.details
  }
}

extension EmployeesViewController: EmployeesView {
  func setLoading(_ isLoading: Bool) {
    if isLoading {
      layout.activityIndicator.startAnimating()
    } else {
      layout.activityIndicator.stopAnimating()
    }
    layout.tableView.isHidden = isLoading
  }

  func reloadEmployees() {
    layout.tableView.reloadData()
  }

  func setCountText(_ text: String) {
    layout.countLabel.text = text
  }

  func setSortButtonTitle(_ title: String) {
    layout.sortButton.title = title
  }
}

extension EmployeesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    presenter.employeeSelected(atRow: row)
  }
}
