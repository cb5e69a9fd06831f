import Models
import Pictures
import TestSupport
import Testing

@testable import MVI

@MainActor
@Suite(.settled)
struct PhotoListEffectHandlerTests {
  private let photos = HeldPhotoService()
  private let pictures = HeldPictureService()
  private let handler: PhotoListEffectHandler

  init() {
    handler = PhotoListEffectHandler(
      photoService: photos,
      pictureService: pictures
    )
  }

  @Test(arguments: [
    Result<[Photo], ServiceError>.success([.earthrise]), .failure(.overloaded),
  ])
  func anAnswerIsSentAsAnEvent(
    answer: Result<[Photo], ServiceError>
  ) throws {
    let handled = HandledEffect(.fetchPopularPhotos, by: handler)
    #expect(photos.asked == [1])
    #expect(handled.events == [])
    try photos.answer(1, with: answer)
    #expect(handled.events == [.photosResponse(answer)])
  }

  @Test(arguments: pictureAnswers)
  func thePictureOfARowIsSentAsAnEventOfItsPhoto(
    answer: Result<Picture?, ServiceError>
  ) throws {
    let handled = HandledEffect(.fetchPicture(of: 7), by: handler)
    #expect(pictures.asked == [PictureRequest(7)])
    #expect(handled.events == [])
    try pictures.answer(PictureRequest(7), with: answer)
    #expect(handled.events == [.pictureResponse(of: 7, answer)])
  }

  @Test(arguments: pictureAnswers)
  func thePictureOfTheDetailIsSentAsItsEvent(
    answer: Result<Picture?, ServiceError>
  ) throws {
    let request = PictureRequest(7, .detail)
    let handled = HandledEffect(.detail(.fetchPicture(of: 7)), by: handler)
    #expect(pictures.asked == [request])
    #expect(handled.events == [])
    try pictures.answer(request, with: answer)
    #expect(handled.events == [.detail(.pictureResponse(answer))])
  }
}

private let pictureAnswers: [Result<Picture?, ServiceError>] = [
  .success(.sample(.init(red: 0, green: 0, blue: 255))),
  .success(nil), .failure(.overloaded),
]
