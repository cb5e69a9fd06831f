import Models
import WorkbenchKit

extension Scenario {
  /// What the specification asks of all features, as the employees show it.
  static let employeesAll: [Scenario] = [
    Scenario(
      "all 1",
      "a list of employees that goes away while it loads is released",
      script: """
        wait 400ms
        type "a"
        tap "Sort by salary"
        tap "Reload"
        wait 100ms
        """
    ),
    Scenario(
      "all 1",
      "a list of employees that goes away under two alerts is released",
      script: """
        wait 400ms
        network off
        tap "Reload"
        wait 400ms
        tap "OK"
        select 1
        """
    ),
    Scenario(
      "all 2",
      "under an employee's alert only its button is offered",
      data: .employees(Employee("Ada"), Employee("Bob", id: 2)),
      script: """
        wait 400ms
        select 2
        """,
      check: { session in
        try session.expectOffers([.tap("OK")])
        try session.perform(.tap("OK"))
        try session.expectOffers(.employees(2))
      }
    ),
    Scenario(
      "all 2",
      "a table that is hidden offers no rows, though it has some",
      script: """
        wait 400ms
        tap "Reload"
        """,
      check: { try $0.expectOffers(.employees(0)) }
    ),
    Scenario(
      "all 3",
      "loading can be seen after every call before the answer comes",
      script: """
        expect "Loading"
        wait 0s
        expect "Loading"
        wait 400ms
        tap "Reload"
        expect "Loading"
        """
    ),
    Scenario(
      "all 4",
      "unusual employees are shown as they are, and nothing else is hurt",
      data: .employees(
        Employee("\u{1b}[31mred", id: .max, salary: .max, age: .max),
        Employee("서울의 밤 👩‍👩‍👧‍👦", id: .min),
        Employee("", id: 0, age: 0),
        Employee(String(repeating: "long ", count: 200))
      ),
      script: """
        wait 400ms
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
}
