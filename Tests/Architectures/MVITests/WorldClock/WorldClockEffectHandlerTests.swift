import Models
import TestSupport
import Testing

@testable import MVI

@MainActor
@Suite(.settled)
struct WorldClockEffectHandlerTests {
  private let clock = HeldWorldClockService()

  @Test(arguments: [
    Result<WorldTime, ServiceError>.success(.sunday), .failure(.noNetwork),
  ])
  func anAnswerIsSentAsAnEvent(
    answer: Result<WorldTime, ServiceError>
  ) throws {
    let handler = WorldClockEffectHandler(service: clock)
    let handled = HandledEffect(.fetchTime, by: handler)
    #expect(clock.asked == [1])
    #expect(handled.events == [])
    try clock.answer(1, with: answer)
    #expect(handled.events == [.timeResponse(answer)])
  }
}
