import ConsoleUI
import Layouts

/// Tells the presenter what the user wants, and shows what it is given.
final class EmployeesViewController: ViewController {
  private let layout = EmployeesLayout()
  private let presenter: any EmployeesModuleInterface
  private var dataSource: ListDataSource<EmployeeCell, EmployeeDisplayData>?

  init(presenter: any EmployeesModuleInterface) {
    self.presenter = presenter
    super.init()
    title = "Employees"
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
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
    presenter.updateView()
  }

  func reloadButtonTapped() {
    presenter.reloadEmployees()
  }

  func sortButtonTapped() {
    presenter.toggleOrder()
  }

  func searchFieldChanged() {
    presenter.search(for: layout.searchField.text)
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
    layout.setLoading(isLoading)
  }

  func showEmployees(_ rows: [EmployeeDisplayData]) {
    dataSource = ListDataSource(
      items: rows,
      fill: EmployeesViewController.fill
    )
    layout.tableView.dataSource = dataSource
    layout.tableView.reloadData()
  }

  func setCountText(_ text: String) {
    layout.countLabel.text = text
  }

  func setSortTitle(_ title: String) {
    layout.sortButton.title = title
  }
}

extension EmployeesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    presenter.openEmployee(atRow: row)
  }
}
