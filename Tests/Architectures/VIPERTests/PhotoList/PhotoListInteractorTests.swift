import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
struct PhotoListInteractorTests {
  private let service = HeldPhotoService()
  private let output = PhotoListOutputSpy()
  private let interactor: PhotoListInteractor

  init() {
    interactor = PhotoListInteractor(service: service)
    interactor.output = output
  }

  @Test func photosAreHandedOutAsPlainData() throws {
    interactor.loadPhotos()
    try service.answer(1, with: .success([.migrantMother, .earthrise]))
    let photos = try #require(output.photos)
    #expect(photos.map(\.name) == ["Migrant Mother", "Earthrise"])
    #expect(photos.map(\.camera) == ["Graflex", "Hasselblad 500 EL"])
    #expect(photos.map(\.description) == [nil, "The Earth above the Moon"])
    #expect(
      photos.map(\.createdAt)
        == [Photo.migrantMother.createdAt, Photo.earthrise.createdAt]
    )
    #expect(output.failures == [])
  }

  @Test func aFailureIsHandedOutAsASentence() throws {
    interactor.loadPhotos()
    try service.answer(1, with: .failure(.overloaded))
    #expect(output.failures == ["Server is overloaded"])
    #expect(output.photos == nil)
  }

  @Test func onlyTheLastLoadHasAnOutcome() throws {
    interactor.loadPhotos()
    interactor.loadPhotos()
    try service.answer(1, with: .failure(.noNetwork))
    #expect(output.failures == [])
    try service.answer(2, with: .success([.earthrise]))
    #expect(output.photos?.map(\.name) == ["Earthrise"])
  }

  @Test func aPhotoIsForSaleOrNot() throws {
    interactor.loadPhotos()
    try service.answer(1, with: .success([.earthrise, .migrantMother]))
    interactor.checkWhetherForSale(photoAt: 0)
    #expect(
      output.forSale == [
        DetailText("Earthrise", "https://example.com/earthrise.jpg")
      ]
    )
    #expect(output.timesNotForSale == 0)
    interactor.checkWhetherForSale(photoAt: 1)
    #expect(output.forSale.count == 1)
    #expect(output.timesNotForSale == 1)
  }
}

/// Keeps what the photo list's interactor tells.
private final class PhotoListOutputSpy: PhotoListInteractorOutput {
  private(set) var photos: [PhotoOutputData]?
  private(set) var failures: [String] = []
  private(set) var forSale: [DetailText] = []
  private(set) var timesNotForSale = 0

  func photosLoaded(_ photos: [PhotoOutputData]) {
    self.photos = photos
  }

  func loadFailed(message: String) {
    failures.append(message)
  }

  func photoIsForSale(name: String, imageURL: String?) {
    forSale.append(DetailText(name, imageURL))
  }

  func photoIsNotForSale() {
    timesNotForSale += 1
  }
}
