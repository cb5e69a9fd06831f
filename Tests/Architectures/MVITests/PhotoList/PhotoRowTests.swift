import Foundation
import Models
import TestSupport
import Testing

@testable import MVI

struct PhotoRowTests {
  private var state = PhotoListState()

  init() {
    send(.viewDidLoad)
  }

  @Test mutating func aRowShowsNameDetailsAndDate() throws {
    send(.photosResponse(.success([.earthrise])))
    let row = try #require(state.rows.first)
    #expect(row.name == "Earthrise")
    #expect(row.details == "Hasselblad 500 EL - The Earth above the Moon")
    #expect(row.date == "1968-12-24")
  }

  @Test(arguments: [
    ("Leica", "A view", "Leica - A view"),
    ("Leica", nil, "Leica"),
    ("Leica", " ", "Leica"),
    (nil, "A view", "A view"),
    ("\t", "A view", "A view"),
    (nil, nil, ""),
    ("", "", ""),
  ])
  mutating func whatIsMissingOrBlankIsLeftOutOfTheDetails(
    camera: String?,
    description: String?,
    details: String
  ) throws {
    let photo = Photo.sample(description: description, camera: camera)
    send(.photosResponse(.success([photo])))
    let row = try #require(state.rows.first)
    #expect(row.details == details)
  }

  @Test mutating func lineBreaksAreShownAsSpaces() throws {
    let photo = Photo.sample(
      name: "Moon\nand\r\nEarth",
      description: "Seen\u{2028}twice",
      camera: "Box\ncamera"
    )
    send(.photosResponse(.success([photo])))
    let row = try #require(state.rows.first)
    #expect(row.name == "Moon and Earth")
    #expect(row.details == "Box camera - Seen twice")
  }

  @Test(arguments: [
    ("2017-10-01T00:00:00Z", "2017-10-01"),
    ("2017-10-01T23:59:59Z", "2017-10-01"),
    ("2018-12-31T12:00:00Z", "2018-12-31"),
    ("1936-03-06T12:00:00Z", "1936-03-06"),
  ])
  mutating func theDateIsTheOneInUTC(time: String, date: String) throws {
    let photo = Photo.sample(createdAt: try Date(time, strategy: .iso8601))
    send(.photosResponse(.success([photo])))
    let row = try #require(state.rows.first)
    #expect(row.date == date)
  }

  @Test mutating func selectingAPhotoForSaleShowsIt() {
    send(.photosResponse(.success([.migrantMother, .earthrise])))
    send(.photoSelected(id: Photo.earthrise.id))
    #expect(state.detail == PhotoDetailState(photo: .earthrise))
    #expect(state.alerts.due == [])
  }

  @Test mutating func selectingAPhotoNotForSaleSaysSo() {
    send(.photosResponse(.success([.earthrise, .migrantMother])))
    send(.photoSelected(id: Photo.migrantMother.id))
    #expect(state.alerts.due.map(\.title) == ["Not for sale"])
    #expect(
      state.alerts.due.map(\.message) == ["This item is not for sale"]
    )
    #expect(state.detail == nil)
  }

  private mutating func send(_ event: PhotoListEvent) {
    _ = PhotoListReducer().reduce(into: &state, event: event)
  }
}
