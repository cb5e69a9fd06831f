import Models
import Pictures
import TestSupport
import Testing

@testable import MVI

@MainActor
@Suite(.settled)
struct PhotoDetailEffectHandlerTests {
  private let pictures = HeldPictureService()

  @Test(arguments: [
    Result<Picture?, ServiceError>.success(
      .sample(.init(red: 0, green: 0, blue: 255))
    ),
    .success(nil), .failure(.overloaded),
  ])
  func theLargePictureIsSentAsAnEvent(
    answer: Result<Picture?, ServiceError>
  ) throws {
    let request = PictureRequest(7, .detail)
    let handler = PhotoDetailEffectHandler(pictureService: pictures)
    let handled = HandledEffect(.fetchPicture(of: 7), by: handler)
    #expect(pictures.asked == [request])
    #expect(handled.events == [])
    try pictures.answer(request, with: answer)
    #expect(handled.events == [.pictureResponse(answer)])
  }
}
