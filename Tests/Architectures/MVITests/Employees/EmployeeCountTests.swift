import Models
import TestSupport
import Testing

@testable import MVI

struct EmployeeCountTests {
  private var state = EmployeesState()
  private var commands: [Command<EmployeesEffect, EmployeesEvent>] = []

  init() {
    send(.viewDidLoad)
  }

  @Test mutating func theCountIsBlankUntilTheFirstAnswer() {
    send(.searchFieldChanged("a"))
    #expect(state.countText == "")
    send(.employeesResponse(.failure(.noNetwork)))
    #expect(state.countText == "")
    send(.reloadButtonTapped)
    #expect(state.countText == "")
    send(.employeesResponse(.success([.ada])))
    #expect(state.countText == "1 of 1 employee")
  }

  @Test(
    arguments: [
      ([], "No employees"), ([.ada], "1 employee"),
      ([.ada, .bob], "2 employees"),
    ] as [([Employee], String)]
  )
  mutating func theCountSaysHowManyThereAre(
    employees: [Employee],
    count: String
  ) {
    send(.employeesResponse(.success(employees)))
    #expect(state.countText == count)
  }

  @Test(
    arguments: [
      ([], "0 of 0 employees"), ([.ada], "0 of 1 employee"),
      ([.ada, .bob], "1 of 2 employees"),
    ] as [([Employee], String)]
  )
  mutating func theCountOfASearchNamesTheTotal(
    employees: [Employee],
    count: String
  ) {
    send(.employeesResponse(.success(employees)))
    send(.searchFieldChanged("b"))
    #expect(state.countText == count)
  }

  @Test mutating func theCountStaysWhileTheListIsLoadedAgain() {
    send(.employeesResponse(.success([.ada])))
    send(.reloadButtonTapped)
    #expect(state.countText == "1 employee")
    send(.employeesResponse(.failure(.noNetwork)))
    #expect(state.countText == "1 employee")
  }

  @Test mutating func theSortButtonSaysWhatItWouldDo() {
    send(.employeesResponse(.success([.ada])))
    #expect(state.sortButtonTitle == "Sort by salary")
    send(.sortButtonTapped)
    #expect(state.sortButtonTitle == "Sort by name")
    send(.sortButtonTapped)
    #expect(state.sortButtonTitle == "Sort by salary")
  }

  private mutating func send(_ event: EmployeesEvent) {
    commands = EmployeesReducer().reduce(into: &state, event: event)
  }
}
