import Models
import Pictures
import TestSupport
import Testing

@testable import TraditionalMVC

@MainActor
@Suite(.settled)
struct PhotoPictureTests {
  private let photos = HeldPhotoService()
  private let pictures = HeldPictureService()
  private let model: PhotoListModel
  private let dependent: PhotoListDependentSpy

  init() throws {
    model = PhotoListModel(photoService: photos, pictureService: pictures)
    dependent = PhotoListDependentSpy(model: model)
    model.loadPhotos()
    try photos.answer(1, with: .success([.earthrise, .migrantMother]))
  }

  @Test func noPictureIsAskedForBeforeARowShows() {
    #expect(pictures.asked == [])
  }

  @Test func aPictureThatComesIsKeptAndToldOf() throws {
    _ = model.loadPicture(of: 2)
    #expect(pictures.asked == [PictureRequest(2)])
    #expect(dependent.pictures == [:])
    try pictures.answer(PictureRequest(2), with: .success(.numbered(2)))
    #expect(model.pictures == [2: try #require(.numbered(2))])
    #expect(dependent.pictures == model.pictures)
  }

  @Test(arguments: [
    Result<Picture?, ServiceError>.success(nil), .failure(.noNetwork),
  ])
  func aPictureThatDoesNotComeIsNotToldOf(
    answer: Result<Picture?, ServiceError>
  ) throws {
    _ = model.loadPicture(of: 2)
    try pictures.answer(PictureRequest(2), with: answer)
    #expect(model.pictures == [:])
    #expect(dependent.pictures == [:])
    #expect(dependent.failures == [])
  }

  @Test func aPictureThatWasCancelledIsNotKept() throws {
    let task = model.loadPicture(of: 2)
    #expect(pictures.asked == [PictureRequest(2)])
    task.cancel()
    try pictures.answer(PictureRequest(2), with: .success(.numbered(2)))
    #expect(pictures.cancelled == [PictureRequest(2)])
    #expect(model.pictures == [:])
    #expect(dependent.pictures == [:])
  }

  @Test func picturesAreKeptUntilAReloadAnswers() throws {
    _ = model.loadPicture(of: 2)
    try pictures.answer(PictureRequest(2), with: .success(.numbered(2)))
    model.loadPhotos()
    try photos.answer(2, with: .failure(.noNetwork))
    #expect(model.pictures.count == 1)
    model.loadPhotos()
    #expect(model.pictures.count == 1)
    try photos.answer(3, with: .success([.migrantMother]))
    #expect(model.pictures == [:])
  }
}
