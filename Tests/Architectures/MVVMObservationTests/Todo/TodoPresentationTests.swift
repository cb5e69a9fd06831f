import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// What is presented is state here, so it is also taken back.
@MainActor
@Suite(.settled)
struct TodoPresentationTests {
  private let service = HeldTodoService()
  private let viewModel: TodoViewModel

  init() throws {
    viewModel = try TodoViewModel.loaded([.milk, .bread], from: service)
  }

  @Test func anAlertIsTakenBackWhenItIsClosed() throws {
    let service = HeldTodoService()
    let viewModel = TodoViewModel(service: service)
    viewModel.viewDidLoad()
    try service.loads.answer(1, with: .failure(.noNetwork))
    #expect(viewModel.alertTexts == [AlertText("Alert", "No Network")])
    try viewModel.answerAlert("OK")
    #expect(viewModel.alert == nil)
  }

  @Test func theNextLoadThatFailsSaysSoAgain() throws {
    let service = HeldTodoService()
    let viewModel = TodoViewModel(service: service)
    viewModel.viewDidLoad()
    try service.loads.answer(1, with: .failure(.noNetwork))
    let first = try #require(viewModel.alert)
    viewModel.alertAnswered(first.id, with: nil)
    viewModel.reloadButtonTapped()
    try service.loads.answer(2, with: .failure(.noNetwork))
    #expect(viewModel.alertTexts == [AlertText("Alert", "No Network")])
    viewModel.alertAnswered(first.id, with: nil)
    #expect(viewModel.alert != nil)
  }

  @Test func anotherLoadTakesTheFailureBack() throws {
    let service = HeldTodoService()
    let viewModel = TodoViewModel(service: service)
    viewModel.viewDidLoad()
    try service.loads.answer(1, with: .failure(.noNetwork))
    viewModel.reloadButtonTapped()
    #expect(viewModel.alert == nil)
  }

  @Test func theNextSaveThatFailsSaysSoAgain() throws {
    viewModel.select(row: 0)
    let todos = [Todo.milk.completed(), .bread]
    try service.saves.answer(todos, with: .failure(.noNetwork))
    let first = try #require(viewModel.alert)
    #expect(
      first
        == AlertContents(
          id: first.id,
          title: "Not saved",
          message: "No Network",
          buttons: [
            .init(title: "Try again", answer: .tryAgain),
            .init(title: "Discard changes", answer: .discardChanges),
          ]
        )
    )
    #expect(viewModel.alert == first)
    viewModel.alertAnswered(first.id, with: .tryAgain)
    #expect(viewModel.alert == nil)
    viewModel.alertAnswered(first.id, with: .discardChanges)
    #expect(viewModel.rowTitles == ["[x] Milk", "[x] Bread"])
    try service.saves.answer(todos, with: .failure(.noNetwork))
    #expect(viewModel.saveFailureText == "No Network")
    viewModel.alertAnswered(first.id, with: .discardChanges)
    #expect(viewModel.saveFailureText == "No Network")
    #expect(viewModel.rowTitles == ["[x] Milk", "[x] Bread"])
  }

  @Test func whoReadsTheAlertIsToldOfEachSaveThatFails() throws {
    let alert = Observed { viewModel.alert }
    viewModel.select(row: 0)
    let todos = [Todo.milk.completed(), .bread]
    try service.saves.answer(todos, with: .failure(.noNetwork))
    let first = try #require(alert.value)
    viewModel.alertAnswered(first.id, with: .tryAgain)
    #expect(alert.value == nil)
    try service.saves.answer(todos, with: .failure(.noNetwork))
    let second = try #require(alert.value)
    #expect(second.message == first.message)
    #expect(second.id != first.id)
  }

  @Test func anEditorIsAnotherOneEachTime() {
    viewModel.edit(row: 0)
    let first = viewModel.editor?.id
    viewModel.edit(row: 0)
    #expect(viewModel.editor?.id != first)
  }

  @Test func anEditorIsTakenBackWhenItIsClosed() throws {
    viewModel.edit(row: 0)
    let editor = try #require(viewModel.editor)
    viewModel.editorClosed(editor.id)
    #expect(viewModel.editor == nil)
  }

  @Test func anEditorStaysWhenAnotherIsClosed() throws {
    viewModel.edit(row: 0)
    let former = try #require(viewModel.editor)
    viewModel.edit(row: 1)
    viewModel.editorClosed(former.id)
    #expect(viewModel.editor?.title == "Bread")
  }

  @Test func everyOutputTellsOfItsChange() throws {
    let viewModel = TodoViewModel(service: service)
    let isLoading = Observed { viewModel.isLoading }
    let isLoaded = Observed { viewModel.isLoaded }
    let newTodoText = Observed { viewModel.newTodoText }
    let rows = Observed { viewModel.rowTitles }
    let hasTodos = Observed { viewModel.hasTodos }
    let markAllButtonTitle = Observed { viewModel.markAllButtonTitle }
    let itemsLeftText = Observed { viewModel.itemsLeftText }
    let hasCompleted = Observed { viewModel.hasCompleted }
    let filter = Observed { viewModel.filter }
    let isSaving = Observed { viewModel.isSaving }
    let saveFailureText = Observed { viewModel.saveFailureText }
    let alerts = Observed { viewModel.alertTexts }
    let editor = Observed { viewModel.editor }
    viewModel.viewDidLoad()
    #expect(isLoading.value)
    try service.loads.answer(2, with: .failure(.noNetwork))
    #expect(alerts.value == [AlertText("Alert", "No Network")])
    viewModel.reloadButtonTapped()
    try service.loads.answer(3, with: .success([.milk]))
    #expect(!isLoading.value)
    #expect(isLoaded.value)
    #expect(hasTodos.value)
    #expect(rows.value == ["[ ] Milk"])
    #expect(itemsLeftText.value == "1 item left")
    viewModel.newTodoText = "Cheese"
    #expect(newTodoText.value == "Cheese")
    viewModel.filter = .active
    #expect(filter.value == .active)
    viewModel.filter = .all
    viewModel.select(row: 0)
    #expect(rows.value == ["[x] Milk"])
    #expect(markAllButtonTitle.value == "Mark all as not done")
    #expect(hasCompleted.value)
    #expect(isSaving.value)
    viewModel.filter = .active
    #expect(rows.value == [])
    try service.saves.answer([.milk.completed()], with: .failure(.noNetwork))
    #expect(saveFailureText.value == "No Network")
    #expect(!isSaving.value)
    viewModel.filter = .all
    viewModel.edit(row: 0)
    #expect(editor.value != nil)
  }

  @Test func everyOutputOfTheEditorTellsOfItsChange() throws {
    viewModel.add("Cheese")
    viewModel.edit(row: 2)
    let editor = try #require(viewModel.editor)
    let title = Observed { editor.title }
    let description = Observed { editor.description }
    let screenTitle = Observed { editor.screenTitle }
    let missingText = Observed { editor.missingText }
    let savingText = Observed { editor.savingText }
    editor.title = "Old cheese"
    editor.description = "Blue"
    #expect(title.value == "Old cheese")
    #expect(description.value == "Blue")
    #expect(screenTitle.value == "Edit: Old cheese")
    #expect(savingText.value == "Saving...")
    try service.saves.answer(
      [.milk, .bread, Todo(title: "Cheese")],
      with: .failure(.noNetwork)
    )
    #expect(savingText.value == "")
    try viewModel.answerAlert("Discard changes")
    #expect(missingText.value == "No longer in the list")
  }
}
