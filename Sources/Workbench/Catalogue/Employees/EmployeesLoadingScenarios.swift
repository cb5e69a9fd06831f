import Models
import WorkbenchKit

extension Scenario {
  static let employeesLoading: [Scenario] =
    [
      Scenario(
        "employees 1",
        "while the employees load an indicator runs and there is no table",
        check: { session in
          try session.expectTexts([
            "Employees", "Reload", "Sort by salary", "Search", "Loading",
          ])
          try session.expectOffers(.employees(0))
        }
      ),
      Scenario(
        "employees 1",
        "the answer stops the indicator and shows the table",
        data: .employees(Employee("Ada"), Employee("Bob")),
        script: """
          wait 399ms
          refute "Ada"
          expect "Loading"
          wait 1ms
          expect "Employees"
          expect "Ada"
          expect "Bob"
          refute "Loading"
          """,
        check: { try $0.expectOffers(.employees(2)) }
      ),
      Scenario(
        "employees 1",
        "after a failed first load the table is empty",
        script: """
          network off
          tap "Reload"
          wait 400ms
          tap "OK"
          refute "Loading"
          """,
        check: { session in
          try session.expectTexts([
            "Employees", "Reload", "Sort by salary", "Search",
          ])
          try session.expectOffers(.employees(0))
        }
      ),
      Scenario(
        "employees 1",
        "after a failed reload the table shows what it last showed",
        data: .employees(30),
        script: """
          wait 400ms
          select 20
          tap "OK"
          """,
        check: { session in
          let list = session.makeFrame()
          try session.perform(.network(.off))
          try session.perform(.tap("Reload"))
          try session.perform(.wait(.milliseconds(400)))
          try session.expectText("No Network")
          try session.perform(.tap("OK"))
          try session.expectLooks(like: list)
        }
      ),
    ]
    + alertOfEachError(
      "employees 1",
      "a load that fails",
      script: { condition, message in
        """
        network \(condition)
        tap "Reload"
        wait 400ms
        expect "Alert"
        expect \(message.quotedForScript)
        """
      }
    )

  static let employeesReload: [Scenario] = [
    Scenario(
      "employees 1",
      "Reload loads again after a success, and other rows replace the first",
      data: .employeeAnswers(
        [Employee("First"), Employee("Second", id: 2)],
        [Employee("Third", age: 33)]
      ),
      script: """
        wait 400ms
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
      check: { try $0.expectOffers(.employees(1)) }
    ),
    Scenario(
      "employees 1",
      "Reload loads again after a failure",
      script: """
        network off
        tap "Reload"
        wait 400ms
        tap "OK"
        network on
        tap "Reload"
        wait 400ms
        expect "24 employees"
        """
    ),
    Scenario(
      "employees 1",
      "Reload while loading: an earlier failure is dropped",
      script: """
        network off
        tap "Reload"
        network on
        wait 100ms
        tap "Reload"
        wait 300ms
        refute "No Network"
        expect "Loading"
        wait 100ms
        expect "24 employees"
        refute "No Network"
        """
    ),
    Scenario(
      "employees 1",
      "Reload while loading: what comes late from an earlier load is dropped",
      data: .employeeAnswers(
        [Employee("First")],
        [Employee("Second")],
        delays: [.seconds(1), .milliseconds(400)]
      ),
      script: """
        tap "Reload"
        wait 400ms
        expect "Second"
        wait 600ms
        expect "Second"
        refute "First"
        """
    ),
    Scenario(
      "employees 1",
      "Reload while loading: after its failure an earlier answer is dropped",
      data: .employeeAnswers(
        [Employee("First")],
        [Employee("Second")],
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
      check: { try $0.expectOffers(.employees(0)) }
    ),
  ]
}
