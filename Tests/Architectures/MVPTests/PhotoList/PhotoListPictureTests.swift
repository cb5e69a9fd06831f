import Models
import Pictures
import TestSupport
import Testing

@testable import MVP

@MainActor
@Suite(.settled)
struct PhotoListPictureTests {
  private let photos = HeldPhotoService()
  private let pictures = HeldPictureService()
  private let view = PhotoListViewSpy()
  private let presenter: PhotoListPresenter

  private let earthrise = PictureRequest(Photo.earthrise.id)
  private let migrantMother = PictureRequest(Photo.migrantMother.id)

  private let blue = Picture.sample(.init(red: 0, green: 0, blue: 255))
  private let red = Picture.sample(.init(red: 255, green: 0, blue: 0))

  init() throws {
    presenter = PhotoListPresenter(
      photoService: photos,
      pictureService: pictures
    )
    presenter.view = view
    view.presenter = presenter
    presenter.viewDidLoad()
    try photos.answer(1, with: .success([.earthrise, .migrantMother]))
  }

  @Test func aPictureIsAskedForWhenItsRowIsMade() {
    #expect(pictures.asked == [earthrise, migrantMother])
    view.hide(1)
    #expect(pictures.asked == [earthrise, migrantMother])
    view.show(1)
    #expect(pictures.asked == [earthrise, migrantMother, migrantMother])
  }

  @Test func aPlaceholderStandsUntilThePictureComes() throws {
    #expect(view.pictures == [nil, nil])
    try pictures.answer(migrantMother, with: .success(red))
    #expect(view.pictures == [nil, red])
    try pictures.answer(earthrise, with: .success(blue))
    #expect(view.pictures == [blue, red])
  }

  @Test(arguments: [
    Result<Picture?, ServiceError>.success(nil), .failure(.noNetwork),
  ])
  func aPictureThatDoesNotComeIsAskedForAnewWithItsRow(
    answer: Result<Picture?, ServiceError>
  ) throws {
    try pictures.answer(earthrise, with: answer)
    #expect(view.pictures == [nil, nil])
    #expect(view.alerts == [])
    view.hide(0)
    view.show(0)
    #expect(pictures.asked == [earthrise, migrantMother, earthrise])
  }

  @Test func aRowThatHasGoneCancelsItsPicture() throws {
    view.hide(0)
    try pictures.answer(earthrise, with: .success(blue))
    try pictures.answer(migrantMother, with: .success(red))
    #expect(pictures.cancelled == [earthrise])
    #expect(view.pictures == [red])
  }

  @Test func aPictureThatWasCancelledIsAskedForAnewWithItsRow() throws {
    view.hide(0)
    view.show(0)
    #expect(pictures.asked == [earthrise, migrantMother, earthrise])
    try pictures.answer(earthrise, with: .success(red))
    #expect(view.pictures == [nil, nil])
    try pictures.answer(earthrise, with: .success(blue))
    #expect(view.pictures == [blue, nil])
  }

  @Test func aCellThatIsUsedAgainShowsItsOwnPhotosPictureOnly() throws {
    try pictures.answer(migrantMother, with: .success(red))
    view.hide(0)
    view.hide(1)
    // The cell of the second row, which has a picture.
    view.show(0)
    #expect(view.pictures == [nil])
    view.hide(0)
    // The same cell; the requests of the first row are still to be answered.
    view.show(1)
    try pictures.answer(earthrise, with: .success(blue))
    try pictures.answer(earthrise, with: .success(blue))
    #expect(view.pictures == [red])
  }

  @Test func aPictureIsKeptUntilAReloadAnswers() throws {
    try pictures.answer(earthrise, with: .success(blue))
    presenter.reloadButtonTapped()
    view.hide(0)
    view.show(0)
    #expect(view.pictures == [blue, nil])
    #expect(pictures.asked == [earthrise, migrantMother])

    try photos.answer(2, with: .success([.earthrise]))
    #expect(view.pictures == [nil])
    #expect(pictures.asked == [earthrise, migrantMother, earthrise])
  }

  @Test func aReloadCancelsThePicturesOnlyWhenItAnswers() throws {
    presenter.reloadButtonTapped()
    try pictures.answer(earthrise, with: .success(blue))
    #expect(view.pictures == [blue, nil])

    try photos.answer(2, with: .success([.earthrise]))
    try pictures.answer(migrantMother, with: .success(red))
    #expect(pictures.cancelled == [migrantMother])
    #expect(view.pictures == [nil])
  }

  @Test func aFailedReloadKeepsThePictures() throws {
    try pictures.answer(earthrise, with: .success(blue))
    presenter.reloadButtonTapped()
    try photos.answer(2, with: .failure(.overloaded))
    try pictures.answer(migrantMother, with: .success(red))
    #expect(view.pictures == [blue, red])
    view.hide(0)
    view.show(0)
    #expect(pictures.asked == [earthrise, migrantMother])
  }
}
