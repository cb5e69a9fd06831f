import Models
import Observation
import Pictures
import TestSupport
import Testing

@testable import MVC

@MainActor
@Suite(.settled)
struct PictureStoreTests {
  private let service = HeldPictureService()
  private let store: PictureStore

  init() {
    store = PictureStore(service: service)
  }

  @Test func aPictureThatComesIsKeptAndTold() async throws {
    _ = store.loadPicture(of: 1)
    #expect(service.asked == [PictureRequest(1)])
    #expect(store.picture(of: 1) == nil)
    try await confirmation { isTold in
      withObservationTracking {
        _ = store.picture(of: 1)
      } onChange: {
        isTold()
      }
      try service.answer(PictureRequest(1), with: .success(.numbered(1)))
    }
    #expect(store.picture(of: 1) == .numbered(1))
  }

  @Test func aPictureThatIsKeptIsNotAskedForAgain() throws {
    _ = store.loadPicture(of: 1)
    try service.answer(PictureRequest(1), with: .success(.numbered(1)))
    #expect(store.loadPicture(of: 1) == nil)
    #expect(service.asked == [PictureRequest(1)])
  }

  @Test(arguments: [
    Result<Picture?, ServiceError>.success(nil), .failure(.noNetwork),
  ])
  func aPictureThatDoesNotComeMayBeAskedForAgain(
    answer: Result<Picture?, ServiceError>
  ) throws {
    _ = store.loadPicture(of: 1)
    try service.answer(PictureRequest(1), with: answer)
    #expect(store.picture(of: 1) == nil)
    #expect(store.loadPicture(of: 1) != nil)
    #expect(service.asked == [PictureRequest(1), PictureRequest(1)])
  }

  @Test func aLoadIsCancelledAndNoOtherOfTheSamePhoto() throws {
    let load = try #require(store.loadPicture(of: 1))
    _ = store.loadPicture(of: 1)
    load.cancel()
    try service.answer(PictureRequest(1), with: .success(.numbered(1)))
    #expect(service.cancelled == [PictureRequest(1)])
    #expect(store.picture(of: 1) == nil)
    try service.answer(PictureRequest(1), with: .success(.numbered(1)))
    #expect(service.cancelled == [PictureRequest(1)])
    #expect(store.picture(of: 1) == .numbered(1))
  }

  @Test func aLoadKeepsNoStore() throws {
    weak var released: PictureStore?
    do {
      let store = PictureStore(service: service)
      _ = store.loadPicture(of: 1)
      #expect(service.asked == [PictureRequest(1)])
      released = store
    }
    #expect(released == nil)
    try service.answer(PictureRequest(1), with: .success(.numbered(1)))
  }
}
