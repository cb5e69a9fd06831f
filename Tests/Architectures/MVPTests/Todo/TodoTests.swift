import Models
import TestSupport
import Testing

@testable import MVP

@MainActor
@Suite(.settled)
struct TodoTests {
  private let service = HeldTodoService()
  private let bench: TodoBench
  private let view: TodoViewSpy
  private let presenter: TodoPresenter

  init() {
    bench = TodoBench(service: service)
    view = bench.view
    presenter = bench.presenter
  }

  @Test func theListIsLoadingFromTheStart() {
    #expect(view.isLoading)
    #expect(!view.isContentShown)
    #expect(service.loads.asked == [1])
  }

  @Test func anAnswerEndsTheLoadingAndShowsTheList() throws {
    try service.loads.answer(1, with: .success([.milk, .bread]))
    #expect(!view.isLoading)
    #expect(view.isContentShown)
    #expect(view.isReloadButtonHidden)
    #expect(view.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(service.saves.asked == [])
    #expect(view.alerts == [])
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
    #expect(!view.isLoading)
    #expect(!view.isContentShown)
    #expect(view.alerts == [AlertText("Alert", message)])
  }

  @Test func aReloadAfterAFailureShowsTheList() throws {
    try service.loads.answer(1, with: .failure(.noNetwork))
    presenter.reloadButtonTapped()
    #expect(view.isLoading)
    try service.loads.answer(2, with: .success([.milk]))
    #expect(!view.isLoading)
    #expect(view.rowTitles == ["[ ] Milk"])
  }

  @Test(arguments: [.success([.bread]), .failure(.noNetwork)] as [LoadAnswer])
  func anAnswerToAnEarlierLoadIsDropped(answer: LoadAnswer) throws {
    presenter.reloadButtonTapped()
    try service.loads.answer(1, with: answer)
    #expect(view.isLoading)
    #expect(!view.isContentShown)
    #expect(view.alerts == [])
    try service.loads.answer(2, with: .success([.milk]))
    #expect(view.rowTitles == ["[ ] Milk"])
  }

  @Test func aNewToDoComesLastAndEmptiesTheField() throws {
    try service.loads.answer(1, with: .success([.bread]))
    presenter.addButtonTapped(title: "  Cheese ")
    #expect(view.rowTitles == ["[x] Bread", "[ ] Cheese"])
    #expect(view.timesFieldWasEmptied == 1)
  }

  @Test(arguments: ["", " \t"])
  func aBlankTextAddsNothingAndStays(text: String) throws {
    try service.loads.answer(1, with: .success([.bread]))
    presenter.addButtonTapped(title: text)
    #expect(view.rowTitles == ["[x] Bread"])
    #expect(view.timesFieldWasEmptied == 0)
    #expect(service.saves.asked == [])
  }
}

typealias LoadAnswer = Result<[Todo], ServiceError>
