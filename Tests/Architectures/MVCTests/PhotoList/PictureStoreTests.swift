import Models
import Pictures
import TestSupport
import Testing

@testable import MVC

@MainActor
@Suite(.settled)
struct PictureStoreTests {
  private let service = HeldPictureService()
  private let store: PictureStore
  private let delegate = Delegate()
  private let row = Row()
  private let otherRow = Row()

  init() {
    store = PictureStore(service: service)
    store.delegate = delegate
  }

  @Test func aPictureThatComesIsKeptAndTold() throws {
    store.loadPicture(of: 1, token: row.token)
    #expect(service.asked == [PictureRequest(1)])
    #expect(store.picture(of: 1) == nil)
    try service.answer(PictureRequest(1), with: .success(.numbered(1)))
    #expect(store.picture(of: 1) == .numbered(1))
    #expect(delegate.loaded == [1])
  }

  @Test func aPictureThatIsKeptIsNotAskedForAgain() throws {
    store.loadPicture(of: 1, token: row.token)
    try service.answer(PictureRequest(1), with: .success(.numbered(1)))
    store.loadPicture(of: 1, token: otherRow.token)
    #expect(service.asked == [PictureRequest(1)])
  }

  @Test(arguments: [
    Result<Picture?, ServiceError>.success(nil), .failure(.noNetwork),
  ])
  func aPictureThatDoesNotComeIsNotToldAndMayBeAskedForAgain(
    answer: Result<Picture?, ServiceError>
  ) throws {
    store.loadPicture(of: 1, token: row.token)
    try service.answer(PictureRequest(1), with: answer)
    #expect(delegate.loaded == [])
    store.loadPicture(of: 1, token: row.token)
    #expect(service.asked == [PictureRequest(1), PictureRequest(1)])
  }

  @Test func aTokenCancelsItsLoadAndNoOtherOfTheSamePhoto() throws {
    store.loadPicture(of: 1, token: row.token)
    store.loadPicture(of: 1, token: otherRow.token)
    store.cancelLoad(row.token)
    try service.answer(PictureRequest(1), with: .success(.numbered(1)))
    #expect(service.cancelled == [PictureRequest(1)])
    #expect(delegate.loaded == [])
    try service.answer(PictureRequest(1), with: .success(.numbered(1)))
    #expect(service.cancelled == [PictureRequest(1)])
    #expect(delegate.loaded == [1])
  }

  @Test func whatIsPendingWhenAllIsRemovedNeverComes() throws {
    store.loadPicture(of: 1, token: row.token)
    store.loadPicture(of: 2, token: otherRow.token)
    try service.answer(PictureRequest(1), with: .success(.numbered(1)))
    store.removeAll()
    #expect(store.picture(of: 1) == nil)
    try service.answer(PictureRequest(2), with: .success(.numbered(2)))
    #expect(service.cancelled == [PictureRequest(2)])
    #expect(store.picture(of: 2) == nil)
    #expect(delegate.loaded == [1])
  }

  @Test func aStoreThatIsReleasedCancelsItsLoads() throws {
    weak var released: PictureStore?
    do {
      let store = PictureStore(service: service)
      store.loadPicture(of: 1, token: row.token)
      #expect(service.asked == [PictureRequest(1)])
      released = store
    }
    #expect(released == nil)
    try service.answer(PictureRequest(1), with: .success(.numbered(1)))
    #expect(service.cancelled == [PictureRequest(1)])
  }
}

/// Keeps what it is told.
private final class Delegate: PictureStoreDelegate {
  private(set) var loaded: [Photo.ID] = []

  func pictureStore(_ store: PictureStore, didLoadPictureOf id: Photo.ID) {
    loaded.append(id)
  }
}

private final class Row {
  var token: ObjectIdentifier { ObjectIdentifier(self) }
}
