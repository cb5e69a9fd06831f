import Foundation
import Models
import TestSupport
import Testing

@testable import MVP

@MainActor
@Suite(.settled)
struct PhotoRowTests {
  private let service = HeldPhotoService()
  private let pictures = HeldPictureService()
  private let view = PhotoListViewSpy()
  private let presenter: PhotoListPresenter

  init() {
    presenter = PhotoListPresenter(
      photoService: service,
      pictureService: pictures
    )
    presenter.view = view
    view.presenter = presenter
    presenter.viewDidLoad()
  }

  @Test func aRowShowsNameDetailsAndDate() throws {
    try service.answer(1, with: .success([.earthrise]))
    let row = try #require(view.rows.first)
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
  func whatIsMissingOrBlankIsLeftOutOfTheDetails(
    camera: String?,
    description: String?,
    details: String
  ) throws {
    let photo = Photo.sample(description: description, camera: camera)
    try service.answer(1, with: .success([photo]))
    let row = try #require(view.rows.first)
    #expect(row.details == details)
  }

  @Test func lineBreaksAreShownAsSpaces() throws {
    let photo = Photo.sample(
      name: "Moon\nand\r\nEarth",
      description: "Seen\u{2028}twice",
      camera: "Box\ncamera"
    )
    try service.answer(1, with: .success([photo]))
    let row = try #require(view.rows.first)
    #expect(row.name == "Moon and Earth")
    #expect(row.details == "Box camera - Seen twice")
  }

  @Test(arguments: [
    ("2017-10-01T00:00:00Z", "2017-10-01"),
    ("2017-10-01T23:59:59Z", "2017-10-01"),
    ("2018-12-31T12:00:00Z", "2018-12-31"),
    ("1936-03-06T12:00:00Z", "1936-03-06"),
  ])
  func theDateIsTheOneInUTC(time: String, date: String) throws {
    let photo = Photo.sample(createdAt: try Date(time, strategy: .iso8601))
    try service.answer(1, with: .success([photo]))
    let row = try #require(view.rows.first)
    #expect(row.date == date)
  }

  @Test func selectingAPhotoForSaleShowsIt() throws {
    try service.answer(1, with: .success([.migrantMother, .earthrise]))
    presenter.photoSelected(atRow: 1)
    #expect(view.detailRows == [1])
    #expect(presenter.photo(atRow: 1) == .earthrise)
    #expect(view.alerts == [])
  }

  @Test func selectingAPhotoNotForSaleSaysSo() throws {
    try service.answer(1, with: .success([.earthrise, .migrantMother]))
    presenter.photoSelected(atRow: 1)
    #expect(
      view.alerts == [AlertText("Not for sale", "This item is not for sale")]
    )
    #expect(view.detailRows == [])
  }
}
