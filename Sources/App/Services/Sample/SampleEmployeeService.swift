import Models

/// Answers with given employees, as a server would: later.
public final class SampleEmployeeService: EmployeeService {
  private let employees: [Employee]
  private let delay: Duration
  private let scheduler: any Scheduler
  private let network: Network

  public init(
    employees: [Employee],
    delay: Duration = .usualAnswer,
    scheduler: any Scheduler,
    network: Network
  ) {
    self.employees = employees
    self.delay = delay
    self.scheduler = scheduler
    self.network = network
  }

  public func fetchEmployees(completion: @escaping Completion<[Employee]>) {
    let answer = network.answer(employees)
    scheduler.after(delay) { completion(answer) }
  }
}

extension SampleData {
  /// About two dozen invented employees.
  public static func employees() throws(DataFileError) -> [Employee] {
    try file("employees").employees()
  }
}
