import Models
import TestSupport
import Testing

@testable import MVI

/// The list is loaded again while the first load is still on its way.
@MainActor
@Suite(.settled)
struct EmployeesOrderTests {
  private let service = HeldEmployeeService()
  private let store: Store<EmployeesReducer>

  init() {
    store = Store(
      initialState: EmployeesState(),
      reducer: EmployeesReducer(),
      effectHandler: EmployeesEffectHandler(service: service)
    )
    store.send(.viewDidLoad)
    store.send(.reloadButtonTapped)
  }

  @Test(arguments: answers)
  func anOverruledAnswerThatComesFirstIsDropped(
    answer: Result<[Employee], ServiceError>
  ) throws {
    let before = store.state
    try service.answer(1, with: answer)
    #expect(store.state == before)
    try service.answer(2, with: .success([.ada]))
    #expect(!store.state.isLoading)
    #expect(store.state.rows.map(\.name) == ["Ada"])
  }

  @Test(arguments: answers)
  func anOverruledAnswerThatComesLastIsDropped(
    answer: Result<[Employee], ServiceError>
  ) throws {
    try service.answer(2, with: .success([.ada]))
    let before = store.state
    try service.answer(1, with: answer)
    #expect(store.state == before)
  }
}

private let answers: [Result<[Employee], ServiceError>] = [
  .success([.bob]), .failure(.noNetwork),
]
