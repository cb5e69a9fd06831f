import ConsoleUI
import Testing

@testable import VIPER

@MainActor
struct TodoRouterTests {
  private let presenter = TodoModuleSpy()
  private let router = TodoRouter { id in
    let editor = ViewController()
    editor.title = "To-do \(id)"
    return editor
  }
  private let navigation: NavigationController
  private let window: Window

  init() {
    let viewController = ViewController()
    router.viewController = viewController
    router.presenter = presenter
    navigation = NavigationController(rootViewController: viewController)
    window = Window(
      size: CellSize(width: 40, height: 20),
      rootViewController: navigation
    )
    window.makeVisible()
  }

  @Test func theEditorOfAToDoComesOnTopOfTheList() {
    router.showEditor(ofTodo: 7)
    #expect(navigation.children.count == 2)
    #expect(navigation.topViewController?.title == "To-do 7")
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
    router.askAboutFailedSave(
      title: "Not saved",
      message: "Why",
      tryAgainTitle: "Again",
      discardTitle: "Discard"
    )
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
  func showAllTodos() {}
  func showActiveTodos() {}
  func showCompletedTodos() {}
  func clearCompletedTodos() {}
  func editTodo(atRow row: Int) {}
  func toggleTodo(atRow row: Int) {}
}
