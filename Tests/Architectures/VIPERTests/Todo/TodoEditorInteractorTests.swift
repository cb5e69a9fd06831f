import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
@Suite(.settled)
struct TodoEditorInteractorTests {
  private let service = HeldTodoService()
  private let output = TodoEditorOutputSpy()
  private let dataManager: TodoDataManager

  init() {
    dataManager = TodoDataManager(service: service)
    dataManager.put(TodoList([.milk, .bread]))
  }

  @Test func theEditorHearsOfSavesAndThatItsToDoIsGone() throws {
    try dataManager.change { _ = $0.add(title: "Cheese") }
    let interactor = makeInteractor(id: 2)
    interactor.findTodo()
    #expect(output.steps == [.found("Cheese", ""), .saving(true)])
    try service.saves.answer(
      [.milk, .bread, Todo(title: "Cheese")],
      with: .failure(.noNetwork)
    )
    #expect(output.steps.last == .saving(false))
    try dataManager.change { $0.discardChanges() }
    #expect(output.steps.last == .gone)
  }

  @Test func theEditorHearsNothingOfItsOwnDeletion() {
    let interactor = makeInteractor(id: 0)
    interactor.findTodo()
    interactor.deleteTodo()
    #expect(output.steps == [.found("Milk", "Two bottles"), .saving(false)])
    #expect(service.saves.asked == [[.bread]])
  }

  @Test func theEditorHearsOfItsOwnToDoOnly() throws {
    let interactor = makeInteractor(id: 1)
    try dataManager.change { $0.delete(0) }
    #expect(output.steps == [.saving(true)])
    try dataManager.change { $0.delete(1) }
    #expect(output.steps == [.saving(true), .gone])
    interactor.findTodo()
    #expect(output.steps.suffix(2) == [.gone, .saving(true)])
  }

  @Test func aToDoThatIsGoneIsNotFound() {
    let interactor = makeInteractor(id: 2)
    interactor.findTodo()
    #expect(output.steps == [.gone, .saving(false)])
  }

  @Test func aToDoNeedNotBeFoundToBeSaved() {
    let interactor = makeInteractor(id: 1)
    interactor.saveTodo(title: "Rye bread", description: "")
    #expect(
      service.saves.asked == [
        [.milk, Todo(title: "Rye bread", isCompleted: true)]
      ]
    )
    #expect(output.steps == [])
  }

  private func makeInteractor(id: Int) -> TodoEditorInteractor {
    let interactor = TodoEditorInteractor(id: id, dataManager: dataManager)
    interactor.output = output
    dataManager.editorOutput = interactor
    return interactor
  }
}

/// Keeps what the editor's interactor tells.
private final class TodoEditorOutputSpy: TodoEditorInteractorOutput {
  enum Step: Equatable {
    case found(String, String)
    case gone
    case saving(Bool)
  }

  private(set) var steps: [Step] = []

  func todoFound(title: String, description: String) {
    steps.append(.found(title, description))
  }

  func todoIsGone() { steps.append(.gone) }
  func savingChanged(isPending: Bool) { steps.append(.saving(isPending)) }
}
