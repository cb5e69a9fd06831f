import Models
import TestSupport
import Testing

@testable import MVP

@MainActor
@Suite(.settled)
struct TodoSharedStoreTests {
  @Test func aListThatIsLoadedAlreadyIsShownAtOnce() throws {
    let service = HeldTodoService()
    let store = TodoStore(service: service)
    Task { try? await store.load() }
    try service.loads.answer(1, with: .success([.milk]))
    let presenter = TodoPresenter(store: store)
    let view = TodoViewSpy()
    view.presenter = presenter
    presenter.view = view
    presenter.viewDidLoad()
    #expect(view.isContentShown)
    #expect(view.rowTitles == ["[ ] Milk"])
    #expect(service.loads.asked == [1])
    #expect(!view.isLoading)
  }
}
