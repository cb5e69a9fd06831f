import Models
import Observation

/// Keeps the employees, and has a service load them.
///
/// What it keeps is observable. It tells its delegate only of a failed load.
@MainActor
@Observable
final class EmployeeStore {
  /// The employees as the service sent them; nil until they were loaded.
  private(set) var employees: [Employee]?
  private(set) var isLoading = false
  // No screen reads the delegate or the task, so they are not observed.
  @ObservationIgnored weak var delegate: (any EmployeeStoreDelegate)?
  @ObservationIgnored private var loading: Task<Void, Never>?
  private let service: any EmployeeService

  init(service: any EmployeeService) {
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  /// Asks the service for the employees; of several loads the last one wins.
  func load() {
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
  }

  private func loaded(_ employees: [Employee]) {
    isLoading = false
    self.employees = employees
  }

  private func loadFailed(_ error: ServiceError) {
    isLoading = false
    delegate?.employeeStore(self, loadDidFail: error)
  }
}

/// Is told why a load has failed.
@MainActor
protocol EmployeeStoreDelegate: AnyObject {
  /// The load that was asked for last has failed.
  func employeeStore(_ store: EmployeeStore, loadDidFail error: ServiceError)
}
