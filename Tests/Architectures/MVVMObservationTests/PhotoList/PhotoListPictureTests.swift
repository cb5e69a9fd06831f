import Models
import Pictures
import TestSupport
import Testing

@testable import MVVMObservation

@MainActor
@Suite(.settled)
struct PhotoListPictureTests {
  private let photos = HeldPhotoService()
  private let pictures = HeldPictureService()
  private let viewModel: PhotoListViewModel
  /// What the rows show, as it was read last.
  private let shown: Observed<[Picture?]>

  private let earthrise = PictureRequest(Photo.earthrise.id)
  private let migrantMother = PictureRequest(Photo.migrantMother.id)

  private let blue = Picture.sample(.init(red: 0, green: 0, blue: 255))
  private let red = Picture.sample(.init(red: 255, green: 0, blue: 0))

  init() throws {
    let viewModel = PhotoListViewModel(
      photoService: photos,
      pictureService: pictures
    )
    self.viewModel = viewModel
    viewModel.viewDidLoad()
    try photos.answer(1, with: .success([.earthrise, .migrantMother]))
    shown = Observed { viewModel.rows.map(\.picture) }
    for row in viewModel.rows { row.willDisplay() }
  }

  @Test func aPictureIsAskedForWhenItsRowIsMade() {
    #expect(pictures.asked == [earthrise, migrantMother])
    hide(1)
    #expect(pictures.asked == [earthrise, migrantMother])
    show(1)
    #expect(pictures.asked == [earthrise, migrantMother, migrantMother])
  }

  @Test func aPlaceholderStandsUntilThePictureComes() throws {
    #expect(shown.value == [nil, nil])
    try pictures.answer(migrantMother, with: .success(red))
    #expect(shown.value == [nil, red])
    try pictures.answer(earthrise, with: .success(blue))
    #expect(shown.value == [blue, red])
  }

  /// So that a picture updates no cell but its own.
  @Test func aPictureIsToldOnlyToWhoReadsItsRow() throws {
    var readings = 0
    let row = viewModel.rows[0]
    let inCell = Observed {
      readings += 1
      return row.picture
    }
    try pictures.answer(migrantMother, with: .success(red))
    #expect(inCell.value == nil)
    #expect(readings == 1)
    try pictures.answer(earthrise, with: .success(blue))
    #expect(inCell.value == blue)
    #expect(readings == 2)
  }

  @Test(arguments: [
    Result<Picture?, ServiceError>.success(nil), .failure(.noNetwork),
  ])
  func aPictureThatDoesNotComeIsAskedForAnewWithItsRow(
    answer: Result<Picture?, ServiceError>
  ) throws {
    try pictures.answer(earthrise, with: answer)
    #expect(shown.value == [nil, nil])
    #expect(viewModel.alertTexts == [])
    hide(0)
    show(0)
    #expect(pictures.asked == [earthrise, migrantMother, earthrise])
  }

  @Test func aRowThatHasGoneCancelsItsPicture() throws {
    hide(0)
    try pictures.answer(earthrise, with: .success(blue))
    try pictures.answer(migrantMother, with: .success(red))
    #expect(pictures.cancelled == [earthrise])
    #expect(shown.value == [nil, red])
  }

  @Test func aPictureThatWasCancelledIsAskedForAnewWithItsRow() throws {
    hide(0)
    show(0)
    #expect(pictures.asked == [earthrise, migrantMother, earthrise])
    try pictures.answer(earthrise, with: .success(red))
    #expect(shown.value == [nil, nil])
    try pictures.answer(earthrise, with: .success(blue))
    #expect(shown.value == [blue, nil])
  }

  @Test func rowsOfOnePhotoAskEachForItself() throws {
    viewModel.reloadButtonTapped()
    try photos.answer(2, with: .success([.earthrise, .earthrise]))
    for row in viewModel.rows { row.willDisplay() }
    hide(0)
    // The first one was asked for before the reload.
    for _ in 1...3 { try pictures.answer(earthrise, with: .success(blue)) }
    #expect(pictures.cancelled == [earthrise, earthrise])
    #expect(shown.value == [nil, blue])
  }

  @Test func aPictureIsKeptUntilAReloadAnswers() throws {
    try pictures.answer(earthrise, with: .success(blue))
    viewModel.reloadButtonTapped()
    hide(0)
    show(0)
    #expect(shown.value == [blue, nil])
    #expect(pictures.asked == [earthrise, migrantMother])

    try photos.answer(2, with: .success([.earthrise]))
    #expect(shown.value == [nil])
    show(0)
    #expect(pictures.asked == [earthrise, migrantMother, earthrise])
  }

  /// So that the table makes its cells anew, and they ask.
  @Test func aReloadMakesOtherRowsOfTheSamePhotos() throws {
    let former = viewModel.rows
    viewModel.reloadButtonTapped()
    try photos.answer(2, with: .success([.earthrise, .migrantMother]))
    #expect(viewModel.rows.map(\.name) == former.map(\.name))
    #expect(zip(viewModel.rows, former).allSatisfy { $0 != $1 })
  }

  @Test func aReloadCancelsThePicturesOnlyWhenItAnswers() throws {
    viewModel.reloadButtonTapped()
    try pictures.answer(earthrise, with: .success(blue))
    #expect(shown.value == [blue, nil])

    try photos.answer(2, with: .success([.earthrise, .migrantMother]))
    try pictures.answer(migrantMother, with: .success(red))
    #expect(pictures.cancelled == [migrantMother])
    #expect(shown.value == [nil, nil])
  }

  @Test func aCellThatGoesAfterAReloadCancelsForItsFormerRow() throws {
    let cell = PhotoTableViewCell()
    cell.show(viewModel.rows[0])
    viewModel.reloadButtonTapped()
    try photos.answer(2, with: .success([.migrantMother]))
    show(0)
    cell.didEndDisplaying()
    try pictures.answer(earthrise, with: .success(blue))
    // The first one was asked for before the reload.
    for _ in 1...2 { try pictures.answer(migrantMother, with: .success(red)) }
    #expect(pictures.cancelled == [earthrise, migrantMother])
    #expect(shown.value == [red])
  }

  @Test func aFailedReloadKeepsThePictures() throws {
    try pictures.answer(earthrise, with: .success(blue))
    viewModel.reloadButtonTapped()
    try photos.answer(2, with: .failure(.overloaded))
    try pictures.answer(migrantMother, with: .success(red))
    #expect(shown.value == [blue, red])
    hide(0)
    show(0)
    #expect(pictures.asked == [earthrise, migrantMother])
  }

  private func show(_ row: Int) {
    viewModel.rows[row].willDisplay()
  }

  private func hide(_ row: Int) {
    viewModel.rows[row].didEndDisplaying()
  }
}
