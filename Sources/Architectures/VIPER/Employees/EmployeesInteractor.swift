import Formatting
import Models

/// What the presenter can ask of the employees' interactor.
@MainActor
protocol EmployeesInteractorInput: AnyObject {
  func loadEmployees()
  func toggleOrder()
  func search(for text: String)
}

/// What the employees' interactor tells the presenter.
@MainActor
protocol EmployeesInteractorOutput: AnyObject {
  func loadStarted()
  func employeesLoaded(_ list: EmployeeListOutputData)
  func loadFailed(message: String)
  /// The search text or the order has changed.
  func employeesChanged(_ list: EmployeeListOutputData)
}

/// Loads, keeps, searches and sorts the employees.
@MainActor
final class EmployeesInteractor {
  weak var output: (any EmployeesInteractorOutput)?
  private let service: any EmployeeService
  /// All employees in order; nil until a load has succeeded.
  private var employees: [Employee]?
  private var order = EmployeeOrder.name
  private var searchText = ""
  private var loading: Task<Void, Never>?

  init(service: any EmployeeService) {
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  private func loaded(_ employees: [Employee]) {
    self.employees = employees.sorted(by: order)
    output?.employeesLoaded(outputData)
  }

  /// What the search finds, as plain data.
  private var outputData: EmployeeListOutputData {
    let found = employees?.matching(searchText) ?? []
    return EmployeeListOutputData(
      employees: found.map { EmployeeOutputData($0) },
      total: employees?.count,
      isSearching: !searchText.isBlank,
      order: EmployeeListOutputData.Order(order)
    )
  }
}

extension EmployeesInteractor: EmployeesInteractorInput {
  func loadEmployees() {
    output?.loadStarted()
    loading?.cancel()
    loading = Task { [weak self, service] in
      do throws(ServiceError) {
        let employees = try await service.fetchEmployees()
        guard !Task.isCancelled else { return }
        self?.loaded(employees)
      } catch {
        guard !Task.isCancelled else { return }
        self?.output?.loadFailed(message: error.message)
      }
    }
  }

  func toggleOrder() {
    switch order {
    case .name: order = .salary
    case .salary: order = .name
    }
    employees = employees?.sorted(by: order)
    output?.employeesChanged(outputData)
  }

  func search(for text: String) {
    searchText = text
    output?.employeesChanged(outputData)
  }
}

extension EmployeeListOutputData.Order {
  fileprivate init(_ order: EmployeeOrder) {
    switch order {
    case .name: self = .name
    case .salary: self = .salary
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
