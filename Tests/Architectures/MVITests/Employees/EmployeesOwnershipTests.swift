import Models
import TestSupport
import Testing

@testable import MVI

@MainActor
@Suite(.settled)
struct EmployeesOwnershipTests {
  private let employees = HeldEmployeeService()

  @Test func theEmployeesAreReleasedWithAnAnswerPending() throws {
    let spy = StateSpy<EmployeesState>()
    weak var released: Store<EmployeesReducer>?
    do {
      let store = makeEmployeesStore()
      store.addObserver(spy)
      store.send(.viewDidLoad)
      #expect(employees.asked == [1])
      released = store
    }
    #expect(released == nil)
    try employees.answer(1, with: .failure(.noNetwork))
    #expect(employees.cancelled == [1])
    #expect(spy.states.map(\.isLoading) == [false, true])
  }

  @Test func theEmployeesAreReleasedAfterTheirAnswer() throws {
    weak var released: Store<EmployeesReducer>?
    do {
      let store = makeEmployeesStore()
      store.send(.viewDidLoad)
      try employees.answer(1, with: .success([.ada]))
      store.send(.employeeSelected(id: Employee.ada.id))
      released = store
    }
    #expect(released == nil)
  }

  private func makeEmployeesStore() -> Store<EmployeesReducer> {
    Store(
      initialState: EmployeesState(),
      reducer: EmployeesReducer(),
      effectHandler: EmployeesEffectHandler(service: employees)
    )
  }
}
