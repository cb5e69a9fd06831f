import ConsoleUI
import Models
import Play

extension Scenario {
  static let employeesRows: [Scenario] = [
    employees2.whenLoaded(
      "a row says the name, and below it salary and age",
      data: .employees(Employee("Ada", salary: 320_800, age: 61)),
      shows: [
        "Employees", "Reload", "Sort by salary", "Search", "1 employee",
        "Ada", "$320,800 a year, age 61",
      ]
    ),
    employees2.whenLoaded(
      "what is missing is left out",
      data: .employees(
        Employee("Ada", age: 61),
        Employee("Bob", salary: 7),
        Employee("Cleo")
      ),
      shows: [
        "Employees", "Reload", "Sort by salary", "Search", "3 employees",
        "Ada", "age 61", "Bob", "$7 a year", "Cleo",
      ]
    ),
    employees2.whenLoaded(
      "salaries have a comma every three digits, and 0 is no gap",
      data: .employees(
        Employee("Ada", salary: 0, age: 0),
        Employee("Bob", salary: 999),
        Employee("Cleo", salary: 1000),
        Employee("Dora", salary: 1_234_567)
      ),
      script: """
        expect "$0 a year, age 0"
        expect "$999 a year"
        expect "$1,000 a year"
        expect "$1,234,567 a year"
        """
    ),
    employees2.whenLoaded(
      "line breaks in a name are shown as spaces",
      data: .employees(Employee("Ada\nLovelace")),
      check: { try $0.expectText("Ada Lovelace") }
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
        let height = try session.heightOfAlert(inRow: 1)
        try session.perform(.tap("OK"))
        let other = Session(
          variant: session.variant,
          world: World(data: .employees(Employee("Ada", age: 1)))
        )
        try other.perform(.wait(.milliseconds(400)))
        // The message and the line that parts it from the button.
        let expected = try other.heightOfAlert(inRow: 1) - 2
        guard height == expected else {
          throw Mismatch(expected: expected, found: height)
        }
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

extension Session {
  /// Selects a row and says how many lines its alert has.
  fileprivate func heightOfAlert(inRow row: Int) throws -> Int {
    try perform(.select(row))
    return makeFrame().lines.count { $0.contains("│") }
  }
}

/// Made once, because making them takes longer than all else here.
private let manyEmployees = FeatureData.employees(100_000)
