import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing

@testable import MVC

@MainActor
@Suite(.settled)
struct TodoSharedStoreTests {
  @Test func aListThatIsLoadedAlreadyIsShownAtOnce() throws {
    let service = HeldTodoService()
    let store = TodoStore(service: service)
    Task { try? await store.load() }
    try service.loads.answer(1, with: .success([.milk]))
    let screen = try TodoDriver(showing: TodoViewController(store: store))
    #expect(!screen.layout.contentView.isHidden)
    #expect(screen.layout.reloadButton.isHidden)
    #expect(screen.rowTitles == ["[ ] Milk"])
    #expect(service.loads.asked == [1])
    #expect(!screen.isLoading)
  }

  @Test func aFailedSaveIsAskedAboutOnceWhateverChangesMeanwhile() throws {
    let service = HeldTodoService()
    let store = TodoStore(service: service)
    let screen = try TodoDriver(showing: TodoViewController(store: store))
    try service.loads.answer(1, with: .success([.milk]))
    store.toggleAll()
    try service.saves.answer([.milk.completed()], with: .failure(.noNetwork))
    store.toggleAll()
    store.toggleAll()
    #expect(screen.window.alertText == AlertText("Not saved", "No Network"))
    try screen.window.press("Try again")
    #expect(screen.window.alertText == nil)
    try service.saves.answer([.milk.completed()], with: .success(()))
    #expect(screen.window.alertText == nil)
  }

  /// UIKit may keep an alert for a while after its button was tapped.
  @Test func aSecondFailureIsAskedAboutWhileTheFirstAlertIsKept() throws {
    let service = HeldTodoService()
    let screen = try TodoDriver(service: service, todos: [.milk])
    screen.select(row: 0)
    try service.saves.answer([.milk.completed()], with: .failure(.noNetwork))
    let button = try #require(screen.window.buttons.first)
    let alert = sequence(first: button as View, next: \.superview)
      .compactMap(\.viewController).last
    try screen.window.press("Try again")
    try service.saves.answer([.milk.completed()], with: .failure(.noNetwork))
    #expect(screen.window.alertText == AlertText("Not saved", "No Network"))
    #expect(alert is AlertController)
  }

  @Test func aFailedSaveIsNotAskedAboutAgainWhenTheListAppears() throws {
    let service = HeldTodoService()
    let screen = try TodoDriver(service: service, todos: [.milk])
    screen.select(row: 0)
    let editor = try screen.edit(row: 0)
    try service.saves.answer([.milk.completed()], with: .failure(.noNetwork))
    editor.viewController?.navigationController?.popViewController()
    #expect(screen.editor == nil)
    try screen.window.press("Discard changes")
    #expect(screen.window.alertText == nil)
  }
}
