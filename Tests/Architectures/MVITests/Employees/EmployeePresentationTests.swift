import Models
import TestSupport
import Testing

@testable import MVI

/// What is presented is state here, so it is also taken back.
struct EmployeePresentationTests {
  private var state = EmployeesState()
  private var commands: [Command<EmployeesEffect, EmployeesEvent>] = []

  init() {
    send(.viewDidLoad)
    send(.employeesResponse(.success([.ada, .bob])))
  }

  @Test mutating func anAlertIsTakenBackWhenItIsClosed() throws {
    send(.employeeSelected(id: Employee.bob.id))
    let alert = try #require(state.alerts.due.first)
    send(.alertClosed(number: alert.number))
    #expect(state.alerts.due == [])
    #expect(commands == [])
  }

  @Test mutating func equalAlertsAreTwo() throws {
    send(.employeeSelected(id: Employee.bob.id))
    send(.employeeSelected(id: Employee.bob.id))
    #expect(state.alerts.due.count == 2)
    let first = try #require(state.alerts.due.first)
    let second = try #require(state.alerts.due.last)
    send(.alertClosed(number: first.number))
    #expect(state.alerts.due == [second])
  }

  @Test mutating func selectingARowThatIsNotThereChangesNothing() {
    let before = state
    send(.employeeSelected(id: Employee.zoe.id))
    #expect(state == before)
    #expect(commands == [])
  }

  private mutating func send(_ event: EmployeesEvent) {
    commands = EmployeesReducer().reduce(into: &state, event: event)
  }
}
