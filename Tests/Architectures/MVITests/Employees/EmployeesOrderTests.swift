import Models
import TestSupport
import Testing

@testable import MVI

/// The list is loaded again while the first load is still on its way.
struct EmployeesOrderTests {
  private var state = EmployeesState()
  private var effects: [EmployeesEffect] = []

  init() {
    send(.viewDidLoad)
    send(.reloadButtonTapped)
  }

  @Test(arguments: answers)
  mutating func anOverruledAnswerThatComesFirstIsDropped(
    answer: Result<[Employee], ServiceError>
  ) {
    send(.employeesResponse(answer, load: 1))
    #expect(state.isLoading)
    #expect(state.alerts.due == [])
    send(.employeesResponse(.success([.ada]), load: 2))
    #expect(!state.isLoading)
    #expect(state.rows.map(\.name) == ["Ada"])
  }

  @Test(arguments: answers)
  mutating func anOverruledAnswerThatComesLastIsDropped(
    answer: Result<[Employee], ServiceError>
  ) {
    send(.employeesResponse(.success([.ada]), load: 2))
    send(.employeesResponse(answer, load: 1))
    #expect(!state.isLoading)
    #expect(state.rows.map(\.name) == ["Ada"])
    #expect(state.alerts.due == [])
  }

  private mutating func send(_ event: EmployeesEvent) {
    effects = EmployeesReducer().reduce(into: &state, event: event)
  }
}

private let answers: [Result<[Employee], ServiceError>] = [
  .success([.bob]), .failure(.noNetwork),
]
