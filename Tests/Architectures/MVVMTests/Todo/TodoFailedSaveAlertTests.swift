import ConsoleUI
import Models
import TestSupport
import Testing

@testable import MVVM

/// The view asks what its view model keeps, and takes that away again.
///
/// The other suites of this module need no screen.
@MainActor
@Suite(.settled)
struct TodoFailedSaveAlertTests {
  private let service = HeldTodoService()
  private let store: TodoStore
  private let listener = TodoListener()

  /// A store whose list was loaded.
  init() throws {
    store = TodoStore(service: service)
    Task { [store] in try? await store.load() }
    try service.loads.answer(1, with: .success([.milk]))
  }

  @Test func theAlertGoesWhenAnotherScreenHasAnswered() throws {
    let window = show(
      TodoViewController(viewModel: listener.makeViewModel(store: store))
    )
    try failToSave()
    #expect(window.presentedAlert?.title == "Not saved")
    store.discardChanges()
    #expect(window.presentedAlert == nil)
  }

  private func show(_ screen: ViewController) -> Window {
    let window = Window(
      size: CellSize(width: 60, height: 30),
      rootViewController: screen
    )
    window.makeVisible()
    return window
  }

  private func failToSave() throws {
    store.toggleAll()
    try service.saves.answer([.milk.completed()], with: .failure(.noNetwork))
  }
}
