import Models
import TestSupport
import Testing

@testable import MVI

@MainActor
@Suite(.settled)
struct PhotoListEffectHandlerTests {
  private let service = HeldPhotoService()

  @Test(arguments: [
    Result<[Photo], ServiceError>.success([.earthrise]), .failure(.overloaded),
  ])
  func anAnswerIsSentAsAnEvent(
    answer: Result<[Photo], ServiceError>
  ) throws {
    let handler = PhotoListEffectHandler(service: service)
    var events: [PhotoListEvent] = []
    handler.handle(.fetchPopularPhotos) { events.append($0) }
    #expect(service.asked == [1])
    #expect(events == [])
    try service.answer(1, with: answer)
    #expect(events == [.photosResponse(answer)])
  }
}
