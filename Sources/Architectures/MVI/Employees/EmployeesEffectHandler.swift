import Models

/// Fetches the employees, and sends the answer with the number of its load.
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
    case .fetchEmployees(let load):
      service.fetchEmployees { answer in
        send(.employeesResponse(answer, load: load))
      }
    }
  }
}
