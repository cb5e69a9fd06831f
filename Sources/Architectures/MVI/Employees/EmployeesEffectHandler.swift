import Models

/// Fetches the employees, and sends the answer.
struct EmployeesEffectHandler: EffectHandler {
  private let service: any EmployeeService

  init(service: any EmployeeService) {
    self.service = service
  }

  func handle(
    _ effect: EmployeesEffect,
    send: @MainActor (EmployeesEvent) -> Void
  ) async {
    switch effect {
    case .fetchEmployees:
      do throws(ServiceError) {
        let employees = try await service.fetchEmployees()
        send(.employeesResponse(.success(employees)))
      } catch {
        send(.employeesResponse(.failure(error)))
      }
    }
  }
}
