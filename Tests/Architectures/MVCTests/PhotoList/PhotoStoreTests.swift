import Models
import TestSupport
import Testing

@testable import MVC

@MainActor
@Suite(.settled)
struct PhotoStoreTests {
  private let service = HeldPhotoService()
  private let store: PhotoStore

  init() {
    store = PhotoStore(
      photoService: service,
      pictureService: HeldPictureService()
    )
  }

  @Test func aLoadKeepsThePhotosThatCome() async throws {
    let load = load()
    #expect(service.asked == [1])
    #expect(store.photos == [])
    try service.answer(1, with: .success([.earthrise, .migrantMother]))
    #expect(store.photos == [.earthrise, .migrantMother])
    try await load.value
  }

  @Test func aNewLoadKeepsThePhotosUntilItsAnswer() throws {
    load()
    try service.answer(1, with: .success([.earthrise]))
    load()
    #expect(service.asked == [1, 2])
    #expect(store.photos == [.earthrise])
    try service.answer(2, with: .success([.migrantMother]))
    #expect(store.photos == [.migrantMother])
  }

  @Test func photosThatComeHaveAnotherPictureStoreAlsoTheSamePhotos() throws {
    let none = store.pictures
    load()
    try service.answer(1, with: .success([.earthrise]))
    let first = store.pictures
    #expect(first !== none)
    load()
    #expect(service.asked == [1, 2])
    #expect(store.pictures === first)
    try service.answer(2, with: .success([.earthrise]))
    #expect(store.pictures !== first)
  }

  @Test func aFailedLoadTellsWhyOnceAndKeepsThePhotos() async throws {
    load()
    try service.answer(1, with: .success([.earthrise]))
    let pictures = store.pictures
    let failed = load()
    try service.answer(2, with: .failure(.noNetwork))
    #expect(store.photos == [.earthrise])
    #expect(store.pictures === pictures)
    await #expect(throws: ServiceError.noNetwork) { try await failed.value }
  }

  @Test func aLoadThatIsCancelledKeepsNothing() async throws {
    let cancelled = load()
    #expect(service.asked == [1])
    cancelled.cancel()
    try service.answer(1, with: .success([.earthrise]))
    #expect(store.photos == [])
    try await cancelled.value
  }

  /// Asks for a load in a task, as the controller does.
  @discardableResult
  private func load() -> Task<Void, any Error> {
    Task { try await store.load() }
  }
}
