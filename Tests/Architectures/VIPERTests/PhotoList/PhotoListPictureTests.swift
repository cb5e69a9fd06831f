import Models
import Pictures
import TestSupport
import Testing

@testable import VIPER

/// Presenter and interactor together; the rows are made and go as a table makes
/// them and lets them go.
@MainActor
@Suite(.settled)
struct PhotoListPictureTests {
  private let photos = HeldPhotoService()
  private let pictures = HeldPictureService()
  private let view = PhotoListViewSpy()
  private let router = PhotoListRouterSpy()
  private let presenter: PhotoListPresenter

  private let earthrise = PictureRequest(Photo.earthrise.id)
  private let migrantMother = PictureRequest(Photo.migrantMother.id)

  private let blue: Picture
  private let red: Picture

  init() throws {
    blue = try #require(.sample(Picture.Color(red: 0, green: 0, blue: 255)))
    red = try #require(.sample(Picture.Color(red: 255, green: 0, blue: 0)))
    let interactor = PhotoListInteractor(
      dataManager: PhotoDataManager(service: photos),
      pictureService: pictures
    )
    presenter = PhotoListPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    presenter.view = view
    presenter.updateView()
    try photos.answer(1, with: .success([.earthrise, .migrantMother]))
  }

  @Test func aPictureIsAskedForWhenItsRowIsMade() {
    #expect(pictures.asked == [])
    presenter.rowShown(1)
    #expect(pictures.asked == [migrantMother])
  }

  @Test func aPlaceholderStandsUntilThePictureComes() throws {
    presenter.rowShown(0)
    presenter.rowShown(1)
    #expect(view.pictures == [:])
    try pictures.answer(migrantMother, with: .success(red))
    #expect(view.pictures == [1: red])
    try pictures.answer(earthrise, with: .success(blue))
    #expect(view.pictures == [0: blue, 1: red])
  }

  @Test(arguments: [
    Result<Picture?, ServiceError>.success(nil), .failure(.noNetwork),
  ])
  func aPictureThatDoesNotComeIsAskedForAnewWithItsRow(
    answer: Result<Picture?, ServiceError>
  ) throws {
    presenter.rowShown(0)
    try pictures.answer(earthrise, with: answer)
    #expect(view.pictures == [:])
    #expect(router.alerts == [])
    presenter.rowGone(0)
    presenter.rowShown(0)
    #expect(pictures.asked == [earthrise, earthrise])
  }

  @Test func aRowThatHasGoneCancelsItsPicture() throws {
    presenter.rowShown(0)
    presenter.rowShown(1)
    presenter.rowGone(0)
    try pictures.answer(earthrise, with: .success(blue))
    try pictures.answer(migrantMother, with: .success(red))
    #expect(pictures.cancelled == [earthrise])
    #expect(view.pictures == [1: red])
  }

  @Test func aPictureThatWasCancelledIsAskedForAnewWithItsRow() throws {
    presenter.rowShown(0)
    presenter.rowGone(0)
    presenter.rowShown(0)
    #expect(pictures.asked == [earthrise, earthrise])
    try pictures.answer(earthrise, with: .success(red))
    #expect(view.pictures == [:])
    try pictures.answer(earthrise, with: .success(blue))
    #expect(view.pictures == [0: blue])
  }

  @Test func aCellThatIsUsedAgainShowsItsOwnPhotosPictureOnly() throws {
    presenter.rowShown(0)
    presenter.rowGone(0)
    // A table uses the cell of the first row for the second.
    presenter.rowShown(1)
    try pictures.answer(earthrise, with: .success(blue))
    #expect(view.pictures == [:])
    try pictures.answer(migrantMother, with: .success(red))
    #expect(view.pictures == [1: red])
  }

  @Test func rowsOfOnePhotoAskEachForItself() throws {
    presenter.reloadPhotos()
    try photos.answer(2, with: .success([.earthrise, .earthrise]))
    presenter.rowShown(0)
    presenter.rowShown(1)
    #expect(pictures.asked == [earthrise, earthrise])
    presenter.rowGone(0)
    try pictures.answer(earthrise, with: .success(red))
    try pictures.answer(earthrise, with: .success(blue))
    #expect(view.pictures == [1: blue])
  }

  @Test func aPictureIsKeptUntilAReloadAnswers() throws {
    presenter.rowShown(0)
    try pictures.answer(earthrise, with: .success(blue))
    presenter.reloadPhotos()
    presenter.rowGone(0)
    view.pictures[0] = nil
    presenter.rowShown(0)
    #expect(view.pictures == [0: blue])
    #expect(pictures.asked == [earthrise])

    try photos.answer(2, with: .success([.earthrise]))
    presenter.rowShown(0)
    #expect(view.pictures == [:])
    #expect(pictures.asked == [earthrise, earthrise])
  }

  @Test func aReloadCancelsThePicturesOnlyWhenItAnswers() throws {
    presenter.rowShown(0)
    presenter.rowShown(1)
    presenter.reloadPhotos()
    try pictures.answer(earthrise, with: .success(blue))
    #expect(view.pictures == [0: blue])

    try photos.answer(2, with: .success([.earthrise]))
    try pictures.answer(migrantMother, with: .success(red))
    #expect(pictures.cancelled == [migrantMother])
    #expect(view.pictures == [:])
  }

  @Test func aFailedReloadKeepsThePictures() throws {
    presenter.rowShown(0)
    presenter.rowShown(1)
    try pictures.answer(earthrise, with: .success(blue))
    presenter.reloadPhotos()
    try photos.answer(2, with: .failure(.overloaded))
    try pictures.answer(migrantMother, with: .success(red))
    #expect(view.pictures == [0: blue, 1: red])
    presenter.rowShown(0)
    #expect(pictures.asked == [earthrise, migrantMother])
  }
}
