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
    #expect(photos == [])
    try service.answer(1, with: .success([.earthrise, .migrantMother]))
    #expect(photos == [.earthrise, .migrantMother])
    try await load.value
  }

  @Test func aNewLoadKeepsThePhotosUntilItsAnswer() throws {
    load()
    try service.answer(1, with: .success([.earthrise]))
    load()
    #expect(service.asked == [1, 2])
    #expect(photos == [.earthrise])
    try service.answer(2, with: .success([.migrantMother]))
    #expect(photos == [.migrantMother])
  }

  @Test func photosThatComeAreNewObjectsAlsoTheSamePhotos() throws {
    load()
    try service.answer(1, with: .success([.earthrise]))
    let first = try #require(store.photos.first)
    load()
    #expect(service.asked == [1, 2])
    #expect(store.photos.first === first)
    try service.answer(2, with: .success([.earthrise]))
    #expect(photos == [.earthrise])
    #expect(store.photos.first !== first)
  }

  @Test func aFailedLoadTellsWhyOnceAndKeepsThePhotos() async throws {
    load()
    try service.answer(1, with: .success([.earthrise]))
    let first = try #require(store.photos.first)
    let failed = load()
    try service.answer(2, with: .failure(.noNetwork))
    #expect(photos == [.earthrise])
    #expect(store.photos.first === first)
    await #expect(throws: ServiceError.noNetwork) { try await failed.value }
  }

  @Test func aLoadThatIsCancelledKeepsNothing() async throws {
    let cancelled = load()
    #expect(service.asked == [1])
    cancelled.cancel()
    try service.answer(1, with: .success([.earthrise]))
    #expect(photos == [])
    try await cancelled.value
  }

  private var photos: [Photo] {
    store.photos.map(\.photo)
  }

  /// Asks for a load in a task, as the controller does.
  @discardableResult
  private func load() -> Task<Void, any Error> {
    Task { try await store.load() }
  }
}
