import Models
import TestSupport
import Testing

@testable import MVC

@MainActor
@Suite(.settled)
struct PhotoStoreTests {
  private let service = HeldPhotoService()
  private let store: PhotoStore
  private let delegate = Delegate()

  init() {
    store = PhotoStore(
      photoService: service,
      pictureService: HeldPictureService()
    )
    store.delegate = delegate
  }

  @Test func aLoadKeepsThePhotosThatCome() throws {
    #expect(!store.isLoading)
    store.load()
    #expect(store.isLoading)
    #expect(store.photos == [])
    try service.answer(1, with: .success([.earthrise, .migrantMother]))
    #expect(!store.isLoading)
    #expect(store.photos == [.earthrise, .migrantMother])
    #expect(delegate.failures == [])
  }

  @Test func aNewLoadKeepsThePhotosUntilItsAnswer() throws {
    store.load()
    try service.answer(1, with: .success([.earthrise]))
    store.load()
    #expect(store.isLoading)
    #expect(store.photos == [.earthrise])
    try service.answer(2, with: .success([.migrantMother]))
    #expect(store.photos == [.migrantMother])
  }

  @Test func photosThatComeHaveAnotherPictureStoreAlsoTheSamePhotos() throws {
    let none = store.pictures
    store.load()
    try service.answer(1, with: .success([.earthrise]))
    let first = store.pictures
    #expect(first !== none)
    store.load()
    #expect(store.pictures === first)
    try service.answer(2, with: .success([.earthrise]))
    #expect(store.pictures !== first)
  }

  @Test func aFailedLoadTellsWhyOnceAndKeepsThePhotos() throws {
    store.load()
    try service.answer(1, with: .success([.earthrise]))
    let pictures = store.pictures
    store.load()
    try service.answer(2, with: .failure(.noNetwork))
    #expect(!store.isLoading)
    #expect(store.photos == [.earthrise])
    #expect(store.pictures === pictures)
    #expect(delegate.failures == [.noNetwork])
  }

  @Test func aLoadThatANewerOneReplacesTellsNothing() throws {
    store.load()
    store.load()
    try service.answer(1, with: .failure(.noNetwork))
    #expect(service.cancelled == [1])
    #expect(store.isLoading)
    #expect(delegate.failures == [])
  }

  @Test func theDelegateIsNotHeld() {
    weak var released: Delegate?
    do {
      let delegate = Delegate()
      store.delegate = delegate
      released = delegate
    }
    #expect(released == nil)
  }

  @Test func aStoreThatIsReleasedCancelsItsLoad() throws {
    do {
      let store = PhotoStore(
        photoService: service,
        pictureService: HeldPictureService()
      )
      store.load()
      #expect(service.asked == [1])
    }
    try service.answer(1, with: .success([.earthrise]))
    #expect(service.cancelled == [1])
  }
}

/// Keeps what it is told.
private final class Delegate: PhotoStoreDelegate {
  private(set) var failures: [ServiceError] = []

  func photoStore(_ store: PhotoStore, loadDidFail error: ServiceError) {
    failures.append(error)
  }
}
