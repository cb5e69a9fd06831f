import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct TodoTests {
  private let service = HeldTodoService()
  private let screen: TodoDriver

  init() throws {
    screen = try TodoDriver(service: service)
  }

  @Test func theListIsLoadingFromTheStart() {
    #expect(screen.isLoading)
    #expect(screen.layout.contentView.isHidden)
    #expect(!screen.layout.reloadButton.isHidden)
    #expect(service.loads.asked == [1])
  }

  @Test func anAnswerEndsTheLoadingAndShowsTheList() throws {
    try service.loads.answer(1, with: .success([.milk, .bread]))
    #expect(!screen.isLoading)
    #expect(!screen.layout.contentView.isHidden)
    #expect(screen.layout.reloadButton.isHidden)
    #expect(screen.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(service.saves.asked == [])
    #expect(try screen.window.readAlerts() == [])
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
    #expect(!screen.isLoading)
    #expect(screen.layout.contentView.isHidden)
    #expect(!screen.layout.reloadButton.isHidden)
    #expect(try screen.window.readAlerts() == [AlertText("Alert", message)])
  }

  @Test func aReloadAfterAFailureShowsTheList() throws {
    try service.loads.answer(1, with: .failure(.noNetwork))
    screen.layout.reloadButton.sendActions()
    #expect(screen.isLoading)
    try service.loads.answer(2, with: .success([.milk]))
    #expect(!screen.isLoading)
    #expect(screen.rowTitles == ["[ ] Milk"])
  }

  @Test(arguments: [.success([.bread]), .failure(.noNetwork)] as [LoadAnswer])
  func anAnswerToAnEarlierLoadIsDropped(answer: LoadAnswer) throws {
    screen.layout.reloadButton.sendActions()
    try service.loads.answer(1, with: answer)
    #expect(screen.isLoading)
    #expect(screen.layout.contentView.isHidden)
    #expect(try screen.window.readAlerts() == [])
    try service.loads.answer(2, with: .success([.milk]))
    #expect(screen.rowTitles == ["[ ] Milk"])
  }

  @Test func aNewToDoComesLastAndEmptiesTheField() throws {
    try service.loads.answer(1, with: .success([.bread]))
    screen.add("  Cheese ")
    #expect(screen.rowTitles == ["[x] Bread", "[ ] Cheese"])
    #expect(screen.layout.newTodoField.text == "")
  }

  @Test(arguments: ["", " \t"])
  func aBlankTextAddsNothingAndStays(text: String) throws {
    try service.loads.answer(1, with: .success([.bread]))
    screen.add(text)
    #expect(screen.rowTitles == ["[x] Bread"])
    #expect(screen.layout.newTodoField.text == text)
    #expect(service.saves.asked == [])
  }
}

typealias LoadAnswer = Result<[Todo], ServiceError>
