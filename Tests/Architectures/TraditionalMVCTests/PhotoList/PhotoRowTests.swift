import ConsoleUI
import Foundation
import Layouts
import Models
import TestSupport
import Testing

@testable import TraditionalMVC

/// The view words the rows, so these run through it.
@MainActor
@Suite(.settled)
struct PhotoRowTests {
  private let service = HeldPhotoService()
  private let model: PhotoListModel
  private let view: PhotoListView

  init() {
    model = PhotoListModel(
      photoService: service,
      pictureService: HeldPictureService()
    )
    view = PhotoListView(model: model)
    model.loadPhotos()
  }

  @Test func aRowShowsNameDetailsAndDate() throws {
    let row = try makeRow(showing: .earthrise)
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
    let row = try makeRow(showing: photo)
    #expect(row.detailsLabel.text == details)
  }

  @Test func lineBreaksAreShownAsSpaces() throws {
    let photo = Photo.sample(
      name: "Moon\nand\r\nEarth",
      description: "Seen\u{2028}twice",
      camera: "Box\ncamera"
    )
    let row = try makeRow(showing: photo)
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
    let row = try makeRow(showing: photo)
    #expect(row.dateLabel.text == date)
  }

  // The table may put its view in another row then.
  @Test func aRowThatWasReleasedShowsNoLaterPicture() throws {
    let pictures = HeldPictureService()
    let model = PhotoModel(photo: .earthrise, size: .row, service: pictures)
    let row = PhotoRowView()
    row.setModel(model)
    model.loadPicture()
    row.release()
    model.loadPicture()
    // The first answer is that of the request that was cancelled.
    for _ in 1...2 {
      try pictures.answer(PictureRequest(1), with: .success(.numbered(1)))
    }
    #expect(model.picture == .numbered(1))
    #expect(row.imageView.image == nil)
  }

  @Test func aRowThatTakesAnotherModelLeavesTheFormer() throws {
    let pictures = HeldPictureService()
    let models = [Photo.earthrise, .migrantMother].map { photo in
      PhotoModel(photo: photo, size: .row, service: pictures)
    }
    let row = PhotoRowView()
    for model in models {
      model.loadPicture()
      row.setModel(model)
    }
    #expect(row.model === models[1])
    #expect(row.nameLabel.text == "Migrant Mother")
    try pictures.answer(PictureRequest(2), with: .success(.numbered(2)))
    #expect(row.imageView.image == .numbered(2))
    // Were the row still told of the first, it would show its picture anew.
    row.imageView.image = nil
    try pictures.answer(PictureRequest(1), with: .success(.numbered(1)))
    #expect(row.imageView.image == nil)
  }

  @Test func twoViewsOfOneModelAgree() throws {
    let views = [view, PhotoListView(model: model)]
    for view in views {
      #expect(try layout(of: view).tableView.numberOfRows == 0)
    }
    try service.answer(1, with: .success([.earthrise]))
    for view in views {
      #expect(try layout(of: view).tableView.numberOfRows == 1)
    }
    try layout(of: views[0]).reloadButton.sendActions()
    for view in views {
      #expect(try layout(of: view).activityIndicator.isAnimating)
    }
  }

  private func layout(of view: PhotoListView) throws -> PhotoListLayout {
    try #require(view.subviews.first as? PhotoListLayout)
  }

  private func makeRow(showing photo: Photo) throws -> PhotoCell {
    try service.answer(1, with: .success([photo]))
    let tableView = TableView(rowHeight: PhotoCell.height)
    let cell = view.tableView(tableView, cellForRowAt: 0)
    return try #require(cell as? PhotoCell)
  }
}
