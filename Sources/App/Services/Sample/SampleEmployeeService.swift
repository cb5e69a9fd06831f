import Models

/// Answers with given employees, as a server would: later.
public final class SampleEmployeeService: EmployeeService {
  private let employees: [Employee]
  private let delay: Duration
  private let server: SampleServer

  public init(
    employees: [Employee],
    delay: Duration = .usualAnswer,
    server: SampleServer
  ) {
    self.employees = employees
    self.delay = delay
    self.server = server
  }

  public func fetchEmployees() async throws(ServiceError) -> [Employee] {
    try await server.give(server.network.answer(employees), after: delay)
  }
}
