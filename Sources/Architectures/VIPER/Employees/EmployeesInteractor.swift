import Models

/// Loads the employees, keeps them, and has them searched and sorted.
///
/// It knows the presenter as its output only, and must not know a view.
@MainActor
final class EmployeesInteractor {
  weak var output: (any EmployeesInteractorOutput)?
  private let service: any EmployeeService
  private var list = EmployeeList()
  private var latestLoad = 0

  init(service: any EmployeeService) {
    self.service = service
  }
}

extension EmployeesInteractor: EmployeesInteractorInput {
  func loadEmployees() {
    latestLoad += 1
    let load = latestLoad
    service.fetchEmployees { [weak self] answer in
      guard let self, load == latestLoad else { return }
      switch answer {
      case .success(let employees):
        list.load(employees)
        output?.employeesLoaded(EmployeeListOutputData(list))
      case .failure(let error):
        output?.loadFailed(message: error.message)
      }
    }
  }

  func toggleOrder() {
    list.toggleOrder()
    output?.employeesChanged(EmployeeListOutputData(list))
  }

  func search(for text: String) {
    list.search(for: text)
    output?.employeesChanged(EmployeeListOutputData(list))
  }
}

extension EmployeeListOutputData {
  fileprivate init(_ list: EmployeeList) {
    employees = list.shown.map { EmployeeOutputData($0) }
    total = list.total
    isSearching = list.isSearching
    order =
      switch list.order {
      case .name: .name
      case .salary: .salary
      }
  }
}

extension EmployeeOutputData {
  fileprivate init(_ employee: Employee) {
    name = employee.name
    salary = employee.salary
    age = employee.age
  }
}
