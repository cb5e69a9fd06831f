import ConsoleUI
import Foundation
import Layouts
import Models
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct PhotoRowTests {
  private let service = HeldPhotoService()
  private let screen: PhotoListDriver

  init() throws {
    screen = try PhotoListDriver(service: service)
  }

  @Test func aRowShowsNameDetailsAndDate() throws {
    try service.answer(1, with: .success([.earthrise]))
    let row = try #require(screen.rows.first)
    #expect(row.nameLabel.text == "Earthrise")
    #expect(
      row.detailsLabel.text == "Hasselblad 500 EL - The Earth above the Moon"
    )
    #expect(row.dateLabel.text == "1968-12-24")
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
    let row = try #require(screen.rows.first)
    #expect(row.detailsLabel.text == details)
  }

  @Test func lineBreaksAreShownAsSpaces() throws {
    let photo = Photo.sample(
      name: "Moon\nand\r\nEarth",
      description: "Seen\u{2028}twice",
      camera: "Box\ncamera"
    )
    try service.answer(1, with: .success([photo]))
    let row = try #require(screen.rows.first)
    #expect(row.nameLabel.text == "Moon and Earth")
    #expect(row.detailsLabel.text == "Box camera - Seen twice")
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
    let row = try #require(screen.rows.first)
    #expect(row.dateLabel.text == date)
  }

  @Test func selectingAPhotoForSaleShowsIt() throws {
    try service.answer(1, with: .success([.migrantMother, .earthrise]))
    screen.layout.tableView.selectRow(at: 1)
    let detail = try #require(screen.detail)
    #expect(detail.nameLabel.text == "Earthrise")
    #expect(detail.urlLabel.text == "https://example.com/earthrise.jpg")
    #expect(try screen.window.readAlerts() == [])
  }

  @Test func selectingAPhotoNotForSaleSaysSo() throws {
    try service.answer(1, with: .success([.earthrise, .migrantMother]))
    screen.layout.tableView.selectRow(at: 1)
    #expect(
      try screen.window.readAlerts() == [
        AlertText("Not for sale", "This item is not for sale")
      ]
    )
    #expect(screen.layout.tableView.selectedRow == nil)
    #expect(screen.detail == nil)
  }
}
