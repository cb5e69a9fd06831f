import Models
import Play
import Services

extension Scenario {
  static let employees =
    employeesLoading + employeesRows + employeesSearch + employeesOrder
    + employeesSelection + employeesLazyRows + employeesAll

  static let employees1 = Behaviour("employees 1")
  static let employees2 = Behaviour("employees 2")
  static let employees3 = Behaviour("employees 3")
  static let employees4 = Behaviour("employees 4")
  static let employees5 = Behaviour("employees 5")
  static let employees6 = Behaviour("employees 6")

  /// What the specification asks of all features, as the employees show it.
  static let employeesAll: [Scenario] = [
    all1.whenLoaded(
      "a list of employees that goes away while it loads is released",
      script: """
        type "a"
        tap "Sort by salary"
        tap "Reload"
        wait 100ms
        """
    ),
    all1.whenLoaded(
      "a list of employees that goes away under two alerts is released",
      script: """
        network off
        tap "Reload"
        wait 400ms
        tap "OK"
        select 1
        """
    ),
    all2.whenLoaded(
      "under an employee's alert only its button is offered",
      data: .employees(Employee("Ada"), Employee("Bob", id: 2)),
      script: #"select 2"#,
      check: { session in
        try session.expectOffers([.tap("OK")])
        try session.perform(.tap("OK"))
        try session.expectOffers(.employees(2))
      }
    ),
    all4.whenLoaded(
      "unusual employees are shown as they are, and nothing else is hurt",
      data: .employees(
        Employee("\u{1b}[31mred", id: .max, salary: .max, age: .max),
        Employee("서울의 밤 👩‍👩‍👧‍👦", id: .min),
        Employee("", id: 0, age: 0),
        Employee(String(repeating: "long ", count: 200))
      ),
      script: """
        expect "�[31mred"
        expect "$9,223,372,036,854,775,807 a year"
        type "👩‍👩‍👧‍👦\\t\\u{1b}[2J"
        expect "0 of 4 employees"
        type "밤"
        expect "서울의 밤 👩‍👩‍👧‍👦"
        select 1
        tap "OK"
        type "LONG LONG"
        select 1
        expect "long long long"
        tap "OK"
        type ""
        tap "Sort by salary"
        select 4
        """
    ),
  ]

  static let employeesLoading: [Scenario] =
    LoadedList(
      rows: "employees",
      loading: employees1,
      reloading: employees1,
      texts: ["Employees", "Reload", "Sort by salary", "Search"],
      sample: "24 employees",
      wayBack: .tap("OK"),
      offers: { .employees($0) },
      data: { lists, delays in
        .employeeAnswers(lists.map { $0.map { Employee($0) } }, delays: delays)
      }
    ).scenarios + employeesReload

  private static let employeesReload: [Scenario] = [
    employees1.whenLoaded(
      "Reload loads again after a success, and other rows replace the first",
      data: .employeeAnswers([
        [Employee("First"), Employee("Second", id: 2)],
        [Employee("Third", age: 33)],
      ]),
      script: """
        expect "First"
        tap "Reload"
        expect "Loading"
        refute "First"
        wait 400ms
        refute "First"
        select 1
        expect "Third"
        expect "age 33"
        tap "OK"
        """,
      offers: .employees(1)
    ),
    employees1(
      "Reload while loading: after its failure an earlier answer is dropped",
      data: .employeeAnswers(
        [[Employee("First")], [Employee("Second")]],
        delays: [.seconds(1), .milliseconds(400)]
      ),
      script: """
        network off
        tap "Reload"
        wait 400ms
        expect "No Network"
        tap "OK"
        wait 600ms
        refute "First"
        refute "1 employee"
        """,
      offers: .employees(0)
    ),
  ]
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
    _ answers: [[Employee]],
    delays: [Duration] = []
  ) -> FeatureData {
    FeatureData { server in
      ServicesInTurn(
        answers.enumerated().map { index, employees in
          SampleEmployeeService(
            employees: employees,
            delay: index < delays.count ? delays[index] : .usualAnswer,
            server: server
          )
        }
      ) as any EmployeeService
    }
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
