import Models
import TestSupport
import Testing

@testable import MVVM

@MainActor
@Suite(.settled)
struct TodoTests {
  private let service = HeldTodoService()
  private let listener = TodoListener()
  private let viewModel: TodoViewModel

  init() {
    viewModel = listener.makeViewModel(store: TodoStore(service: service))
    viewModel.viewDidLoad()
  }

  @Test func theListIsLoadingFromTheStart() {
    #expect(viewModel.isLoading)
    #expect(!viewModel.isLoaded)
    #expect(service.loads.asked == [1])
  }

  @Test func anAnswerEndsTheLoadingAndShowsTheList() throws {
    try service.loads.answer(1, with: .success([.milk, .bread]))
    #expect(!viewModel.isLoading)
    #expect(viewModel.isLoaded)
    #expect(viewModel.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(service.saves.asked == [])
    #expect(listener.alerts == [])
  }

  @Test func aListThatIsLoadedAlreadyIsShownAtOnce() throws {
    let store = TodoStore(service: service)
    Task { try? await store.load() }
    try service.loads.answer(2, with: .success([.milk]))
    let viewModel = listener.makeViewModel(store: store)
    #expect(viewModel.isLoaded)
    #expect(viewModel.rowTitles == ["[ ] Milk"])
    viewModel.viewDidLoad()
    #expect(service.loads.asked == [1, 2])
    #expect(!viewModel.isLoading)
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  func aFailureEndsTheLoadingAndSaysWhy(
    error: ServiceError,
    message: String
  ) throws {
    try service.loads.answer(1, with: .failure(error))
    #expect(!viewModel.isLoading)
    #expect(!viewModel.isLoaded)
    #expect(listener.alerts == [AlertText("Alert", message)])
  }

  @Test func aReloadAfterAFailureShowsTheList() throws {
    try service.loads.answer(1, with: .failure(.noNetwork))
    viewModel.reloadButtonTapped()
    #expect(viewModel.isLoading)
    try service.loads.answer(2, with: .success([.milk]))
    #expect(!viewModel.isLoading)
    #expect(viewModel.rowTitles == ["[ ] Milk"])
  }

  @Test(arguments: [.success([.bread]), .failure(.noNetwork)] as [LoadAnswer])
  func anAnswerToAnEarlierLoadIsDropped(answer: LoadAnswer) throws {
    viewModel.reloadButtonTapped()
    try service.loads.answer(1, with: answer)
    #expect(viewModel.isLoading)
    #expect(!viewModel.isLoaded)
    #expect(listener.alerts == [])
    try service.loads.answer(2, with: .success([.milk]))
    #expect(viewModel.rowTitles == ["[ ] Milk"])
  }

  @Test func aNewToDoComesLastAndEmptiesTheField() throws {
    try service.loads.answer(1, with: .success([.bread]))
    viewModel.add("  Cheese ")
    #expect(viewModel.rowTitles == ["[x] Bread", "[ ] Cheese"])
    #expect(viewModel.newTodoText == "")
  }

  @Test(arguments: ["", " \t"])
  func aBlankTextAddsNothingAndStays(text: String) throws {
    try service.loads.answer(1, with: .success([.bread]))
    viewModel.add(text)
    #expect(viewModel.rowTitles == ["[x] Bread"])
    #expect(viewModel.newTodoText == text)
    #expect(service.saves.asked == [])
  }
}

typealias LoadAnswer = Result<[Todo], ServiceError>
