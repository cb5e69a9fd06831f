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
    dataManager.list = TodoList([.milk, .bread])
  }

  @Test func theEditorHearsOfSavesAndThatItsToDoIsGone() throws {
    _ = dataManager.list?.add(title: "Cheese")
    dataManager.sendSaveRequest()
    let interactor = makeInteractor(id: 2)
    interactor.findTodo()
    #expect(output.steps == [.found("Cheese", ""), .saving(true)])
    try service.saves.answer(
      [.milk, .bread, Todo(title: "Cheese")],
      with: .failure(.noNetwork)
    )
    #expect(output.steps.last == .saving(false))
    dataManager.list?.discardChanges()
    #expect(output.steps.last == .gone)
  }

  @Test func theEditorHearsOfItsOwnDeletionToo() {
    let interactor = makeInteractor(id: 0)
    interactor.findTodo()
    interactor.deleteTodo()
    #expect(
      output.steps == [
        .found("Milk", "Two bottles"), .saving(false), .gone, .saving(true),
      ]
    )
  }

  @Test func theEditorHearsOfItsOwnToDoOnly() {
    let interactor = makeInteractor(id: 1)
    dataManager.list?.delete(0)
    #expect(output.steps == [])
    interactor.deleteTodo()
    #expect(output.steps == [.gone, .saving(true)])
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
    #expect(output.steps == [.saving(true)])
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
