import Models
import Pictures
import TestSupport
import Testing

@testable import TraditionalMVC

@MainActor
@Suite(.settled)
struct PhotoDetailTests {
  private let pictures = HeldPictureService()
  private let model: PhotoModel
  private let dependent = DependentSpy<PhotoAspect>()

  init() {
    let list = PhotoListModel(
      photoService: HeldPhotoService(),
      pictureService: pictures
    )
    model = list.makeModelWithLargePicture(of: .earthrise)
  }

  @Test func theLargePictureIsAskedForByIdentity() {
    #expect(pictures.asked == [])
    model.loadPicture()
    #expect(pictures.asked == [PictureRequest(Photo.earthrise.id, .detail)])
  }

  @Test func theLargePictureIsToldOfWhenItComes() throws {
    model.addDependent(dependent)
    model.loadPicture()
    #expect(dependent.updates == [])
    let large = Picture.numbered(1, size: .detail)
    try pictures.answer(PictureRequest(1, .detail), with: .success(large))
    #expect(dependent.updates == [.picture])
    #expect(model.picture == large)
  }
}
