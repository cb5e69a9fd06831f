import Formatting
import Foundation

/// What the presenter can ask of the list of employees.
@MainActor
protocol EmployeesView: AnyObject {
  func setLoading(_ isLoading: Bool)
  func reloadEmployees()
  func setCountText(_ text: String)
  func setSortButtonTitle(_ title: String)
}

/// What a row shows, in words.
struct EmployeeDisplayData: Equatable {
  let name: String
  let details: String
}

/// Asks the interactor for the employees, words rows and count, and tells the
/// router what to open.
@MainActor
final class EmployeesPresenter {
  weak var view: (any EmployeesView)?
  private let interactor: any EmployeesInteractorInput
  private let router: any EmployeesRouting
  private var list = EmployeeListOutputData()

  private static let salaryFormatter = NumberFormatter.posix("$#,##0")

  init(
    interactor: any EmployeesInteractorInput,
    router: any EmployeesRouting
  ) {
    self.interactor = interactor
    self.router = router
  }

  var numberOfEmployees: Int { list.employees.count }

  func viewDidLoad() {
    loadEmployees()
  }

  func reloadButtonTapped() {
    loadEmployees()
  }

  func sortButtonTapped() {
    interactor.toggleOrder()
  }

  func searchFieldChanged(_ text: String) {
    interactor.search(for: text)
  }

  /// What a row shows; the view asks when the row comes to the screen.
  func displayData(forRow row: Int) -> EmployeeDisplayData {
    let employee = list.employees[row]
    let name = employee.name.onOneLine
    return EmployeeDisplayData(name: name, details: details(of: employee))
  }

  func employeeSelected(atRow row: Int) {
    let employee = list.employees[row]
    let details = details(of: employee)
    router.showAlert(
      title: employee.name,
      message: details.isEmpty ? nil : details
    )
  }

  private func loadEmployees() {
    view?.setLoading(true)
    interactor.loadEmployees()
  }

  private var countText: String {
    guard let total = list.total else { return "" }
    let noun = total == 1 ? "employee" : "employees"
    if list.isSearching {
      return "\(list.employees.count) of \(total) \(noun)"
    }
    return total == 0 ? "No \(noun)" : "\(total) \(noun)"
  }

  private var sortButtonTitle: String {
    switch list.order {
    case .name: "Sort by salary"
    case .salary: "Sort by name"
    }
  }

  private func details(of employee: EmployeeOutputData) -> String {
    let salary = employee.salary
      .flatMap { Self.salaryFormatter.string(for: $0) }
      .map { "\($0) a year" }
    let age = employee.age.map { "age \($0)" }
    return [salary, age].joinedWithoutBlanks(separator: ", ")
  }
}

extension EmployeesPresenter: EmployeesInteractorOutput {
  func employeesLoaded(_ list: EmployeeListOutputData) {
    view?.setLoading(false)
    employeesChanged(list)
  }

  func loadFailed(message: String) {
    view?.setLoading(false)
    router.showAlert(title: "Alert", message: message)
  }

  func employeesChanged(_ list: EmployeeListOutputData) {
    self.list = list
    view?.reloadEmployees()
    view?.setCountText(countText)
    view?.setSortButtonTitle(sortButtonTitle)
  }
}
