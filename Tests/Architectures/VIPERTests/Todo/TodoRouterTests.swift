import ConsoleUI
import Testing

@testable import VIPER

@MainActor
struct TodoRouterTests {
  private let delegate = FailedSaveDelegateSpy()
  private let editorDelegate = EditorDelegateSpy()
  private let router = TodoRouter { id, delegate in
    let editor = ViewController()
    editor.title = "To-do \(id)"
    delegate?.editorDidSaveTodo()
    return editor
  }
  private let navigation: NavigationController
  private let window: Window

  init() {
    let viewController = ViewController()
    router.viewController = viewController
    router.failedSaveDelegate = delegate
    router.editorDelegate = editorDelegate
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
    #expect(editorDelegate.timesSaved == 1)
  }

  @Test(
    arguments: [
      ("Again", .tryAgain), ("Discard", .discard),
    ] as [(String, FailedSaveDelegateSpy.Answer)]
  )
  func theAnswerToAFailedSaveGoesToTheDelegate(
    title: String,
    answer: FailedSaveDelegateSpy.Answer
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
    #expect(delegate.answers == [answer])
    #expect(window.presentedAlert == nil)
  }
}

/// Counts the saves that the editor's module tells.
private final class EditorDelegateSpy: TodoEditorModuleDelegate {
  private(set) var timesSaved = 0

  func editorDidSaveTodo() { timesSaved += 1 }
  func editorDidDeleteTodo() {}
}

/// Keeps what the user answers to the alert about a failed save.
final class FailedSaveDelegateSpy: FailedSaveDelegate {
  enum Answer {
    case tryAgain, discard
  }

  private(set) var answers: [Answer] = []

  func userChoseToTryAgain() { answers.append(.tryAgain) }
  func userChoseToDiscard() { answers.append(.discard) }
}
