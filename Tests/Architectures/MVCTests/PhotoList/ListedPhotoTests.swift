import Models
import Observation
import Pictures
import TestSupport
import Testing

@testable import MVC

@MainActor
@Suite(.settled)
struct ListedPhotoTests {
  private let service = HeldPictureService()
  private let photo: ListedPhoto
  private let request = PictureRequest(Photo.earthrise.id)

  init() {
    photo = ListedPhoto(photo: .earthrise, pictureService: service)
  }

  @Test func aPictureThatComesIsKeptAndTold() async throws {
    _ = photo.loadPicture()
    #expect(service.asked == [request])
    #expect(photo.picture == nil)
    try await confirmation { isTold in
      withObservationTracking {
        _ = photo.picture
      } onChange: {
        isTold()
      }
      try service.answer(request, with: .success(.numbered(1)))
    }
    #expect(photo.picture == .numbered(1))
  }

  @Test func aPictureThatIsKeptIsNotAskedForAgain() throws {
    _ = photo.loadPicture()
    try service.answer(request, with: .success(.numbered(1)))
    #expect(photo.loadPicture() == nil)
    #expect(service.asked == [request])
  }

  @Test(arguments: [
    Result<Picture?, ServiceError>.success(nil), .failure(.noNetwork),
  ])
  func aPictureThatDoesNotComeMayBeAskedForAgain(
    answer: Result<Picture?, ServiceError>
  ) throws {
    _ = photo.loadPicture()
    try service.answer(request, with: answer)
    #expect(photo.picture == nil)
    #expect(photo.loadPicture() != nil)
    #expect(service.asked == [request, request])
  }

  @Test func aLoadIsCancelledAndNoOtherOfTheSamePhoto() throws {
    let load = try #require(photo.loadPicture())
    _ = photo.loadPicture()
    load.cancel()
    try service.answer(request, with: .success(.numbered(1)))
    #expect(service.cancelled == [request])
    #expect(photo.picture == nil)
    try service.answer(request, with: .success(.numbered(1)))
    #expect(service.cancelled == [request])
    #expect(photo.picture == .numbered(1))
  }

  @Test func aLoadKeepsNoPhoto() throws {
    weak var released: ListedPhoto?
    do {
      let photo = ListedPhoto(photo: .earthrise, pictureService: service)
      _ = photo.loadPicture()
      #expect(service.asked == [request])
      released = photo
    }
    #expect(released == nil)
    try service.answer(request, with: .success(.numbered(1)))
  }
}
