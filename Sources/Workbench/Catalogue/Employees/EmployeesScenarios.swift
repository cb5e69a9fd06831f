import Models
import Services
import WorkbenchKit

extension Scenario {
  static let employees =
    employeesLoading + employeesReload + employeesRows + employeesSearch
    + employeesOrder + employeesSelection + employeesLazyRows + employeesAll
}

extension FeatureData {
  static func employees(_ employees: Employee...) -> FeatureData {
    self.employees(employees)
  }

  /// So many employees, "Employee 000001" first.
  static func employees(_ count: Int) -> FeatureData {
    employees((1...count).map { Employee(number: $0) })
  }

  /// The employees that the first load is answered with, the second, and so
  /// on; the last answer is given again and again.
  static func employeeAnswers(
    _ answers: [Employee]...,
    delays: [Duration] = []
  ) -> FeatureData {
    FeatureData { sample in
      EmployeeServices(
        answers.enumerated().map { index, employees in
          SampleEmployeeService(
            employees: employees,
            delay: index < delays.count ? delays[index] : .usualAnswer,
            scheduler: sample.scheduler,
            network: sample.network
          )
        }
      ) as any EmployeeService
    }
  }
}

/// Asks one service after another, the last one again and again.
private final class EmployeeServices: EmployeeService {
  private var services: [any EmployeeService]

  init(_ services: [any EmployeeService]) {
    self.services = services
  }

  func fetchEmployees(completion: @escaping Completion<[Employee]>) {
    services.first?.fetchEmployees(completion: completion)
    if services.count > 1 { services.removeFirst() }
  }
}

extension Employee {
  /// An employee of whom only these things matter.
  init(_ name: String, id: Int = 1, salary: Int? = nil, age: Int? = nil) {
    self.init(id: id, name: name, salary: salary, age: age)
  }

  /// An employee whose name says the row, counted from 1.
  init(number: Int) {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 6 - digits.count))
    self.init("Employee \(zeros)\(digits)", id: number, age: 30)
  }
}

extension [Offer] {
  /// What a list of so many employees offers while nothing covers it.
  static func employees(
    _ count: Int,
    sort title: String = "Sort by salary"
  ) -> [Offer] {
    let list: [Offer] = count > 0 ? [.select(upTo: count)] : []
    return [.tap("Reload"), .tap(title), .type()] + list
  }
}
