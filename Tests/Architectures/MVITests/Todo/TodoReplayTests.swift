import Models
import TestSupport
import Testing

@testable import MVI

@MainActor
@Suite(.settled)
struct TodoReplayTests {
  private let service = HeldTodoService()

  @Test func aRecordedRunMakesTheSameStatesAgain() throws {
    var steps: [RecordingReducer<TodoReducer>.Step] = []
    let store = Store(
      initialState: TodoState(),
      reducer: RecordingReducer(base: TodoReducer()) { steps.append($0) },
      effectHandler: TodoEffectHandler(service: service)
    )
    store.send(.viewDidLoad)
    try service.loads.answer(1, with: .success([.milk, .bread]))
    store.send(.newTodoFieldChanged("Cheese"))
    store.send(.addButtonTapped)
    store.send(.filterChosen(.active))
    store.send(.editButtonTapped(id: 0))
    store.send(.editor(.titleFieldChanged("Oat milk")))
    let cheese = Todo(title: "Cheese")
    try service.saves.answer([.milk, .bread, cheese], with: .success(()))
    store.send(.editor(.saveButtonTapped))
    let oatMilk = Todo(title: "Oat milk", description: "Two bottles")
    try service.saves.answer(
      [oatMilk, .bread, cheese],
      with: .failure(.noNetwork)
    )
    store.send(.discardChangesButtonTapped)
    #expect(steps.count == 12)
    #expect(steps.last?.state == store.state)

    var state = TodoState()
    for step in steps {
      let commands = TodoReducer().reduce(into: &state, event: step.event)
      #expect(state == step.state)
      #expect(commands == step.commands)
    }
  }
}
