import Models
import Pictures
import TestSupport
import Testing

@testable import TraditionalMVC

/// A photo's model loads and keeps the picture, when it is told to.
@MainActor
@Suite(.settled)
struct PhotoPictureTests {
  private let photos = HeldPhotoService()
  private let pictures = HeldPictureService()
  private let list: PhotoListModel
  private let model: PhotoModel
  private let dependent = DependentSpy<PhotoAspect>()

  init() throws {
    list = PhotoListModel(photoService: photos, pictureService: pictures)
    list.loadPhotos()
    try photos.answer(1, with: .success([.earthrise, .migrantMother]))
    model = list.photoModels[1]
  }

  @Test func noPictureIsAskedForBeforeARowShows() {
    #expect(pictures.asked == [])
  }

  // Only here those who wait for a picture depend on its model.
  @Test func theLastDependentThatGoesCancelsTheRequest() throws {
    let other = DependentSpy<PhotoAspect>()
    model.addDependent(dependent)
    model.addDependent(other)
    #expect(pictures.asked == [])
    model.loadPicture()
    model.removeDependent(dependent)
    #expect(pictures.cancelled == [])
    model.removeDependent(other)
    try pictures.answer(PictureRequest(2), with: .success(.numbered(2)))
    #expect(pictures.cancelled == [PictureRequest(2)])
    #expect(model.picture == nil)
    #expect(dependent.updates == [])
  }

  @Test func aPictureThatComesIsKeptAndToldOf() throws {
    model.addDependent(dependent)
    model.loadPicture()
    #expect(pictures.asked == [PictureRequest(2)])
    #expect(dependent.updates == [])
    try pictures.answer(PictureRequest(2), with: .success(.numbered(2)))
    #expect(dependent.updates == [.picture])
    #expect(model.picture == .numbered(2))
  }

  @Test(arguments: [
    Result<Picture?, ServiceError>.success(nil), .failure(.noNetwork),
  ])
  func aPictureThatDoesNotComeIsNotToldOf(
    answer: Result<Picture?, ServiceError>
  ) throws {
    model.addDependent(dependent)
    model.loadPicture()
    try pictures.answer(PictureRequest(2), with: answer)
    #expect(dependent.updates == [])
    #expect(model.picture == nil)
  }

  @Test(arguments: [
    Result<Picture?, ServiceError>.success(nil), .failure(.noNetwork),
  ])
  func aPictureThatDidNotComeIsLoadedAgain(
    answer: Result<Picture?, ServiceError>
  ) throws {
    model.addDependent(dependent)
    model.loadPicture()
    try pictures.answer(PictureRequest(2), with: answer)
    model.loadPicture()
    #expect(pictures.asked == [PictureRequest(2), PictureRequest(2)])
    try pictures.answer(PictureRequest(2), with: .success(.numbered(2)))
    #expect(dependent.updates == [.picture])
  }

  @Test func aPictureThatHasComeIsNotAskedForAgain() throws {
    model.loadPicture()
    try pictures.answer(PictureRequest(2), with: .success(.numbered(2)))
    model.loadPicture()
    #expect(pictures.asked == [PictureRequest(2)])
    #expect(model.picture == .numbered(2))
  }

  @Test func aPictureThatIsOnItsWayIsNotAskedForAgain() {
    model.loadPicture()
    model.loadPicture()
    #expect(pictures.asked == [PictureRequest(2)])
  }

  @Test func aPictureThatWasCancelledIsNotKept() throws {
    model.addDependent(dependent)
    model.loadPicture()
    #expect(pictures.asked == [PictureRequest(2)])
    model.removeDependent(dependent)
    model.addDependent(dependent)
    try pictures.answer(PictureRequest(2), with: .success(.numbered(2)))
    #expect(pictures.cancelled == [PictureRequest(2)])
    #expect(model.picture == nil)
    #expect(dependent.updates == [])
  }

  @Test func aPictureThatWasCancelledIsAskedForAnew() throws {
    model.addDependent(dependent)
    model.loadPicture()
    #expect(pictures.asked == [PictureRequest(2)])
    model.removeDependent(dependent)
    model.loadPicture()
    #expect(pictures.asked == [PictureRequest(2), PictureRequest(2)])
    // The first answer is that of the request that was cancelled.
    try pictures.answer(PictureRequest(2), with: .success(.numbered(1)))
    #expect(model.picture == nil)
    try pictures.answer(PictureRequest(2), with: .success(.numbered(2)))
    #expect(model.picture == .numbered(2))
  }

  @Test func picturesAreKeptUntilAReloadAnswers() throws {
    model.loadPicture()
    try pictures.answer(PictureRequest(2), with: .success(.numbered(2)))
    list.reloadPhotos()
    try photos.answer(2, with: .failure(.noNetwork))
    #expect(list.photoModels.last?.picture == .numbered(2))
    list.reloadPhotos()
    #expect(list.photoModels.last?.picture == .numbered(2))
    try photos.answer(3, with: .success([.earthrise, .migrantMother]))
    #expect(list.photoModels.map(\.picture) == [nil, nil])
  }
}
