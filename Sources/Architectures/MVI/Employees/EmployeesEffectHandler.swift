import Models

/// Fetches the employees, and sends the answer with the number of its load.
///
/// It must not know which load was the last.
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
