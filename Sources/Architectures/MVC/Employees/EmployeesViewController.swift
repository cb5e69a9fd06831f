import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models

/// Loads the employees, keeps them, words their rows and their count, and
/// has them searched and sorted.
///
/// It knows model and view, which must not know each other.
final class EmployeesViewController: ViewController {
  private let layout = EmployeesLayout()
  private let service: any EmployeeService
  private var list = EmployeeList()
  private var latestLoad = 0
  /// The controller keeps the data source, so the data source must not keep
  /// the controller.
  private lazy var dataSource = ListDataSource<EmployeeCell, Employee>(
    count: { [weak self] in self?.list.shown.count ?? 0 },
    item: { [weak self] row in self?.list.shown[row] },
    fill: { [weak self] cell, employee in self?.fill(cell, with: employee) }
  )

  private static let salaryFormatter = NumberFormatter.posix("$#,##0")

  init(service: any EmployeeService) {
    self.service = service
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
    loadEmployees()
  }

  func reloadButtonTapped() {
    loadEmployees()
  }

  func sortButtonTapped() {
    list.toggleOrder()
    showEmployees()
  }

  func searchFieldChanged() {
    list.search(for: layout.searchField.text)
    showEmployees()
  }

  private func loadEmployees() {
    latestLoad += 1
    let load = latestLoad
    setLoading(true)
    service.fetchEmployees { [weak self] answer in
      guard let self, load == latestLoad else { return }
      setLoading(false)
      switch answer {
      case .success(let employees):
        list.load(employees)
        showEmployees()
      case .failure(let error):
        showAlert(title: "Alert", message: error.message)
      }
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
    layout.countLabel.text = countText
    layout.sortButton.title = sortButtonTitle
  }

  private var countText: String {
    guard let total = list.total else { return "" }
    let noun = total == 1 ? "employee" : "employees"
    if list.isSearching {
      return "\(list.shown.count) of \(total) \(noun)"
    }
    return total == 0 ? "No \(noun)" : "\(total) \(noun)"
  }

  private var sortButtonTitle: String {
    switch list.order {
    case .name: "Sort by salary"
    case .salary: "Sort by name"
    }
  }

  private func fill(_ cell: EmployeeCell, with employee: Employee) {
    cell.nameLabel.text = employee.name.onOneLine
    cell.detailsLabel.text = details(of: employee)
  }

  private func details(of employee: Employee) -> String {
    let salary = employee.salary
      .flatMap { Self.salaryFormatter.string(for: $0) }
      .map { "\($0) a year" }
    let age = employee.age.map { "age \($0)" }
    return [salary, age].joinedWithoutBlanks(separator: ", ")
  }

  private func showAlert(title: String, message: String?) {
    present(.okAlert(title: title, message: message))
  }
}

extension EmployeesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    let employee = list.shown[row]
    let details = details(of: employee)
    showAlert(title: employee.name, message: details.isEmpty ? nil : details)
  }
}
