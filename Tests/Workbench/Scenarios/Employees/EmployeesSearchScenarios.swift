import Catalogue
import ConsoleUI
import Models
import Play

extension Scenario {
  static let employeesSearch: [Scenario] = [
    employees3.whenLoaded(
      "at each change the list shows only whose name contains the text",
      data: .employees(
        Employee("Zoë Ångström"),
        Employee("Ada Lovelace", id: 2),
        Employee("Adele", id: 3)
      ),
      script: """
        expect "3 employees"
        type "ad"
        expect "2 of 3 employees"
        refute "Zoë"
        type "ada"
        expect "1 of 3 employees"
        refute "Adele"
        type " ANGSTROM "
        expect "1 of 3 employees"
        expect "Zoë Ångström"
        """,
      offers: .employees(1)
    ),
    employees3.whenLoaded(
      "a blank text shows all",
      data: .employees(Employee("Ada"), Employee("Bob", id: 2)),
      script: """
        type "b"
        refute "Ada"
        type "  "
        expect "2 employees"
        refute "of 2"
        expect "Ada"
        type ""
        expect "2 employees"
        """,
      offers: .employees(2)
    ),
    counting([], all: "No employees", found: "0 of 0 employees"),
    counting(["Ada"], all: "1 employee", found: "0 of 1 employee"),
    counting(["Ada", "Bob"], all: "2 employees", found: "0 of 2 employees"),
    employees3(
      "the count is blank until a list was loaded",
      data: .employees(Employee("Ada")),
      script: """
        type "a"
        refute "employee"
        network off
        tap "Reload"
        wait 400ms
        tap "OK"
        network on
        refute "employee"
        tap "Reload"
        refute "employee"
        wait 400ms
        expect "1 of 1 employee"
        """
    ),
    employees3.whenLoaded(
      "the count stays while the list is loaded again, and follows a search",
      data: .employees(Employee("Ada"), Employee("Bob", id: 2)),
      script: """
        tap "Reload"
        expect "Loading"
        expect "2 employees"
        type "b"
        expect "Loading"
        expect "1 of 2 employees"
        wait 400ms
        refute "Ada"
        expect "1 of 2 employees"
        """
    ),
    employees3.whenLoaded(
      "a search in a scrolled list shows its first matches",
      data: .employees(200),
      script: """
        select 150
        tap "OK"
        expect "Employee 000150"
        type "employee 0001"
        expect "100 of 200 employees"
        expect "Employee 000100"
        select 60
        tap "OK"
        type ""
        expect "Employee 000001"
        """
    ),
  ]

  private static func counting(
    _ names: [String],
    all: String,
    found: String
  ) -> Scenario {
    employees3.whenLoaded(
      "\(names.count) loaded are \"\(all)\", while searching \"\(found)\"",
      data: .employees(names.enumerated().map { Employee($1, id: $0) }),
      check: { session in
        try session.expectText(all)
        try session.perform(.type("nobody"))
        try session.expectTexts([
          "Employees", "Reload", "Sort by salary", "Search", "nobody", found,
        ])
        try session.expectOffers(.employees(0))
      }
    )
  }

  static let employeesOrder: [Scenario] = [
    employees4.whenLoaded(
      "it starts by name, without regard to case and accents, equals by id",
      data: .employees(
        Employee("bob"),
        Employee("Émile", id: 2),
        Employee("Emil", id: 5),
        Employee("EMIL", id: 4, age: 4),
        Employee("Ada", id: 6)
      ),
      check: { try $0.expectNames(["Ada", "bob", "EMIL", "Emil", "Émile"]) }
    ),
    employees4.whenLoaded(
      "by salary the highest comes first, none last, equals by name",
      data: .employees(
        Employee("Zoe", id: 1, salary: 5),
        Employee("Ada", id: 2),
        Employee("Émile", id: 3, salary: 10),
        Employee("bob", id: 8, salary: 5),
        Employee("Cleo", id: 5, salary: 0)
      ),
      script: #"tap "Sort by salary""#,
      check: { session in
        try session.expectNames(["Émile", "bob", "Zoe", "Cleo", "Ada"])
        try session.expectOffers(.employees(5, sort: "Sort by name"))
        try session.perform(.tap("Sort by name"))
        try session.expectNames(["Ada", "bob", "Cleo", "Émile", "Zoe"])
        try session.expectOffers(.employees(5))
      }
    ),
    employees4.whenLoaded(
      "by salary those of one name are in the order of their ids",
      data: .employees(
        Employee("Zoe", id: 7, salary: 5),
        Employee("Ada", id: 4),
        Employee("ZOË", id: 6, salary: 5),
        Employee("ada", id: 3)
      ),
      script: #"tap "Sort by salary""#,
      check: { try $0.expectNames(["ZOË", "Zoe", "ada", "Ada"]) }
    ),
    employees4.whenLoaded(
      "search and order survive each other and reloads, failed ones too",
      data: .employeeAnswers([
        [
          Employee("Ada", salary: 1), Employee("Bob", id: 2),
          Employee("Adele", id: 3, salary: 2),
        ],
        // This load fails.
        [],
        [
          Employee("Ada", salary: 9), Employee("Bob", id: 2),
          Employee("Adele", id: 3, salary: 2), Employee("Dada", id: 4),
        ],
      ]),
      script: """
        type "ad"
        tap "Sort by salary"
        network off
        tap "Reload"
        wait 400ms
        tap "OK"
        network on
        """,
      check: { session in
        try session.expectNames(["Adele", "Ada"])
        try session.expectText("2 of 3 employees")
        try session.expectOffers(.employees(2, sort: "Sort by name"))
        try session.perform(.tap("Reload"))
        try session.perform(.wait(.milliseconds(400)))
        try session.expectNames(["Ada", "Adele", "Dada"])
        try session.perform(.select(1))
        try session.expectText("$9 a year")
        try session.perform(.tap("OK"))
        try session.expectText("3 of 4 employees")
        try session.expectText("ad")
        try session.expectText("Sort by name")
        try session.perform(.type(""))
        try session.expectNames(["Ada", "Adele", "Bob", "Dada"])
      }
    ),
    employees4(
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
