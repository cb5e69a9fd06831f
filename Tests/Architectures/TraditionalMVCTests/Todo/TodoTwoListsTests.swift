import ConsoleUI
import Models
import TestSupport
import Testing

@testable import TraditionalMVC

/// Two lists on one model, each in a window of its own, after a failed save.
@MainActor
@Suite(.settled)
struct TodoTwoListsTests {
  private let service = HeldTodoService()
  private let model: TodoModel
  private let windows: [Window]

  init() throws {
    let model = try TodoModel.loaded([.milk], from: service)
    self.model = model
    windows = (1...2).map { _ in
      Window(showing: HostViewController(hosting: TodoView(model: model)))
    }
    model.toggleAll()
    try service.saves.answer([.milk.completed()], with: .failure(.noNetwork))
  }

  @Test func bothAskWhatToDo() {
    expectAlerts(AlertText("Not saved", "No Network"))
  }

  @Test func aListThatIsOpenedThenAsksToo() throws {
    let late = Window(
      showing: HostViewController(hosting: TodoView(model: model))
    )
    #expect(late.alertText == AlertText("Not saved", "No Network"))
    try late.press("Discard changes")
    expectAlerts(nil)
  }

  @Test(arguments: ["Try again", "Discard changes"], [0, 1])
  func oneAnswerIsEnough(answer: String, list: Int) throws {
    try windows[list].press(answer)
    expectAlerts(nil)
  }

  @Test func bothAskAgainAfterAnotherFailure() throws {
    try windows[1].press("Try again")
    try service.saves.answer([.milk.completed()], with: .failure(.overloaded))
    expectAlerts(AlertText("Not saved", "Server is overloaded"))
    try windows[0].press("Discard changes")
    expectAlerts(nil)
    for window in windows { #expect(window.makeFrame().contains("[ ] Milk")) }
  }

  private func expectAlerts(
    _ text: AlertText?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for window in windows {
      #expect(window.alertText == text, sourceLocation: sourceLocation)
    }
  }
}
