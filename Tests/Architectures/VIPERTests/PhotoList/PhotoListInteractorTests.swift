import Models
import Pictures
import TestSupport
import Testing

@testable import VIPER

@MainActor
@Suite(.settled)
struct PhotoListInteractorTests {
  private let service = HeldPhotoService()
  private let pictures = HeldPictureService()
  private let output = PhotoListOutputSpy()
  private let dataManager: PhotoDataManager
  private let interactor: PhotoListInteractor

  init() {
    dataManager = PhotoDataManager(service: service)
    interactor = PhotoListInteractor(
      dataManager: dataManager,
      pictureService: pictures
    )
    interactor.output = output
  }

  @Test func photosAreHandedOutAsPlainData() throws {
    interactor.loadPhotos()
    #expect(output.timesLoadStarted == 1)
    try service.answer(1, with: .success([.migrantMother, .earthrise]))
    #expect(output.photos == [.migrantMother, .earthrise])
    #expect(output.failures == [])
  }

  @Test func aFailureIsHandedOutAsASentence() throws {
    interactor.loadPhotos()
    try service.answer(1, with: .failure(.overloaded))
    #expect(output.failures == ["Server is overloaded"])
    #expect(output.photos == nil)
  }

  @Test func aPhotoIsForSaleOrNot() throws {
    interactor.loadPhotos()
    try service.answer(1, with: .success([.earthrise, .migrantMother]))
    interactor.checkWhetherForSale(photoAt: 0)
    #expect(output.forSale == [Photo.earthrise.id])
    #expect(output.timesNotForSale == 0)
    interactor.checkWhetherForSale(photoAt: 1)
    #expect(output.forSale == [Photo.earthrise.id])
    #expect(output.timesNotForSale == 1)
  }

  @Test func thePhotosAreKeptForTheDetail() throws {
    interactor.loadPhotos()
    try service.answer(1, with: .success([.earthrise, .migrantMother]))
    #expect(dataManager.photos == [.earthrise, .migrantMother])
  }

  @Test func aPictureThatIsAskedForAgainCancelsTheFirstRequest() throws {
    interactor.loadPhotos()
    try service.answer(1, with: .success([.earthrise]))
    interactor.loadPicture(ofPhotoAt: 0)
    interactor.loadPicture(ofPhotoAt: 0)
    let request = PictureRequest(Photo.earthrise.id)
    try pictures.answer(request, with: .failure(.noNetwork))
    #expect(pictures.cancelled == [request])
  }
}

/// Keeps what the photo list's interactor tells.
private final class PhotoListOutputSpy: PhotoListInteractorOutput {
  private(set) var timesLoadStarted = 0
  private(set) var photos: [PhotoOutputData]?
  private(set) var failures: [String] = []
  private(set) var forSale: [Int] = []
  private(set) var timesNotForSale = 0

  func loadStarted() {
    timesLoadStarted += 1
  }

  func photosLoaded(_ photos: [PhotoOutputData]) {
    self.photos = photos
  }

  func loadFailed(message: String) {
    failures.append(message)
  }

  func photoIsForSale(id: Int) {
    forSale.append(id)
  }

  func photoIsNotForSale() {
    timesNotForSale += 1
  }

  func pictureLoaded(_ picture: Picture, ofPhotoAt index: Int) {}
}
