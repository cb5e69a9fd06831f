import ConsoleUI
import Testing

@testable import VIPER

@MainActor
struct TodoRouterTests {
  private let presenter = TodoModuleSpy()
  private let router = TodoRouter { _ in ViewController() }
  private let window: Window

  init() {
    let viewController = ViewController()
    router.viewController = viewController
    router.presenter = presenter
    window = Window(
      size: CellSize(width: 40, height: 20),
      rootViewController: viewController
    )
    window.makeVisible()
    router.askAboutFailedSave(
      title: "Not saved",
      message: "Why",
      tryAgainTitle: "Again",
      discardTitle: "Discard"
    )
  }

  @Test(
    arguments: [
      ("Again", .retry), ("Discard", .discard),
    ] as [(String, TodoModuleSpy.Answer)]
  )
  func theAnswerToAFailedSaveReturnsToThePresenter(
    title: String,
    answer: TodoModuleSpy.Answer
  ) throws {
    #expect(window.presentedAlert?.title == "Not saved")
    let button = window.buttons.first { $0.title == title }
    try #require(button).sendActions()
    #expect(presenter.answers == [answer])
    #expect(window.presentedAlert == nil)
  }
}

/// Keeps what the alert about a failed save asks of the presenter.
@MainActor
final class TodoModuleSpy: TodoModuleInterface {
  enum Answer {
    case retry, discard
  }

  private(set) var answers: [Answer] = []

  func retrySave() { answers.append(.retry) }
  func discardChanges() { answers.append(.discard) }
  func updateView() {}
  func reloadTodos() {}
  func addTodo(title: String) {}
  func toggleAllTodos() {}
  func filterTodos(by filter: TodoFilterInput) {}
  func clearCompletedTodos() {}
  func editTodo(atRow row: Int) {}
  func toggleTodo(atRow row: Int) {}
}
