import Models
import Pictures
import TestSupport
import Testing

@testable import MVI

struct PhotoDetailTests {
  private var state = PhotoListState()
  private var commands: [Command<PhotoListEffect, PhotoListEvent>] = []

  private let picture = Picture.sample(
    .init(red: 0, green: 0, blue: 255),
    size: .detail
  )

  init() {
    var bare = Photo.earthrise
    bare.id = 2
    bare.imageURL = nil
    send(.photosResponse(.success([.earthrise, bare])))
  }

  @Test mutating func theDetailShowsNameAndAddress() {
    send(.photoSelected(id: Photo.earthrise.id))
    #expect(state.detail?.name == "Earthrise")
    #expect(state.detail?.address == "https://example.com/earthrise.jpg")
  }

  @Test mutating func aPhotoWithoutAnAddressSaysSo() {
    send(.photoSelected(id: 2))
    #expect(state.detail?.address == "No address")
  }

  @Test mutating func theLargePictureIsAskedForWhenTheDetailShows() {
    send(.photoSelected(id: Photo.earthrise.id))
    #expect(commands == [])
    send(.detail(.viewDidLoad))
    let id = Photo.earthrise.id
    #expect(
      commands == [
        .cancellable(.run(.detail(.fetchPicture(of: id))), id: .detail)
      ]
    )
  }

  @Test mutating func aPlaceholderStandsUntilThePictureComes() throws {
    send(.photoSelected(id: Photo.earthrise.id))
    let detail = try #require(state.detail)
    #expect(detail.picture == nil)
    send(.detail(.pictureResponse(.success(picture))))
    #expect(state.detail?.picture == picture)
    #expect(commands == [])
  }

  @Test(arguments: [
    Result<Picture?, ServiceError>.success(nil), .failure(.noNetwork),
  ])
  mutating func thePlaceholderStaysWhereNoPictureComes(
    answer: Result<Picture?, ServiceError>
  ) {
    send(.photoSelected(id: Photo.earthrise.id))
    let before = state
    send(.detail(.pictureResponse(answer)))
    #expect(state == before)
    #expect(commands == [])
  }

  @Test mutating func aDetailThatIsLeftCancelsItsPicture() {
    send(.photoSelected(id: Photo.earthrise.id))
    send(.detailClosed)
    #expect(commands == [.cancel(id: .detail)])
    send(.detail(.pictureResponse(.success(picture))))
    #expect(state.detail == nil)
  }

  @Test mutating func whileADetailIsOpenNoOtherOpens() {
    send(.photoSelected(id: Photo.earthrise.id))
    send(.photoSelected(id: 2))
    #expect(state.detail?.id == Photo.earthrise.id)
    #expect(commands == [])
  }

  private mutating func send(_ event: PhotoListEvent) {
    commands = PhotoListReducer().reduce(into: &state, event: event)
  }
}
