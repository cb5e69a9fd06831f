import Models
import WorkbenchKit

extension Scenario {
  static let employeesSearch: [Scenario] = [
    Scenario(
      "employees 3",
      "at each change the list shows only whose name contains the text",
      data: .employees(
        Employee("Zoë Ångström"),
        Employee("Ada Lovelace", id: 2),
        Employee("Adele", id: 3)
      ),
      script: """
        wait 400ms
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
      check: { try $0.expectOffers(.employees(1)) }
    ),
    Scenario(
      "employees 3",
      "a blank text shows all",
      data: .employees(Employee("Ada"), Employee("Bob", id: 2)),
      script: """
        wait 400ms
        type "b"
        refute "Ada"
        type "  "
        expect "2 employees"
        refute "of 2"
        expect "Ada"
        type ""
        expect "2 employees"
        """,
      check: { try $0.expectOffers(.employees(2)) }
    ),
    counting([], all: "No employees", found: "0 of 0 employees"),
    counting(["Ada"], all: "1 employee", found: "0 of 1 employee"),
    counting(["Ada", "Bob"], all: "2 employees", found: "0 of 2 employees"),
    Scenario(
      "employees 3",
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
    Scenario(
      "employees 3",
      "the count stays while the list is loaded again, and follows a search",
      data: .employees(Employee("Ada"), Employee("Bob", id: 2)),
      script: """
        wait 400ms
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
    Scenario(
      "employees 3",
      "a search in a scrolled list shows its first matches",
      data: .employees(200),
      script: """
        wait 400ms
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
    Scenario(
      "employees 3",
      "field, buttons and count are there when nobody is found",
      data: .employees(Employee("Ada")),
      script: """
        wait 400ms
        type "x"
        """,
      check: { session in
        try session.expectTexts([
          "Employees", "Reload", "Sort by salary", "Search", "x",
          "0 of 1 employee",
        ])
        try session.expectOffers(.employees(0))
      }
    ),
  ]

  private static func counting(
    _ names: [String],
    all: String,
    found: String
  ) -> Scenario {
    Scenario(
      "employees 3",
      "\(names.count) loaded are \"\(all)\", while searching \"\(found)\"",
      data: .employees(names.enumerated().map { Employee($1, id: $0) }),
      script: "wait 400ms",
      check: { session in
        try session.expectText(all)
        try session.perform(.type("nobody"))
        try session.expectText(found)
      }
    )
  }
}
