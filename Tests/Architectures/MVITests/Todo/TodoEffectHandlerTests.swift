import Models
import TestSupport
import Testing

@testable import MVI

@MainActor
@Suite(.settled)
struct TodoEffectHandlerTests {
  private let service = HeldTodoService()

  @Test(arguments: [.success([.milk]), .failure(.overloaded)] as [LoadAnswer])
  func anAnswerIsSentAsAnEvent(answer: LoadAnswer) throws {
    let event = try event(after: .loadTodos) {
      try service.loads.answer(1, with: answer)
    }
    #expect(event == .todosResponse(answer))
    #expect(service.saves.asked == [])
  }

  @Test func aSaveThatSucceedsSaysSo() throws {
    let event = try event(after: .sendSaveRequest([.milk, .bread])) {
      try service.saves.answer([.milk, .bread], with: .success(()))
    }
    #expect(event == .saveRequestSucceeded)
    #expect(service.loads.asked == [])
  }

  @Test func aSaveThatFailsSaysWhy() throws {
    let event = try event(after: .sendSaveRequest([])) {
      try service.saves.answer([], with: .failure(.overloaded))
    }
    #expect(event == .saveRequestFailed(.overloaded))
  }

  private func event(
    after effect: TodoEffect,
    whenAnswered answer: () throws -> Void
  ) throws -> TodoEvent? {
    let handler = TodoEffectHandler(service: service)
    let handled = HandledEffect(effect, by: handler)
    #expect(handled.events == [])
    try answer()
    #expect(handled.events.count == 1)
    return handled.events.first
  }
}
