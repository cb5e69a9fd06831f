import Models
import Observation

/// Keeps the employees, and has a service load them.
@MainActor
@Observable
final class EmployeeStore {
  /// The employees as the service sent them; nil until they were loaded.
  private(set) var employees: [Employee]?
  private let service: any EmployeeService

  init(service: any EmployeeService) {
    self.service = service
  }

  /// Asks the service for the employees, and keeps them, unless the task that
  /// awaits this is cancelled meanwhile.
  func load() async throws(ServiceError) {
    let employees = try await service.fetchEmployees()
    guard !Task.isCancelled else { return }
    self.employees = employees
  }
}
