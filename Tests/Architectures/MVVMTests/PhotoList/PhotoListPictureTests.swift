import Models
import Pictures
import TestSupport
import Testing

@testable import MVVM

@MainActor
@Suite(.settled)
struct PhotoListPictureTests {
  private let photos = HeldPhotoService()
  private let pictures = HeldPictureService()
  private let listener = PhotoListListener()
  private let viewModel: PhotoListViewModel

  private let earthrise = PictureRequest(Photo.earthrise.id)
  private let migrantMother = PictureRequest(Photo.migrantMother.id)

  private let blue = Picture.sample(.init(red: 0, green: 0, blue: 255))
  private let red = Picture.sample(.init(red: 255, green: 0, blue: 0))

  init() throws {
    viewModel = listener.makeViewModel(
      photoService: photos,
      pictureService: pictures
    )
    viewModel.viewDidLoad()
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
    #expect(listener.alerts == [])
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
    var inCell: Picture?
    let former = viewModel.cellViewModel(atRow: 0)
    former.$picture.bind(listener) { inCell = $1 }
    former.$picture.unbind(listener)
    former.didEndDisplaying()
    let own = viewModel.cellViewModel(atRow: 1)
    own.$picture.bind(listener) { inCell = $1 }
    try pictures.answer(earthrise, with: .success(blue))
    #expect(inCell == nil)
    try pictures.answer(migrantMother, with: .success(red))
    #expect(inCell == red)
  }

  @Test func aPictureIsKeptUntilAReloadAnswers() throws {
    try pictures.answer(earthrise, with: .success(blue))
    viewModel.reloadButtonTapped()
    hide(0)
    show(0)
    #expect(shown == [blue, nil])
    #expect(pictures.asked == [earthrise, migrantMother])

    try photos.answer(2, with: .success([.earthrise]))
    #expect(shown == [nil])
    #expect(pictures.asked == [earthrise, migrantMother, earthrise])
  }

  @Test func aReloadCancelsThePicturesOnlyWhenItAnswers() throws {
    viewModel.reloadButtonTapped()
    try pictures.answer(earthrise, with: .success(blue))
    #expect(shown == [blue, nil])

    try photos.answer(2, with: .success([.earthrise]))
    try pictures.answer(migrantMother, with: .success(red))
    #expect(pictures.cancelled == [migrantMother])
    #expect(shown == [nil])
  }

  @Test func aFailedReloadKeepsThePictures() throws {
    try pictures.answer(earthrise, with: .success(blue))
    viewModel.reloadButtonTapped()
    try photos.answer(2, with: .failure(.overloaded))
    try pictures.answer(migrantMother, with: .success(red))
    #expect(shown == [blue, red])
    hide(0)
    show(0)
    #expect(pictures.asked == [earthrise, migrantMother])
  }

  /// The picture of each row; nil where a placeholder stands.
  private var shown: [Picture?] {
    listener.rows.indices.map { viewModel.cellViewModel(atRow: $0).picture }
  }

  private func hide(_ row: Int) {
    listener.rows[row].didEndDisplaying()
  }

  private func show(_ row: Int) {
    viewModel.cellViewModel(atRow: row).willDisplay()
  }
}
