import Models
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct SavedPhotosTests {
  private let service = HeldPhotoService()
  private let storage = Storage()
  private let model: SavedPhotos
  private let old = Photo.numbered(1..<2)
  private let fresh = Photo.numbered(2..<3)

  init() {
    model = SavedPhotos(service: service, storage: storage)
  }

  @Test func theSavedCopyShowsUntilTheServerAnswers() throws {
    storage.photos = old
    model.load()
    #expect(service.asked == [1])
    #expect(model.photos == old)
    #expect(model.areOld)
    try service.answer(1, with: .success(fresh))
    #expect(model.photos == fresh)
    #expect(!model.areOld)
    #expect(storage.photos == fresh)
  }

  @Test func aFailedLoadKeepsTheSavedCopyAndSaysWhy() throws {
    storage.photos = old
    model.load()
    try service.answer(1, with: .failure(.noNetwork))
    #expect(model.photos == old)
    #expect(model.areOld)
    #expect(model.failure == .noNetwork)
    #expect(storage.photos == old)
  }

  @Test func aNewerLoadCancelsTheOlderOne() throws {
    model.load()
    #expect(service.asked == [1])
    model.load()
    #expect(service.asked == [1, 2])
    try service.answer(2, with: .success(fresh))
    try service.answer(1, with: .success(old))
    #expect(model.photos == fresh)
    #expect(storage.photos == fresh)
  }
}

private final class Storage: PhotoStorage {
  var photos: [Photo]?

  func read() async -> [Photo]? { photos }

  func write(_ photos: [Photo]) async { self.photos = photos }
}
