import Models
import WorkbenchKit

extension Scenario {
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
      check: { try $0.expectOffers(.employees(1)) }
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
      check: { try $0.expectOffers(.employees(0)) }
    ),
  ]
}
