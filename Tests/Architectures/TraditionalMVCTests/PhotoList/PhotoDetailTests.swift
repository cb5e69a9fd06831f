import Models
import Pictures
import TestSupport
import Testing

@testable import TraditionalMVC

@MainActor
@Suite(.settled)
struct PhotoDetailTests {
  private let pictures = HeldPictureService()
  private let model: PhotoDetailModel
  private let dependent = DependentSpy<PhotoDetailAspect>()

  init() {
    model = PhotoDetailModel(photo: .earthrise, service: pictures)
    model.addDependent(dependent)
  }

  @Test func theLargePictureIsAskedForByIdentity() {
    #expect(pictures.asked == [])
    model.loadPicture()
    #expect(pictures.asked == [PictureRequest(Photo.earthrise.id, .detail)])
  }

  @Test func theLargePictureIsToldOfWhenItComes() throws {
    model.loadPicture()
    #expect(dependent.updates == [])
    let large = Picture.numbered(1, size: .detail)
    try pictures.answer(PictureRequest(1, .detail), with: .success(large))
    #expect(dependent.updates == [.picture])
    #expect(model.picture == large)
  }

  @Test(arguments: [
    Result<Picture?, ServiceError>.success(nil), .failure(.noNetwork),
  ])
  func aLargePictureThatDoesNotComeIsNotToldOf(
    answer: Result<Picture?, ServiceError>
  ) throws {
    model.loadPicture()
    try pictures.answer(PictureRequest(1, .detail), with: answer)
    #expect(dependent.updates == [])
    #expect(model.picture == nil)
  }
}
