import Models
import TestSupport
import Testing

@testable import MVI

struct EmployeesTests {
  private var state = EmployeesState()
  private var commands: [Command<EmployeesEffect, EmployeesEvent>] = []

  init() {
    send(.viewDidLoad)
  }

  @Test func nothingIsLoadedBeforeTheScreenShows() {
    let state = EmployeesState()
    #expect(!state.isLoading)
    #expect(state.rows == [])
  }

  @Test func theListIsLoadingFromTheStart() {
    #expect(state.isLoading)
    #expect(
      commands == [
        .cancellable(.run(.fetchEmployees), id: .load, cancelInFlight: true)
      ]
    )
  }

  @Test mutating func anAnswerEndsTheLoadingAndFillsTheList() {
    send(.employeesResponse(.success([.ada, .bob])))
    #expect(!state.isLoading)
    #expect(state.rows.map(\.name) == ["Ada", "Bob"])
    #expect(state.alerts.due == [])
  }

  @Test mutating func anAnswerWithoutEmployeesLeavesTheListEmpty() {
    send(.employeesResponse(.success([])))
    #expect(!state.isLoading)
    #expect(state.rows.map(\.name) == [])
    #expect(state.alerts.due == [])
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  mutating func aFailureEndsTheLoadingAndSaysWhy(
    error: ServiceError,
    message: String
  ) {
    send(.employeesResponse(.failure(error)))
    #expect(!state.isLoading)
    #expect(state.rows.map(\.name) == [])
    #expect(state.alerts.due.map(\.title) == ["Alert"])
    #expect(state.alerts.due.map(\.message) == [message])
  }

  @Test mutating func aReloadIsLoadingAgain() {
    send(.employeesResponse(.success([.ada])))
    send(.reloadButtonTapped)
    #expect(state.isLoading)
    #expect(
      commands == [
        .cancellable(.run(.fetchEmployees), id: .load, cancelInFlight: true)
      ]
    )
  }

  @Test mutating func aReloadAfterASuccessReplacesTheRows() {
    send(.employeesResponse(.success([.ada])))
    send(.reloadButtonTapped)
    send(.employeesResponse(.success([.bob])))
    #expect(!state.isLoading)
    #expect(state.rows.map(\.name) == ["Bob"])
  }

  @Test mutating func aReloadAfterAFailureFillsTheList() {
    send(.employeesResponse(.failure(.noNetwork)))
    send(.reloadButtonTapped)
    send(.employeesResponse(.success([.ada])))
    #expect(!state.isLoading)
    #expect(state.rows.map(\.name) == ["Ada"])
  }

  @Test mutating func aFailedReloadKeepsTheRows() {
    send(.employeesResponse(.success([.ada])))
    send(.reloadButtonTapped)
    send(.employeesResponse(.failure(.overloaded)))
    #expect(!state.isLoading)
    #expect(state.rows.map(\.name) == ["Ada"])
    #expect(state.alerts.due.map(\.message) == ["Server is overloaded"])
  }

  private mutating func send(_ event: EmployeesEvent) {
    commands = EmployeesReducer().reduce(into: &state, event: event)
  }
}
