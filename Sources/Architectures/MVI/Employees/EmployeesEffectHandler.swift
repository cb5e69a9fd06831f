import Models

/// Fetches the employees, and sends the answer.
struct EmployeesEffectHandler: EffectHandler {
  private let service: any EmployeeService

  init(service: any EmployeeService) {
    self.service = service
  }

  func handle(
    _ effect: EmployeesEffect,
    send: @escaping @MainActor (EmployeesEvent) -> Void
  ) {
    switch effect {
    case .fetchEmployees:
      service.fetchEmployees { send(.employeesResponse($0)) }
    }
  }
}
