import ConsoleUI
import Models
import WorkbenchKit

extension Scenario {
  static let employeesRows: [Scenario] = [
    Scenario(
      "employees 2",
      "a row says the name, and below it salary and age",
      data: .employees(Employee("Ada", salary: 320_800, age: 61)),
      script: "wait 400ms",
      check: {
        try $0.expectTexts([
          "Employees", "Reload", "Sort by salary", "Search", "1 employee",
          "Ada", "$320,800 a year, age 61",
        ])
      }
    ),
    Scenario(
      "employees 2",
      "what is missing is left out",
      data: .employees(
        Employee("Ada", age: 61),
        Employee("Bob", salary: 7),
        Employee("Cleo")
      ),
      script: "wait 400ms",
      check: {
        try $0.expectTexts([
          "Employees", "Reload", "Sort by salary", "Search", "3 employees",
          "Ada", "age 61", "Bob", "$7 a year", "Cleo",
        ])
      }
    ),
    Scenario(
      "employees 2",
      "salaries have a comma every three digits, and 0 is no gap",
      data: .employees(
        Employee("Ada", salary: 0, age: 0),
        Employee("Bob", salary: 999),
        Employee("Cleo", salary: 1000),
        Employee("Dora", salary: 1_234_567)
      ),
      script: """
        wait 400ms
        expect "$0 a year, age 0"
        expect "$999 a year"
        expect "$1,000 a year"
        expect "$1,234,567 a year"
        """
    ),
    Scenario(
      "employees 2",
      "line breaks in a name are shown as spaces",
      data: .employees(Employee("Ada\nLovelace")),
      script: "wait 400ms",
      check: { try $0.expectText("Ada Lovelace") }
    ),
  ]

  static let employeesSelection: [Scenario] = [
    Scenario(
      "employees 5",
      "selecting a row shows name and details in an alert",
      data: .employees(Employee("Ada", salary: 320_800, age: 61)),
      script: "wait 400ms",
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
    Scenario(
      "employees 5",
      "without details the alert has no message",
      data: .employees(Employee("Ada")),
      script: "wait 400ms",
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
    Scenario(
      "employees 5",
      "the alert is about the row that shows while searching and sorted",
      data: .employees(
        Employee("Ada", salary: 1),
        Employee("Bob", id: 2, salary: 2),
        Employee("Adele", id: 3, salary: 3)
      ),
      script: """
        wait 400ms
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
}

extension Session {
  /// Selects a row and says how many lines its alert has.
  fileprivate func heightOfAlert(inRow row: Int) throws -> Int {
    try perform(.select(row))
    return makeFrame().lines.count { $0.contains("│") }
  }
}
