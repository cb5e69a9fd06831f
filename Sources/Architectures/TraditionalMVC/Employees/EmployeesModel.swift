import Formatting
import Models

/// What can change in the list of employees.
enum EmployeesAspect {
  case isLoading
  case order
  case searchText
  /// Who is found, and how many there are in all.
  case foundEmployees
  case failure
}

/// Loads the employees, keeps them, and has them searched and sorted.
///
/// The model keeps order and search text. So all of its views show the same
/// employees in the same order.
final class EmployeesModel: Model<EmployeesAspect> {
  private(set) var isLoading = false
  /// All employees in order; nil until a load has succeeded.
  private(set) var employees: [Employee]?
  /// Those of them whom the search finds.
  private(set) var foundEmployees: [Employee] = []
  private(set) var order = EmployeeOrder.name
  /// What is searched for, as it was typed.
  private(set) var searchText = ""
  /// Why the last load failed, if it did.
  private(set) var failure: ServiceError?
  private let service: any EmployeeService
  private var loading: Task<Void, Never>?

  init(service: any EmployeeService) {
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  /// Whether a text is searched for; a blank one finds all.
  var isSearching: Bool { !searchText.isBlank }

  func toggleOrder() {
    order = order == .name ? .salary : .name
    employees = employees?.sorted(by: order)
    find()
    changed(.foundEmployees, .order)
  }

  func search(for text: String) {
    searchText = text
    find()
    changed(.foundEmployees, .searchText)
  }

  /// Loads the employees, unless they are there or on their way.
  func loadEmployees() {
    guard employees == nil, !isLoading else { return }
    reloadEmployees()
  }

  /// Loads the employees in any case, and cancels a load that is on its way.
  func reloadEmployees() {
    failure = nil
    isLoading = true
    loading?.cancel()
    loading = Task { [weak self, service] in
      do throws(ServiceError) {
        let employees = try await service.fetchEmployees()
        guard !Task.isCancelled else { return }
        self?.loaded(employees)
      } catch {
        guard !Task.isCancelled else { return }
        self?.loadFailed(error)
      }
    }
    changed(.isLoading, .failure)
  }

  private func loaded(_ employees: [Employee]) {
    self.employees = employees.sorted(by: order)
    find()
    isLoading = false
    changed(.foundEmployees, .isLoading)
  }

  private func loadFailed(_ error: ServiceError) {
    isLoading = false
    failure = error
    changed(.isLoading, .failure)
  }

  private func find() {
    foundEmployees = employees?.matching(searchText) ?? []
  }
}
