import Foundation
import Models
import Services
import TestSupport
import Testing

/// What files with employees give, and what is said of bad ones.
@MainActor
@Suite(.settled)
struct EmployeesTests {
  @Test func numbersMayBeTextsAndMayBeMissing() throws {
    let json = """
      {"status": "success", "message": 1, "data": [
        {"id": "1", "employee_name": "A", "employee_salary": "320800",
         "employee_age": "61", "profile_image": ""},
        {"id": 2, "employee_name": "B", "employee_salary": 1e3,
         "employee_age": 0},
        {"id": "-3", "employee_name": "C", "employee_salary": "",
         "employee_age": null},
        {"id": 0, "employee_name": "A"}
      ]}
      """
    let employees = try withDataFile(json.utf8) { try $0.employees() }
    #expect(
      employees == [
        Employee(id: 1, name: "A", salary: 320_800, age: 61),
        Employee(id: 2, name: "B", salary: 1000, age: 0),
        Employee(id: -3, name: "C"),
        Employee(id: 0, name: "A"),
      ]
    )
  }

  @Test(
    arguments: [
      ("id", nil, "expected a whole number, found nothing"),
      ("id", "null", "expected a whole number, found null"),
      ("id", #""""#, #"expected a whole number, found """#),
      ("id", #""1.5""#, #"expected a whole number, found "1.5""#),
      ("id", #""+1""#, #"expected a whole number, found "+1""#),
      ("id", "1.5", "expected a whole number, found 1.5"),
      ("id", #""1""#, #"expected a value that none before it has, found "1""#),
      (
        "employee_name", nil,
        "expected a text that is not blank, found nothing"
      ),
      ("employee_name", "7", "expected a text that is not blank, found 7"),
      (
        "employee_name", #"" \t""#,
        #"expected a text that is not blank, found " \t""#
      ),
      (
        "employee_salary", "-1",
        "expected a whole number, 0 or more, or nothing, found -1"
      ),
      (
        "employee_salary", #""320,800""#,
        #"expected a whole number, 0 or more, or nothing, found "320,800""#
      ),
      (
        "employee_salary", "[]",
        "expected a whole number, 0 or more, or nothing, found a list"
      ),
      (
        "employee_age", #"" ""#,
        #"expected a whole number, 0 or more, or nothing, found " ""#
      ),
      (
        "employee_age", #""-1""#,
        #"expected a whole number, 0 or more, or nothing, found "-1""#
      ),
      (
        "employee_age", "false",
        "expected a whole number, 0 or more, or nothing, found false"
      ),
    ] as [(String, String?, String)]
  )
  func badEmployees(key: String, value: String?, expected: String) throws {
    var fields = ["id": "2", "employee_name": #""A""#]
    fields[key] = value
    let bad = fields.map { #""\#($0)": \#($1)"# }.joined(separator: ", ")
    let good = #""id": 1, "employee_name": "A""#
    let json = #"{"data": [{\#(good)}, {\#(bad)}]}"#
    let found = try problem(in: json.utf8, DataFile.employees)
    #expect(found == "data[1].\(key): \(expected)")
  }

  @Test(arguments: [
    ("[]", "expected an object, found a list"),
    ("{}", "data: expected a list, found nothing"),
    (#"{"data": [1]}"#, "data[0]: expected an object, found 1"),
    (
      #"{"status": "error", "data": []}"#,
      #"status: expected "success", found "error""#
    ),
    (#"{"status": "error"}"#, #"status: expected "success", found "error""#),
    (
      #"{"status": "", "data": []}"#,
      #"status: expected "success", found """#
    ),
    (
      #"{"status": 200, "data": []}"#,
      #"status: expected "success", found 200"#
    ),
  ])
  func employeesWithoutTheirParts(json: String, expected: String) throws {
    let found = try problem(in: json.utf8, DataFile.employees)
    #expect(found == expected)
  }

  @Test(arguments: [#""status": "success", "#, #""status": null, "#, ""])
  func aStatusIsSuccessOrNothing(status: String) throws {
    let json = #"{\#(status)"data": []}"#
    let employees = try withDataFile(json.utf8) { try $0.employees() }
    #expect(employees == [])
  }

  @Test func theBundledOnesHaveTiesAndGapsAndSeveralScripts() throws {
    let employees = try SampleData.file("employees").employees()
    #expect((20...28).contains(employees.count))
    #expect(Set(employees.map(\.id)).count == employees.count)
    let salaries = employees.compactMap(\.salary)
    #expect(Set(salaries).count < salaries.count)
    #expect(salaries.count < employees.count)
    #expect(employees.contains { $0.age == nil && $0.salary != nil })
    #expect(employees.contains { $0.age != nil && $0.salary == nil })
    #expect(employees.contains { $0.age == nil && $0.salary == nil })
    let letters = employees.map(\.name).joined().unicodeScalars
    for script in ["а"..."я", "α"..."ω", "가"..."힣", "あ"..."ん", "一"..."龯"]
      as [ClosedRange<Unicode.Scalar>]
    {
      #expect(letters.contains { script.contains($0) })
    }
  }

  @Test func answersVaryInAllThatIsShown() throws {
    let scheduler = VirtualScheduler()
    let employee = Employee(id: 1, name: "A", salary: 5, age: 30)
    let service = SampleEmployeeService(
      employees: [employee],
      server: SampleServer(scheduler: scheduler, network: Network(world: 1))
    )
    let lists = Answers<[Employee]>()
    for _ in 0..<100 {
      lists.ask(service.fetchEmployees)
      scheduler.advance(by: .seconds(1))
    }
    let answers = try lists.all.flatMap { try $0.get() }
    #expect(answers.contains { $0.name != employee.name })
    #expect(answers.contains { $0.salary == nil })
    #expect(answers.contains { $0.age == nil })
    #expect(answers.contains(employee))
  }
}
