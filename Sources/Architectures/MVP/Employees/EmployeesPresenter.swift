import Formatting
import Foundation
import Models

/// What the presenter can ask of the list of employees.
@MainActor
protocol EmployeesView: AnyObject {
  func setLoading(_ isLoading: Bool)
  func reloadEmployees()
  func setCountText(_ text: String)
  func setSortButtonTitle(_ title: String)
  func showAlert(title: String, message: String?)
}

/// What the presenter can ask of one row.
@MainActor
protocol EmployeeCellView: AnyObject {
  func setName(_ name: String)
  func setDetails(_ details: String)
}

/// Loads the employees, keeps them, searches and sorts them, and words them.
@MainActor
final class EmployeesPresenter {
  weak var view: (any EmployeesView)?
  private let service: any EmployeeService
  /// All employees in order; nil until a load has succeeded.
  private var employees: [Employee]?
  private var shownEmployees: [Employee] = []
  private var order = EmployeeOrder.name
  private var searchText = ""
  private var loading: Task<Void, Never>?

  private static let salaryFormatter = NumberFormatter.posix("$#,##0")

  init(service: any EmployeeService) {
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  var numberOfEmployees: Int { shownEmployees.count }

  func viewDidLoad() {
    showEmployees()
    loadEmployees()
  }

  func reloadButtonTapped() {
    loadEmployees()
  }

  func sortButtonTapped() {
    order = order == .name ? .salary : .name
    employees = employees?.sorted(by: order)
    showEmployees()
  }

  func searchFieldChanged(_ text: String) {
    searchText = text
    showEmployees()
  }

  func configure(_ cell: any EmployeeCellView, forRow row: Int) {
    let employee = shownEmployees[row]
    cell.setName(employee.name.onOneLine)
    cell.setDetails(details(of: employee))
  }

  func employeeSelected(atRow row: Int) {
    let employee = shownEmployees[row]
    let details = details(of: employee)
    let message = details.isEmpty ? nil : details
    view?.showAlert(title: employee.name, message: message)
  }

  private func loadEmployees() {
    view?.setLoading(true)
    loading?.cancel()
    loading = Task { [weak self, service] in
      do throws(ServiceError) {
        let employees = try await service.fetchEmployees()
        guard !Task.isCancelled else { return }
        self?.loaded(employees)
      } catch {
        guard !Task.isCancelled else { return }
        self?.view?.setLoading(false)
        self?.view?.showAlert(title: "Alert", message: error.message)
      }
    }
  }

  private func loaded(_ employees: [Employee]) {
    view?.setLoading(false)
    self.employees = employees.sorted(by: order)
    showEmployees()
  }

  private func showEmployees() {
    shownEmployees = employees?.matching(searchText) ?? []
    view?.reloadEmployees()
    view?.setCountText(countText)
    let otherOrder = order == .name ? "salary" : "name"
    view?.setSortButtonTitle("Sort by \(otherOrder)")
  }

  private var countText: String {
    guard let total = employees?.count else { return "" }
    let noun = total == 1 ? "employee" : "employees"
    if !searchText.isBlank {
      return "\(shownEmployees.count) of \(total) \(noun)"
    }
    return total == 0 ? "No \(noun)" : "\(total) \(noun)"
  }

  private func details(of employee: Employee) -> String {
    let salary = employee.salary
      .flatMap { Self.salaryFormatter.string(for: $0) }
      .map { "\($0) a year" }
    let age = employee.age.map { "age \($0)" }
    return [salary, age].joinedWithoutBlanks(separator: ", ")
  }
}
