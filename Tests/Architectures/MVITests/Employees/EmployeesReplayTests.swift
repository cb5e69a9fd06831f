import Models
import TestSupport
import Testing

@testable import MVI

@MainActor
@Suite(.settled)
struct EmployeesReplayTests {
  private let service = HeldEmployeeService()

  @Test func aRecordedRunMakesTheSameStatesAgain() throws {
    var steps: [RecordingReducer<EmployeesReducer>.Step] = []
    let store = Store(
      initialState: EmployeesState(),
      reducer: RecordingReducer(base: EmployeesReducer()) { steps.append($0) },
      effectHandler: EmployeesEffectHandler(service: service)
    )
    store.send(.viewDidLoad)
    store.send(.reloadButtonTapped)
    store.send(.searchFieldChanged("o"))
    try service.answer(2, with: .success([.ada, .bob, .zoe]))
    try service.answer(1, with: .failure(.noNetwork))
    store.send(.sortButtonTapped)
    store.send(.employeeSelected(id: Employee.bob.id))
    store.send(.alertClosed(number: 1))
    store.send(.reloadButtonTapped)
    try service.answer(3, with: .failure(.overloaded))
    #expect(steps.count == 9)
    #expect(steps.last?.state == store.state)

    var state = EmployeesState()
    for step in steps {
      let commands = EmployeesReducer().reduce(into: &state, event: step.event)
      #expect(state == step.state)
      #expect(commands == step.commands)
    }
  }
}
