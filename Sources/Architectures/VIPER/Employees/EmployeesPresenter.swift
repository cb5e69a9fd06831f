import Formatting
import Foundation

/// What the presenter can ask of the list of employees.
@MainActor
protocol EmployeesView: AnyObject {
  func setLoading(_ isLoading: Bool)
  func showEmployees(_ rows: [EmployeeDisplayData])
  func setCountText(_ text: String)
  func setSortTitle(_ title: String)
}

/// What the list of employees can ask of the presenter.
@MainActor
protocol EmployeesModuleInterface: AnyObject {
  func updateView()
  func reloadEmployees()
  func toggleOrder()
  func search(for text: String)
  func openEmployee(atRow row: Int)
}

/// Asks for the employees, words them, and tells the router what to open.
@MainActor
final class EmployeesPresenter {
  weak var view: (any EmployeesView)?
  private let interactor: any EmployeesInteractorInput
  private let router: any EmployeesRouting
  /// The employees in the list, with all that the alert of a row says.
  private var employees: [EmployeeOutputData] = []

  private static let salaryFormatter = NumberFormatter.posix("$#,##0")

  init(interactor: any EmployeesInteractorInput, router: any EmployeesRouting) {
    self.interactor = interactor
    self.router = router
  }

  private func show(_ list: EmployeeListOutputData) {
    employees = list.employees
    view?.showEmployees(employees.map { displayData(of: $0) })
    view?.setCountText(countText(for: list))
    view?.setSortTitle(sortTitle(for: list.order))
  }

  private func countText(for list: EmployeeListOutputData) -> String {
    guard let total = list.total else { return "" }
    let noun = total == 1 ? "employee" : "employees"
    if list.isSearching {
      return "\(list.employees.count) of \(total) \(noun)"
    }
    return total == 0 ? "No \(noun)" : "\(total) \(noun)"
  }

  private func sortTitle(for order: EmployeeListOutputData.Order) -> String {
    switch order {
    case .name: "Sort by salary"
    case .salary: "Sort by name"
    }
  }

  private func displayData(
    of employee: EmployeeOutputData
  ) -> EmployeeDisplayData {
    EmployeeDisplayData(
      name: employee.name.onOneLine,
      details: details(of: employee)
    )
  }

  private func details(of employee: EmployeeOutputData) -> String {
    let salary = employee.salary
      .flatMap { Self.salaryFormatter.string(for: $0) }
      .map { "\($0) a year" }
    let age = employee.age.map { "age \($0)" }
    return [salary, age].joinedWithoutBlanks(separator: ", ")
  }
}

extension EmployeesPresenter: EmployeesModuleInterface {
  func updateView() {
    interactor.loadEmployees()
  }

  func reloadEmployees() {
    interactor.loadEmployees()
  }

  func toggleOrder() {
    interactor.toggleOrder()
  }

  func search(for text: String) {
    interactor.search(for: text)
  }

  func openEmployee(atRow row: Int) {
    let employee = employees[row]
    let details = details(of: employee)
    router.showAlert(
      title: employee.name,
      message: details.isEmpty ? nil : details
    )
  }
}

extension EmployeesPresenter: EmployeesInteractorOutput {
  func loadStarted() {
    view?.setLoading(true)
  }

  func employeesLoaded(_ list: EmployeeListOutputData) {
    view?.setLoading(false)
    show(list)
  }

  func loadFailed(message: String) {
    view?.setLoading(false)
    router.showAlert(title: "Alert", message: message)
  }

  func employeesChanged(_ list: EmployeeListOutputData) {
    show(list)
  }
}
