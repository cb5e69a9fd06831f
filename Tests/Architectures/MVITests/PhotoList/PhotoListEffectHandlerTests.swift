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
    let handled = HandledEffect(.fetchPopularPhotos, by: handler)
    #expect(service.asked == [1])
    #expect(handled.events == [])
    try service.answer(1, with: answer)
    #expect(handled.events == [.photosResponse(answer)])
  }
}
