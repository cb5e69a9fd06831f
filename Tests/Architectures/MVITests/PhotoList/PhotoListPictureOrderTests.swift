import Models
import Pictures
import TestSupport
import Testing

@testable import MVI

/// Rows go, and come back, while their pictures are on their way.
@MainActor
@Suite(.settled)
struct PhotoListPictureOrderTests {
  private let pictures = HeldPictureService()
  private let store: Store<PhotoListReducer>

  private let earthrise = PictureRequest(Photo.earthrise.id)
  private let migrantMother = PictureRequest(Photo.migrantMother.id)
  private let large = PictureRequest(Photo.earthrise.id, .detail)

  private let blue = Picture.sample(.init(red: 0, green: 0, blue: 255))
  private let red = Picture.sample(.init(red: 255, green: 0, blue: 0))

  init() throws {
    let photos = HeldPhotoService()
    store = Store(
      initialState: PhotoListState(),
      reducer: PhotoListReducer(),
      effectHandler: PhotoListEffectHandler(
        photoService: photos,
        pictureService: pictures
      )
    )
    store.send(.viewDidLoad)
    try photos.answer(1, with: .success([.earthrise, .migrantMother]))
    for row in store.state.rows.indices { show(row) }
  }

  @Test func aRowThatHasGoneCancelsItsPicture() throws {
    store.send(.rowGone(0))
    try pictures.answer(earthrise, with: .success(blue))
    try pictures.answer(migrantMother, with: .success(red))
    #expect(pictures.cancelled == [earthrise])
    #expect(shown == [nil, red])
  }

  @Test func aPictureThatWasCancelledIsAskedForAnewWithItsRow() throws {
    store.send(.rowGone(0))
    show(0)
    #expect(pictures.asked == [earthrise, migrantMother, earthrise])
    try pictures.answer(earthrise, with: .success(red))
    #expect(shown == [nil, nil])
    try pictures.answer(earthrise, with: .success(blue))
    #expect(shown == [blue, nil])
  }

  @Test func aDetailThatIsLeftCancelsItsPictureAndNoRows() throws {
    store.send(.photoSelected(id: Photo.earthrise.id))
    store.send(.detail(.viewDidLoad))
    store.send(.detailClosed)
    #expect(pictures.asked == [earthrise, migrantMother, large])
    for request in pictures.asked {
      try pictures.answer(request, with: .success(blue))
    }
    #expect(pictures.cancelled == [large])
    #expect(shown == [blue, blue])
  }

  private var shown: [Picture?] {
    store.state.rows.map { store.state.pictures[$0.photoID] }
  }

  private func show(_ row: Int) {
    store.send(.rowShown(row))
  }
}
