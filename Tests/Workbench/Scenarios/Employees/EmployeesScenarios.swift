import Catalogue
import ConsoleUI
import Foundation
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
      "a list of employees that goes away under two alerts is released",
      script: """
        network off
        tap "Reload"
        wait 400ms
        tap "OK"
        select 1
        """
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
        .employeeAnswers(
          lists.map { $0.enumerated().map { Employee($1, id: $0) } },
          delays: delays
        )
      }
    ).scenarios + employeesReload

  private static let employeesReload: [Scenario] = [
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
    employees1(
      "Reload shows another salary of the same employee",
      data: .employeeAnswers([
        [Employee("Ada", salary: 1)], [Employee("Ada", salary: 2)],
      ]),
      script: """
        wait 400ms
        expect "$1 a year"
        tap "Reload"
        wait 400ms
        expect "$2 a year"
        select 1
        expect "$2 a year"
        """
    ),
  ]

  static let employeesRows: [Scenario] = [
    employees2.whenLoaded(
      "a row says the name in a line, below it what there is of salary and age",
      data: .employees(
        Employee("Ada\nLovelace", salary: 320_800, age: 61),
        Employee("Bea", id: 2, age: 61),
        Employee("Bob", id: 3, salary: 7),
        Employee("Cleo", id: 4)
      ),
      shows: [
        "Employees", "Reload", "Sort by salary", "Search", "4 employees",
        "Ada Lovelace", "$320,800 a year, age 61", "Bea", "age 61", "Bob",
        "$7 a year", "Cleo",
      ]
    ),
    employees2.whenLoaded(
      "salaries have a comma every three digits, and 0 is no gap",
      data: .employees(
        Employee("Ada", salary: 0, age: 0),
        Employee("Bob", id: 2, salary: 999),
        Employee("Cleo", id: 3, salary: 1000),
        Employee("Dora", id: 4, salary: 1_234_567)
      ),
      script: """
        expect "$0 a year, age 0"
        expect "$999 a year"
        expect "$1,000 a year"
        expect "$1,234,567 a year"
        """
    ),
  ]

  static let employeesSelection: [Scenario] = [
    employees5.whenLoaded(
      "selecting a row shows name and details in an alert",
      data: .employees(Employee("Ada", salary: 320_800, age: 61)),
      check: { session in
        let list = session.makeFrame()
        try session.perform(.select(1))
        try session.expectTexts(
          list.texts.filter { !$0.isEmpty }
            + ["Ada", "$320,800 a year, age 61", "OK"]
        )
        try session.expectOffers([.tap("OK")])
        try session.perform(.tap("OK"))
        try session.expectLooks(like: list)
        try session.expectOffers(.employees(1))
      }
    ),
    employees5.whenLoaded(
      "without details the alert has no message",
      data: .employees(Employee("Ada")),
      check: { session in
        try session.perform(.select(1))
        let height = session.makeFrame().lines.count { $0.contains("│") }
        // The title, the button, and the line that parts them.
        guard height == 3 else { throw Mismatch(expected: 3, found: height) }
      }
    ),
    employees5.whenLoaded(
      "the alert is about the row that shows while searching and sorted",
      data: .employees(
        Employee("Ada", salary: 1),
        Employee("Bob", id: 2, salary: 2),
        Employee("Adele", id: 3, salary: 3)
      ),
      script: """
        tap "Sort by salary"
        type "ad"
        select 2
        expect "$1 a year"
        tap "OK"
        select 1
        """,
      check: { session in
        try session.expectText("Adele")
        try session.expectText("$3 a year")
      }
    ),
  ]

  /// A hundred thousand rows, of which the screen shows a handful.
  static let employeesLazyRows: [Scenario] = [
    employees6(
      "of 100,000 employees as many rows are made as of ten, also in a search",
      data: manyEmployees,
      check: { session in
        try session.expectAsFewRows(as: .employees(10)) { row in
          Employee(number: row + 1).name
        }
        try session.perform(.select(50_000))
        try session.perform(.tap("OK"))
        try session.perform(.type("employee 0987"))
        try session.expectOnlyVisibleRowsAreAskedFor { row in
          Employee(number: row + 98_700).name
        }
        try session.expectText("100 of 100000 employees")
      }
    )
  ]
}

/// Made once, because making them takes longer than all else here.
private let manyEmployees = FeatureData.employees(100_000)

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
      ServicesInTurn(answers, delays: delays) { employees, delay in
        SampleEmployeeService(
          employees: employees,
          delay: delay,
          server: server
        )
      } as any EmployeeService
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
    let name = String(format: "Employee %06d", number)
    self.init(name, id: number, age: 30)
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
