import Models
import TestSupport
import Testing

@testable import MVI

struct EmployeeCountTests {
  private var state = EmployeesState()
  private var effects: [EmployeesEffect] = []

  init() {
    send(.viewDidLoad)
  }

  @Test mutating func theCountIsBlankUntilTheFirstAnswer() {
    send(.searchTextChanged("a"))
    #expect(state.count == "")
    send(.employeesResponse(.failure(.noNetwork), load: 1))
    #expect(state.count == "")
    send(.reloadButtonTapped)
    #expect(state.count == "")
    send(.employeesResponse(.success([.ada]), load: 2))
    #expect(state.count == "1 of 1 employee")
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
    send(.employeesResponse(.success(employees), load: 1))
    #expect(state.count == count)
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
    send(.employeesResponse(.success(employees), load: 1))
    send(.searchTextChanged("b"))
    #expect(state.count == count)
  }

  @Test mutating func theCountStaysWhileTheListIsLoadedAgain() {
    send(.employeesResponse(.success([.ada]), load: 1))
    send(.reloadButtonTapped)
    #expect(state.count == "1 employee")
    send(.employeesResponse(.failure(.noNetwork), load: 2))
    #expect(state.count == "1 employee")
  }

  @Test mutating func theSortButtonSaysWhatItWouldDo() {
    send(.employeesResponse(.success([.ada]), load: 1))
    #expect(state.sortButtonTitle == "Sort by salary")
    send(.sortButtonTapped)
    #expect(state.sortButtonTitle == "Sort by name")
    send(.sortButtonTapped)
    #expect(state.sortButtonTitle == "Sort by salary")
  }

  private mutating func send(_ event: EmployeesEvent) {
    effects = EmployeesReducer().reduce(into: &state, event: event)
  }
}
