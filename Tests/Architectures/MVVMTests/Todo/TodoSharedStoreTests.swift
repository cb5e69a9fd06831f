import ConsoleUI
import Models
import TestSupport
import Testing

@testable import MVVM

/// The question about a failed save is state, which comes and goes with the
/// failure that the store keeps.
@MainActor
@Suite(.settled)
struct TodoSharedStoreTests {
  private let service = HeldTodoService()
  private let store: TodoStore
  private let listener = TodoListener()

  /// A store whose list was loaded, and which nobody shows yet.
  init() throws {
    store = TodoStore(service: service)
    Task { [store] in try? await store.load() }
    try service.loads.answer(1, with: .success([.milk]))
  }

  @Test func aFailedSaveThatIsNotAnsweredYetIsAskedAboutAtOnce() throws {
    try failToSave()
    let viewModel = listener.makeViewModel(store: store)
    viewModel.viewDidLoad()
    #expect(listener.alerts == [AlertText("Not saved", "No Network")])
    viewModel.discardChangesButtonTapped()
    #expect(viewModel.failedSaveQuestion == nil)
    #expect(viewModel.rowTitles == ["[ ] Milk"])
    #expect(listener.alerts.count == 1)
  }

  @Test func aFailedSaveIsAskedAboutOnceWhateverChangesMeanwhile() throws {
    let viewModel = listener.makeViewModel(store: store)
    try failToSave()
    store.toggleAll()
    store.toggleAll()
    #expect(listener.alerts.count == 1)
    viewModel.tryAgainButtonTapped()
    #expect(viewModel.failedSaveQuestion == nil)
    try service.saves.answer([.milk.completed()], with: .failure(.noNetwork))
    #expect(listener.alerts.count == 2)
  }

  // What a view presents for a state is seen on a screen only.
  @Test func aFailureThatAnotherScreenAnswersTakesItsAlertAway() throws {
    let viewModel = listener.makeViewModel(store: store)
    let window = Window(
      size: CellSize(width: 60, height: 30),
      rootViewController: TodoViewController(viewModel: viewModel)
    )
    window.makeVisible()
    try failToSave()
    #expect(viewModel.failedSaveQuestion != nil)
    #expect(window.presentedAlert?.title == "Not saved")
    store.discardChanges()
    #expect(viewModel.failedSaveQuestion == nil)
    #expect(window.presentedAlert == nil)
  }

  private func failToSave() throws {
    store.toggleAll()
    try service.saves.answer([.milk.completed()], with: .failure(.noNetwork))
  }
}
