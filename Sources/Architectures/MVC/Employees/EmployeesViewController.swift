import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models

/// Loads the employees, searches and sorts them, words their count, and says
/// more of one that is selected.
final class EmployeesViewController: ViewController {
  private let layout = EmployeesLayout()
  private let service: any EmployeeService
  /// All employees in order; nil until they were loaded.
  private var employees: [Employee]?
  private var order = EmployeeOrder.name
  private var loading: Task<Void, Never>?
  /// The employees that show; the list holds its data source weakly.
  private var dataSource: ListDataSource<EmployeeCell, Employee>?

  init(service: any EmployeeService) {
    self.service = service
    super.init()
    title = "Employees"
  }

  deinit {
    loading?.cancel()
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
    loadEmployees()
  }

  private func reloadButtonTapped() {
    loadEmployees()
  }

  private func sortButtonTapped() {
    order = order == .name ? .salary : .name
    employees = employees?.sorted(by: order)
    layout.sortButton.title = sortButtonTitle
    showEmployees()
  }

  private func searchFieldChanged() {
    showEmployees()
  }

  private func loadEmployees() {
    layout.setLoading(true)
    loading?.cancel()
    loading = Task { [weak self, service] in
      do throws(ServiceError) {
        let employees = try await service.fetchEmployees()
        guard !Task.isCancelled else { return }
        self?.loaded(employees)
      } catch {
        guard !Task.isCancelled else { return }
        self?.layout.setLoading(false)
        self?.present(.okAlert(message: error.message))
      }
    }
  }

  private func loaded(_ employees: [Employee]) {
    layout.setLoading(false)
    self.employees = employees.sorted(by: order)
    showEmployees()
  }

  private func showEmployees() {
    let searchText = layout.searchField.text
    let found = employees?.matching(searchText) ?? []
    dataSource = ListDataSource(items: found) { $0.configure(for: $1) }
    layout.tableView.dataSource = dataSource
    layout.tableView.reloadData()
    layout.countLabel.text = countText(
      found: searchText.isBlank ? nil : found.count
    )
  }

  /// - Parameter found: How many a search has found; nil without a search.
  private func countText(found: Int?) -> String {
    guard let total = employees?.count else { return "" }
    let noun = total == 1 ? "employee" : "employees"
    if let found { return "\(found) of \(total) \(noun)" }
    return total == 0 ? "No \(noun)" : "\(total) \(noun)"
  }

  private var sortButtonTitle: String {
    switch order {
    case .name: "Sort by salary"
    case .salary: "Sort by name"
    }
  }
}

extension EmployeesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    guard let employee = dataSource?.item(row) else { return }
    let details = employee.details
    present(
      .okAlert(
        title: employee.name,
        message: details.isEmpty ? nil : details
      )
    )
  }
}

/// What fills a row.
///
/// The cell's own class knows no model, and the controller none of its labels.
extension EmployeeCell {
  func configure(for employee: Employee) {
    nameLabel.text = employee.name.onOneLine
    detailsLabel.text = employee.details
  }
}

extension Employee {
  private static let salaryFormatter = NumberFormatter.posix("$#,##0")

  /// What a row and an alert say of an employee beside the name.
  fileprivate var details: String {
    let salary = self.salary
      .flatMap { Self.salaryFormatter.string(for: $0) }
      .map { "\($0) a year" }
    let age = age.map { "age \($0)" }
    return [salary, age].joinedWithoutBlanks(separator: ", ")
  }
}
