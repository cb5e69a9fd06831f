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
    var events: [WorldClockEvent] = []
    handler.handle(.fetchTime) { events.append($0) }
    #expect(clock.asked == [1])
    #expect(events == [])
    try clock.answer(1, with: answer)
    #expect(events == [.timeResponse(answer)])
  }
}
