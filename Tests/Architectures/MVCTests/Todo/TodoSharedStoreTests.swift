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
    store.load()
    try service.loads.answer(1, with: .success([.milk]))
    let screen = try TodoDriver(showing: TodoViewController(store: store))
    #expect(!screen.layout.contentView.isHidden)
    #expect(screen.layout.reloadButton.isHidden)
    #expect(screen.rowTitles == ["[ ] Milk"])
    #expect(service.loads.asked == [1])
  }

  @Test func aFailedSaveThatIsNotAnsweredYetIsAskedAboutAtOnce() throws {
    let service = HeldTodoService()
    let store = TodoStore(service: service)
    store.load()
    try service.loads.answer(1, with: .success([.milk]))
    store.toggleAll()
    try service.saves.answer([.milk.completed()], with: .failure(.noNetwork))
    let screen = try TodoDriver(showing: TodoViewController(store: store))
    #expect(screen.window.alertText == AlertText("Not saved", "No Network"))
    try screen.window.press("Discard changes")
    #expect(screen.window.alertText == nil)
    #expect(screen.rowTitles == ["[ ] Milk"])
  }
}
