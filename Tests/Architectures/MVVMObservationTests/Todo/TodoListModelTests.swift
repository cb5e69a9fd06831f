import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// The list stands in a model of its own, which several screens may have load.
@MainActor
@Suite(.settled)
struct TodoListModelTests {
  private let service = HeldTodoService()
  private let model: TodoListModel
  private let viewModel: TodoViewModel

  init() {
    model = TodoListModel(service: service)
    viewModel = TodoViewModel(model: model)
    viewModel.viewDidLoad()
  }

  @Test func aListThatIsThereIsNotLoadedAgain() throws {
    try service.loads.answer(1, with: .success([.milk]))
    viewModel.reloadButtonTapped()
    #expect(service.loads.asked == [1])
    #expect(!viewModel.isLoading)
    #expect(viewModel.rowTitles == ["[ ] Milk"])
  }

  @Test func aSecondLoadDoesNotReplaceWhatWasChanged() throws {
    let other = TodoViewModel(model: model)
    other.viewDidLoad()
    #expect(service.loads.asked == [1, 2])
    try service.loads.answer(1, with: .success([.milk]))
    viewModel.select(row: 0)
    try service.loads.answer(2, with: .success([.bread]))
    #expect(viewModel.rowTitles == ["[x] Milk"])
    #expect(other.rowTitles == ["[x] Milk"])
    #expect(!other.isLoading)
  }

  @Test func onlyWhoHasAskedHearsThatALoadHasFailed() throws {
    let other = TodoViewModel(model: model)
    try service.loads.answer(1, with: .failure(.noNetwork))
    #expect(viewModel.alertTexts == [AlertText("Alert", "No Network")])
    #expect(other.alert == nil)
  }

  @Test func aSaveThatFailsIsAnsweredOnceForAll() throws {
    let other = TodoViewModel(model: model)
    try service.loads.answer(1, with: .success([.milk]))
    viewModel.select(row: 0)
    try service.saves.answer([.milk.completed()], with: .failure(.noNetwork))
    #expect(other.saveFailureText == "No Network")
    try other.answerAlert("Discard changes")
    #expect(viewModel.alert == nil)
    #expect(viewModel.rowTitles == ["[ ] Milk"])
  }
}
