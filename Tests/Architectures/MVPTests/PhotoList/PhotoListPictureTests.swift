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
    hide(1)
    #expect(pictures.asked == [earthrise, migrantMother])
    show(1)
    #expect(pictures.asked == [earthrise, migrantMother, migrantMother])
  }

  @Test func aPlaceholderStandsUntilThePictureComes() throws {
    #expect(shown == [nil, nil])
    try pictures.answer(migrantMother, with: .success(red))
    #expect(shown == [nil, red])
    try pictures.answer(earthrise, with: .success(blue))
    #expect(shown == [blue, red])
  }

  @Test(arguments: [
    Result<Picture?, ServiceError>.success(nil), .failure(.noNetwork),
  ])
  func aPictureThatDoesNotComeIsAskedForAnewWithItsRow(
    answer: Result<Picture?, ServiceError>
  ) throws {
    try pictures.answer(earthrise, with: answer)
    #expect(shown == [nil, nil])
    #expect(view.alerts == [])
    hide(0)
    show(0)
    #expect(pictures.asked == [earthrise, migrantMother, earthrise])
  }

  @Test func aRowThatHasGoneCancelsItsPicture() throws {
    hide(0)
    try pictures.answer(earthrise, with: .success(blue))
    try pictures.answer(migrantMother, with: .success(red))
    #expect(pictures.cancelled == [earthrise])
    #expect(shown == [nil, red])
  }

  @Test func aPictureThatWasCancelledIsAskedForAnewWithItsRow() throws {
    hide(0)
    show(0)
    #expect(pictures.asked == [earthrise, migrantMother, earthrise])
    try pictures.answer(earthrise, with: .success(red))
    #expect(shown == [nil, nil])
    try pictures.answer(earthrise, with: .success(blue))
    #expect(shown == [blue, nil])
  }

  @Test func aCellThatIsUsedAgainShowsItsOwnPhotosPictureOnly() throws {
    try pictures.answer(migrantMother, with: .success(red))
    let cell = view.rows[1]
    hide(0)
    hide(1)
    show(0, in: cell)
    #expect(cell.picture == nil)
    hide(0)
    show(1, in: cell)
    // Both requests of the first row are still to be answered.
    try pictures.answer(earthrise, with: .success(blue))
    try pictures.answer(earthrise, with: .success(blue))
    #expect(shown == [nil, red])
  }

  @Test func rowsOfOnePhotoAskEachForItself() throws {
    presenter.reloadButtonTapped()
    try photos.answer(2, with: .success([.earthrise, .earthrise]))
    hide(0)
    // The former list's request and that of the first row are cancelled.
    try pictures.answer(earthrise, with: .success(red))
    try pictures.answer(earthrise, with: .success(red))
    #expect(shown == [nil, nil])
    try pictures.answer(earthrise, with: .success(blue))
    #expect(shown == [nil, blue])
  }

  @Test func aRowThatIsMadeAsksForNoPictureBeforeItShows() {
    hide(0)
    presenter.configure(view.rows[0], forRow: 0)
    #expect(pictures.asked == [earthrise, migrantMother])
    presenter.rowShown(0)
    #expect(pictures.asked == [earthrise, migrantMother, earthrise])
  }

  @Test func aRowThatShowsAgainCancelsItsFormerRequest() throws {
    show(0)
    try pictures.answer(earthrise, with: .success(red))
    #expect(pictures.cancelled == [earthrise])
    #expect(shown == [nil, nil])
    try pictures.answer(earthrise, with: .success(blue))
    #expect(shown == [blue, nil])
  }

  @Test func aPictureIsKeptUntilAReloadAnswers() throws {
    try pictures.answer(earthrise, with: .success(blue))
    presenter.reloadButtonTapped()
    hide(0)
    show(0)
    #expect(shown == [blue, nil])
    #expect(pictures.asked == [earthrise, migrantMother])

    try photos.answer(2, with: .success([.earthrise]))
    #expect(shown == [nil])
    #expect(pictures.asked == [earthrise, migrantMother, earthrise])
  }

  @Test func aReloadCancelsThePicturesOnlyWhenItAnswers() throws {
    presenter.reloadButtonTapped()
    try pictures.answer(earthrise, with: .success(blue))
    #expect(shown == [blue, nil])

    try photos.answer(2, with: .success([.earthrise]))
    try pictures.answer(migrantMother, with: .success(red))
    #expect(pictures.cancelled == [migrantMother])
    #expect(shown == [nil])
  }

  @Test func aFailedReloadKeepsThePictures() throws {
    try pictures.answer(earthrise, with: .success(blue))
    presenter.reloadButtonTapped()
    try photos.answer(2, with: .failure(.overloaded))
    try pictures.answer(migrantMother, with: .success(red))
    #expect(shown == [blue, red])
    hide(0)
    show(0)
    #expect(pictures.asked == [earthrise, migrantMother])
  }

  /// The picture of each row; nil where a placeholder stands.
  private var shown: [Picture?] { view.rows.map(\.picture) }

  private func hide(_ row: Int) {
    presenter.rowGone(row)
  }

  private func show(_ row: Int) {
    show(row, in: view.rows[row])
  }

  private func show(_ row: Int, in cell: PhotoCellSpy) {
    presenter.configure(cell, forRow: row)
    presenter.rowShown(row)
  }
}
