import Models
import TestSupport
import Testing

@testable import MVI

struct EmployeeRowTests {
  private var state = EmployeesState()
  private var commands: [Command<EmployeesEffect, EmployeesEvent>] = []

  init() {
    send(.viewDidLoad)
  }

  @Test mutating func aRowShowsNameAndDetails() throws {
    send(.employeesResponse(.success([.bob])))
    let row = try #require(state.rows.first)
    #expect(row.name == "Bob")
    #expect(row.details == "$320,800 a year, age 61")
  }

  @Test(
    arguments: [
      (0, 0, "$0 a year, age 0"), (999, 18, "$999 a year, age 18"),
      (1_234_567, nil, "$1,234,567 a year"), (nil, 61, "age 61"),
      (nil, nil, ""),
    ] as [(Int?, Int?, String)]
  )
  mutating func whatIsMissingIsLeftOutOfTheDetails(
    salary: Int?,
    age: Int?,
    details: String
  ) throws {
    let employee = Employee(id: 1, name: "", salary: salary, age: age)
    send(.employeesResponse(.success([employee])))
    let row = try #require(state.rows.first)
    #expect(row.details == details)
  }

  @Test mutating func lineBreaksAreShownAsSpaces() throws {
    let employee = Employee(id: 1, name: "Ada\nof\r\nLovelace")
    send(.employeesResponse(.success([employee])))
    let row = try #require(state.rows.first)
    #expect(row.name == "Ada of Lovelace")
  }

  @Test mutating func selectingAnEmployeeSaysNameAndDetails() {
    send(.employeesResponse(.success([.ada, .bob])))
    send(.employeeSelected(id: state.rows[1].id))
    #expect(state.alerts.due.map(\.title) == ["Bob"])
    #expect(state.alerts.due.map(\.message) == ["$320,800 a year, age 61"])
  }

  @Test mutating func anEmployeeWithoutDetailsHasNoMessage() {
    send(.employeesResponse(.success([.zoe])))
    send(.employeeSelected(id: state.rows[0].id))
    #expect(state.alerts.due.map(\.title) == ["Zoë"])
    #expect(state.alerts.due.map(\.message) == [nil])
  }

  @Test mutating func selectingGoesByTheRowThatIsShown() {
    send(.employeesResponse(.success([.ada, .bob, .zoe])))
    send(.sortButtonTapped)
    send(.searchFieldChanged("o"))
    send(.employeeSelected(id: state.rows[0].id))
    #expect(state.alerts.due.map(\.title) == ["Bob"])
    #expect(state.alerts.due.map(\.message) == ["$320,800 a year, age 61"])
  }

  private mutating func send(_ event: EmployeesEvent) {
    commands = EmployeesReducer().reduce(into: &state, event: event)
  }
}
