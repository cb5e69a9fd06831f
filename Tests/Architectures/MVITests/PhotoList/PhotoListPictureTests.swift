import Models
import Pictures
import TestSupport
import Testing

@testable import MVI

struct PhotoListPictureTests {
  private var state = PhotoListState()
  private var commands: [Command<PhotoListEffect, PhotoListEvent>] = []

  private let blue = Picture.sample(.init(red: 0, green: 0, blue: 255))
  private let red = Picture.sample(.init(red: 255, green: 0, blue: 0))

  init() {
    send(.viewDidLoad)
    send(.photosResponse(.success([.earthrise, .migrantMother])))
    show(0)
    show(1)
  }

  @Test mutating func aPictureIsAskedForWhenItsRowIsMade() {
    show(0)
    #expect(commands == [request(for: .earthrise)])
  }

  @Test mutating func aPlaceholderStandsUntilThePictureComes() {
    #expect(shown == [nil, nil])
    answer(.migrantMother, with: .success(red))
    #expect(shown == [nil, red])
    answer(.earthrise, with: .success(blue))
    #expect(shown == [blue, red])
  }

  @Test(arguments: [
    Result<Picture?, ServiceError>.success(nil), .failure(.noNetwork),
  ])
  mutating func aPictureThatDoesNotComeIsAskedForAnewWithItsRow(
    result: Result<Picture?, ServiceError>
  ) {
    let before = state
    answer(.earthrise, with: result)
    #expect(state == before)
    #expect(commands == [])
    hide(0)
    show(0)
    #expect(commands == [request(for: .earthrise)])
  }

  @Test mutating func aRowThatHasGoneCancelsItsPicture() {
    let before = state
    hide(1)
    #expect(state == before)
    #expect(commands == [.cancel(id: .picture(row: 1))])
  }

  @Test mutating func theSamePhotoInAnotherRowHasARequestOfItsOwn() {
    send(.photosResponse(.success([.earthrise, .earthrise])))
    show(0)
    #expect(commands == [request(for: .earthrise, row: 0)])
    show(1)
    #expect(commands == [request(for: .earthrise, row: 1)])
    hide(0)
    #expect(commands == [.cancel(id: .picture(row: 0))])
  }

  @Test mutating func aRowThatIsNotThereAsksForNothing() {
    show(2)
    #expect(commands == [])
  }

  @Test mutating func aReloadThatSucceedsCancelsThePicturesOfTheFormerRows() {
    send(.reloadButtonTapped)
    send(.photosResponse(.success([.earthrise])))
    #expect(
      commands == [
        .cancel(id: .picture(row: 0)), .cancel(id: .picture(row: 1)),
      ]
    )
    show(0)
    #expect(commands == [request(for: .earthrise)])
  }

  @Test mutating func aPictureIsKeptUntilAReloadAnswers() {
    answer(.earthrise, with: .success(blue))
    send(.reloadButtonTapped)
    hide(0)
    show(0)
    #expect(shown == [blue, nil])
    #expect(commands == [])

    send(.photosResponse(.success([.earthrise])))
    #expect(shown == [nil])
    show(0)
    #expect(commands == [request(for: .earthrise)])
  }

  /// So that the table makes its cells anew, and they ask.
  @Test mutating func aReloadMakesOtherRowsOfTheSamePhotos() {
    let before = state
    send(.reloadButtonTapped)
    #expect(state.loadNumber == before.loadNumber)
    send(.photosResponse(.success([.earthrise, .migrantMother])))
    #expect(state.loadNumber != before.loadNumber)
  }

  @Test mutating func aFailedReloadKeepsThePictures() {
    answer(.earthrise, with: .success(blue))
    let before = state
    send(.reloadButtonTapped)
    send(.photosResponse(.failure(.overloaded)))
    #expect(state.loadNumber == before.loadNumber)
    #expect(shown == [blue, nil])
  }

  private var shown: [Picture?] {
    state.rows.map { state.pictures[$0.photoID] }
  }

  private func request(
    for photo: Photo,
    row: Int = 0
  ) -> Command<PhotoListEffect, PhotoListEvent> {
    .cancellable(
      .run(.fetchPicture(of: photo.id)),
      id: .picture(row: row),
      cancelInFlight: true
    )
  }

  private mutating func show(_ row: Int) {
    send(.rowShown(row))
  }

  private mutating func hide(_ row: Int) {
    send(.rowGone(row))
  }

  private mutating func answer(
    _ photo: Photo,
    with result: Result<Picture?, ServiceError>
  ) {
    send(.pictureResponse(of: photo.id, result))
  }

  private mutating func send(_ event: PhotoListEvent) {
    commands = PhotoListReducer().reduce(into: &state, event: event)
  }
}
