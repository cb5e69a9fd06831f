import ConsoleUI
import Layouts

/// Tells the presenter what the user does, and shows what it is given.
///
/// In MVP a view controller is part of the view. It imports no model.
final class EmployeesViewController: ViewController {
  private let layout = EmployeesLayout()
  private let presenter: EmployeesPresenter
  /// Its items are row numbers, because only the presenter knows the employees.
  ///
  /// The list of photos is its table's data source itself, to be compared.
  private let dataSource: ListDataSource<EmployeeCell, Int>

  init(presenter: EmployeesPresenter) {
    self.presenter = presenter
    dataSource = ListDataSource(
      count: { presenter.numberOfEmployees },
      item: { row in row },
      fill: { cell, row in presenter.configure(cell, forRow: row) }
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
      presenter,
      action: EmployeesPresenter.reloadButtonTapped
    )
    layout.sortButton.addTarget(
      presenter,
      action: EmployeesPresenter.sortButtonTapped
    )
    layout.searchField.addTarget(
      self,
      action: EmployeesViewController.searchFieldChanged
    )
    presenter.viewDidLoad()
  }

  private func searchFieldChanged() {
    presenter.searchFieldChanged(layout.searchField.text)
  }
}

extension EmployeesViewController: EmployeesView {
  func setLoading(_ isLoading: Bool) {
    layout.setLoading(isLoading)
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

  func showAlert(title: String, message: String?) {
    present(.okAlert(title: title, message: message))
  }
}

extension EmployeesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    presenter.employeeSelected(atRow: row)
  }
}

extension EmployeeCell: EmployeeCellView {
  func setName(_ name: String) {
    nameLabel.text = name
  }

  func setDetails(_ details: String) {
    detailsLabel.text = details
  }
}
