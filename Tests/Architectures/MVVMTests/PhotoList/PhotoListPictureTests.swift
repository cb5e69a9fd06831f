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
  private let viewModel: PhotoListViewModel
  private let listener: PhotoListListener

  private let earthrise = PictureRequest(Photo.earthrise.id)
  private let migrantMother = PictureRequest(Photo.migrantMother.id)

  private let blue = Picture.sample(.init(red: 0, green: 0, blue: 255))
  private let red = Picture.sample(.init(red: 255, green: 0, blue: 0))

  init() throws {
    viewModel = PhotoListViewModel(
      photoService: photos,
      pictureService: pictures
    )
    listener = PhotoListListener(to: viewModel)
    viewModel.viewDidLoad()
    try photos.answer(1, with: .success([.earthrise, .migrantMother]))
  }

  @Test func aPictureIsAskedForWhenItsRowIsMade() {
    #expect(pictures.asked == [earthrise, migrantMother])
    listener.hide(1)
    #expect(pictures.asked == [earthrise, migrantMother])
    listener.show(1)
    #expect(pictures.asked == [earthrise, migrantMother, migrantMother])
  }

  @Test func aPlaceholderStandsUntilThePictureComes() throws {
    #expect(listener.pictures == [nil, nil])
    try pictures.answer(migrantMother, with: .success(red))
    #expect(listener.pictures == [nil, red])
    try pictures.answer(earthrise, with: .success(blue))
    #expect(listener.pictures == [blue, red])
  }

  @Test(arguments: [
    Result<Picture?, ServiceError>.success(nil), .failure(.noNetwork),
  ])
  func aPictureThatDoesNotComeIsAskedForAnewWithItsRow(
    answer: Result<Picture?, ServiceError>
  ) throws {
    try pictures.answer(earthrise, with: answer)
    #expect(listener.pictures == [nil, nil])
    #expect(listener.alerts == [])
    listener.hide(0)
    listener.show(0)
    #expect(pictures.asked == [earthrise, migrantMother, earthrise])
  }

  @Test func aRowThatHasGoneCancelsItsPicture() throws {
    listener.hide(0)
    try pictures.answer(earthrise, with: .success(blue))
    try pictures.answer(migrantMother, with: .success(red))
    #expect(pictures.cancelled == [earthrise])
    #expect(listener.pictures == [red])
  }

  @Test func aPictureThatWasCancelledIsAskedForAnewWithItsRow() throws {
    listener.hide(0)
    listener.show(0)
    #expect(pictures.asked == [earthrise, migrantMother, earthrise])
    try pictures.answer(earthrise, with: .success(red))
    #expect(listener.pictures == [nil, nil])
    try pictures.answer(earthrise, with: .success(blue))
    #expect(listener.pictures == [blue, nil])
  }

  @Test func aCellThatIsUsedAgainShowsItsOwnPhotosPictureOnly() throws {
    var shown: Picture?
    let former = viewModel.cellViewModel(atRow: 0)
    former.pictureDidChange = { shown = $0 }
    former.didEndDisplaying()
    let own = viewModel.cellViewModel(atRow: 1)
    own.pictureDidChange = { shown = $0 }
    try pictures.answer(earthrise, with: .success(blue))
    #expect(shown == nil)
    try pictures.answer(migrantMother, with: .success(red))
    #expect(shown == red)
  }

  @Test func aPictureIsKeptUntilAReloadAnswers() throws {
    try pictures.answer(earthrise, with: .success(blue))
    viewModel.reloadButtonTapped()
    listener.hide(0)
    listener.show(0)
    #expect(listener.pictures == [blue, nil])
    #expect(pictures.asked == [earthrise, migrantMother])

    try photos.answer(2, with: .success([.earthrise]))
    #expect(listener.pictures == [nil])
    #expect(pictures.asked == [earthrise, migrantMother, earthrise])
  }

  @Test func aReloadCancelsThePicturesOnlyWhenItAnswers() throws {
    viewModel.reloadButtonTapped()
    try pictures.answer(earthrise, with: .success(blue))
    #expect(listener.pictures == [blue, nil])

    try photos.answer(2, with: .success([.earthrise]))
    try pictures.answer(migrantMother, with: .success(red))
    #expect(pictures.cancelled == [migrantMother])
    #expect(listener.pictures == [nil])
  }

  @Test func aFailedReloadKeepsThePictures() throws {
    try pictures.answer(earthrise, with: .success(blue))
    viewModel.reloadButtonTapped()
    try photos.answer(2, with: .failure(.overloaded))
    try pictures.answer(migrantMother, with: .success(red))
    #expect(listener.pictures == [blue, red])
    listener.hide(0)
    listener.show(0)
    #expect(pictures.asked == [earthrise, migrantMother])
  }
}
