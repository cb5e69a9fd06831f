import Formatting
import Foundation
import Models

/// Loads the employees, keeps them, words their rows and their count, and has
/// them searched and sorted.
///
/// It knows the views by their protocols only, and must not know a widget.
@MainActor
final class EmployeesPresenter {
  weak var view: (any EmployeesView)?
  private let service: any EmployeeService
  private var list = EmployeeList()
  private var latestLoad = 0

  private static let salaryFormatter = NumberFormatter.posix("$#,##0")

  init(service: any EmployeeService) {
    self.service = service
  }

  var numberOfEmployees: Int { list.shown.count }

  func viewDidLoad() {
    loadEmployees()
  }

  func reloadButtonTapped() {
    loadEmployees()
  }

  func sortButtonTapped() {
    list.toggleOrder()
    showEmployees()
  }

  func searchFieldChanged(_ text: String) {
    list.search(for: text)
    showEmployees()
  }

  func configure(_ cell: any EmployeeCellView, forRow row: Int) {
    let employee = list.shown[row]
    cell.setName(employee.name.onOneLine)
    cell.setDetails(details(of: employee))
  }

  func employeeSelected(atRow row: Int) {
    let employee = list.shown[row]
    let details = details(of: employee)
    view?.showAlert(
      title: employee.name,
      message: details.isEmpty ? nil : details
    )
  }

  private func loadEmployees() {
    latestLoad += 1
    let load = latestLoad
    view?.setLoading(true)
    service.fetchEmployees { [weak self] answer in
      guard let self, load == latestLoad else { return }
      view?.setLoading(false)
      switch answer {
      case .success(let employees):
        list.load(employees)
        showEmployees()
      case .failure(let error):
        view?.showAlert(title: "Alert", message: error.message)
      }
    }
  }

  private func showEmployees() {
    view?.reloadEmployees()
    view?.setCountText(countText)
    view?.setSortButtonTitle(sortButtonTitle)
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

  private func details(of employee: Employee) -> String {
    let salary = employee.salary
      .flatMap { Self.salaryFormatter.string(for: $0) }
      .map { "\($0) a year" }
    let age = employee.age.map { "age \($0)" }
    return [salary, age].joinedWithoutBlanks(separator: ", ")
  }
}
