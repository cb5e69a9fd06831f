import ConsoleUI
import Layouts

/// Tells the presenter what the user does, and shows what it is given.
final class EmployeesViewController: ViewController {
  private let layout = EmployeesLayout()
  private let presenter: EmployeesPresenter

  init(presenter: EmployeesPresenter) {
    self.presenter = presenter
    super.init()
    title = "Employees"
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.tableView.dataSource = self
    layout.tableView.delegate = self
    layout.reloadButton.addAction(presenter.reloadButtonTapped)
    layout.sortButton.addAction(presenter.sortButtonTapped)
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

extension EmployeesViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    presenter.numberOfEmployees
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(EmployeeCell.self)
    presenter.configure(cell, forRow: row)
    return cell
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
