import Models
import TestSupport
import Testing

@testable import MVI

@MainActor
struct PhotoListEffectHandlerTests {
  private let service = HeldPhotoService()

  @Test(arguments: [
    Result<[Photo], ServiceError>.success([.earthrise]), .failure(.overloaded),
  ])
  func anAnswerCarriesTheNumberOfItsLoad(
    answer: Result<[Photo], ServiceError>
  ) throws {
    let handler = PhotoListEffectHandler(service: service)
    var events: [PhotoListEvent] = []
    handler.handle(.fetchPopularPhotos(load: 7)) { events.append($0) }
    handler.handle(.fetchPopularPhotos(load: 8)) { events.append($0) }
    #expect(service.asked == [1, 2])
    #expect(events == [])
    try service.answer(2, with: .success([]))
    try service.answer(1, with: answer)
    #expect(
      events == [
        .photosResponse(.success([]), load: 8),
        .photosResponse(answer, load: 7),
      ]
    )
  }
}
