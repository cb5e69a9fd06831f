import ConsoleUI
import Models
import WorkbenchKit

extension Scenario {
  static let employeesOrder: [Scenario] = [
    Scenario(
      "employees 4",
      "it starts by name, without regard to case and accents, equals by id",
      data: .employees(
        Employee("bob"),
        Employee("Émile", id: 2),
        Employee("Emil", id: 5),
        Employee("EMIL", id: 4, age: 4),
        Employee("Ada", id: 6)
      ),
      script: "wait 400ms",
      check: { try $0.expectNames(["Ada", "bob", "EMIL", "Emil", "Émile"]) }
    ),
    Scenario(
      "employees 4",
      "by salary the highest comes first, none last, equals by name",
      data: .employees(
        Employee("Zoe", salary: 5),
        Employee("Ada", id: 2),
        Employee("Émile", id: 3, salary: 10),
        Employee("bob", id: 4, salary: 5),
        Employee("Cleo", id: 5, salary: 0)
      ),
      script: """
        wait 400ms
        tap "Sort by salary"
        """,
      check: { session in
        try session.expectNames(["Émile", "bob", "Zoe", "Cleo", "Ada"])
        try session.expectOffers(.employees(5, sort: "Sort by name"))
        try session.perform(.tap("Sort by name"))
        try session.expectNames(["Ada", "bob", "Cleo", "Émile", "Zoe"])
        try session.expectOffers(.employees(5))
      }
    ),
    Scenario(
      "employees 4",
      "search and order survive each other and a reload",
      data: .employeeAnswers(
        [
          Employee("Ada", salary: 1), Employee("Bob", id: 2),
          Employee("Adele", id: 3, salary: 2),
        ],
        [
          Employee("Ada", salary: 9), Employee("Bob", id: 2),
          Employee("Adele", id: 3, salary: 2), Employee("Dada", id: 4),
        ]
      ),
      script: """
        wait 400ms
        type "ad"
        tap "Sort by salary"
        """,
      check: { session in
        try session.expectNames(["Adele", "Ada"])
        try session.perform(.tap("Reload"))
        try session.perform(.wait(.milliseconds(400)))
        try session.expectNames(["Ada", "Adele", "Dada"])
        try session.expectText("3 of 4 employees")
        try session.expectText("ad")
        try session.expectText("Sort by name")
        try session.perform(.type(""))
        try session.expectNames(["Ada", "Adele", "Bob", "Dada"])
      }
    ),
    Scenario(
      "employees 4",
      "search and order survive a failed reload",
      data: .employees(
        Employee("Ada", salary: 1),
        Employee("Bob", id: 2),
        Employee("Adele", id: 3, salary: 2)
      ),
      script: """
        wait 400ms
        type "ad"
        tap "Sort by salary"
        network off
        tap "Reload"
        wait 400ms
        tap "OK"
        """,
      check: { session in
        try session.expectNames(["Adele", "Ada"])
        try session.expectText("2 of 3 employees")
        try session.expectOffers(.employees(2, sort: "Sort by name"))
        try session.perform(.type(""))
        try session.expectNames(["Adele", "Ada", "Bob"])
      }
    ),
    Scenario(
      "employees 4",
      "equal or no salaries are by name, and equal names by id",
      data: .employees(
        Employee("bob", id: 6),
        Employee("Bób", id: 5),
        Employee("ZOE", id: 2, salary: 5),
        Employee("Zoë", id: 1, salary: 5),
        Employee("Cleo", id: 8, salary: 5)
      ),
      script: "wait 400ms",
      check: { session in
        try session.expectNames(["Bób", "bob", "Cleo", "Zoë", "ZOE"])
        try session.perform(.tap("Sort by salary"))
        try session.expectNames(["Cleo", "Zoë", "ZOE", "Bób", "bob"])
      }
    ),
    Scenario(
      "employees 4",
      "the order can be chosen before anything was loaded",
      data: .employees(
        Employee("Ada", salary: 1),
        Employee("Bob", id: 2, salary: 2)
      ),
      script: """
        tap "Sort by salary"
        expect "Sort by name"
        type "b"
        type ""
        wait 400ms
        """,
      check: { try $0.expectNames(["Bob", "Ada"]) }
    ),
  ]
}

extension Session {
  /// The rows show these names, from top to bottom.
  fileprivate func expectNames(_ names: [String]) throws {
    _ = makeFrame()
    let cells = window.tables.first?.visibleCells.sorted { $0.key < $1.key }
    let found = cells?.compactMap { cell in
      cell.value.subviews.first?.subviews.first as? Label
    }.map(\.text)
    guard found == names else {
      throw Mismatch(expected: names, found: found ?? [])
    }
  }
}
