import ConsoleUI
import Layouts
import MVC
import Models
import Pictures
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct PhotoPictureTests {
  private let photos = HeldPhotoService()
  private let pictures = HeldPictureService()
  private let screen: PhotoListDriver
  /// The rows that are on the screen at first.
  private let firstRows: [Int]

  init() throws {
    screen = try PhotoListDriver(service: photos, pictures: pictures)
    // The identity of each is its row.
    try photos.answer(1, with: .success(Photo.numbered(0..<30)))
    firstRows = screen.rowNumbers
  }

  @Test func theRowsOnTheScreenAskForTheirPictures() {
    #expect(firstRows.count > 2)
    #expect(pictures.asked == firstRows.map { PictureRequest($0) })
  }

  @Test func aRowThatIsMadeAsksForNoPictureBeforeItShows() throws {
    let tableView = screen.layout.tableView
    _ = try #require(tableView.dataSource)
      .tableView(tableView, cellForRowAt: 29)
    #expect(pictures.asked == firstRows.map { PictureRequest($0) })
  }

  @Test func aCellThatGoesLateCancelsNotTheRequestOfItsRowsNewCell() throws {
    let tableView = screen.layout.tableView
    let delegate = try #require(tableView.delegate)
    let former = try #require(tableView.visibleCells[0])
    let cell = PhotoCell()
    delegate.tableView(tableView, willDisplay: cell, forRowAt: 0)
    delegate.tableView(tableView, didEndDisplaying: former, forRowAt: 0)
    try pictures.answer(PictureRequest(0), with: .success(.numbered(1)))
    #expect(pictures.cancelled == [PictureRequest(0)])
    #expect(screen.rowPictures[0] == nil)
    try pictures.answer(PictureRequest(0), with: .success(.numbered(0)))
    #expect(screen.rowPictures[0] == .numbered(0))
  }

  @Test func aPlaceholderStandsUntilThePictureComes() throws {
    #expect(screen.rowPictures.allSatisfy { $0 == nil })
    try pictures.answer(PictureRequest(1), with: .success(.numbered(1)))
    #expect(
      screen.rowPictures == firstRows.map { $0 == 1 ? .numbered(1) : nil }
    )
  }

  @Test func aPictureThatComesUpdatesNoCellButItsOwn() throws {
    let rows = screen.rows
    for row in rows { row.nameLabel.text = "Not updated" }
    try pictures.answer(PictureRequest(1), with: .success(.numbered(1)))
    #expect(screen.rowPictures[1] == .numbered(1))
    let updated = rows.indices.filter {
      rows[$0].nameLabel.text != "Not updated"
    }
    #expect(updated == [1])
  }

  @Test(arguments: [
    Result<Picture?, ServiceError>.success(nil), .failure(.noNetwork),
  ])
  func aPictureThatDoesNotComeIsAskedForAgain(
    answer: Result<Picture?, ServiceError>
  ) throws {
    try pictures.answer(PictureRequest(1), with: answer)
    #expect(screen.rowPictures.allSatisfy { $0 == nil })
    #expect(try screen.window.readAlerts() == [])
    #expect(pictures.asked.count { $0.id == 1 } == 1)
    screen.scroll(to: 29)
    screen.scroll(to: 0)
    #expect(pictures.asked.count { $0.id == 1 } == 2)
  }

  @Test func aRowThatHasGoneCancelsItsRequest() throws {
    screen.scroll(to: 29)
    for row in firstRows {
      try pictures.answer(PictureRequest(row), with: .success(.numbered(row)))
    }
    #expect(pictures.cancelled == firstRows.map { PictureRequest($0) })
  }

  @Test func aLatePictureShowsInNoOtherRow() throws {
    screen.scroll(to: 29)
    let lastRows = screen.rowNumbers
    for row in firstRows {
      try pictures.answer(PictureRequest(row), with: .success(.numbered(row)))
    }
    #expect(screen.rowPictures.allSatisfy { $0 == nil })
    for row in lastRows {
      try pictures.answer(PictureRequest(row), with: .success(.numbered(row)))
    }
    #expect(screen.rowPictures == lastRows.map { .numbered($0) })
  }

  @Test func aCellThatIsUsedAgainLosesItsPicture() throws {
    for row in firstRows {
      try pictures.answer(PictureRequest(row), with: .success(.numbered(row)))
    }
    screen.scroll(to: 29)
    #expect(screen.rowPictures.allSatisfy { $0 == nil })
  }

  @Test func aRowThatIsCoveredStillGetsItsPicture() throws {
    screen.layout.tableView.selectRow(at: 0)
    _ = screen.window.makeFrame()
    #expect(screen.detail != nil)
    try pictures.answer(PictureRequest(1), with: .success(.numbered(1)))
    #expect(pictures.cancelled == [])
    screen.window.goBack()
    #expect(screen.rowPictures[1] == .numbered(1))
    #expect(pictures.asked.count { $0.id == 1 } == 1)
  }

  @Test func aPictureIsKeptUntilAReloadAnswers() throws {
    try pictures.answer(PictureRequest(1), with: .success(.numbered(1)))
    screen.scroll(to: 29)
    screen.scroll(to: 0)
    #expect(screen.rowPictures[1] == .numbered(1))
    screen.layout.reloadButton.sendActions()
    try photos.answer(2, with: .failure(.noNetwork))
    #expect(screen.rowPictures[1] == .numbered(1))
    #expect(pictures.asked.count { $0.id == 1 } == 1)
    screen.layout.reloadButton.sendActions()
    try photos.answer(3, with: .success(Photo.numbered(0..<30)))
    #expect(screen.rowPictures[1] == nil)
    #expect(pictures.asked.count { $0.id == 1 } == 2)
  }

  @Test func aReloadThatAnswersCancelsTheRequestsOfItsFormerRows() throws {
    screen.layout.reloadButton.sendActions()
    try photos.answer(2, with: .success(Photo.numbered(100..<130)))
    #expect(screen.rowNumbers == firstRows)
    for row in firstRows {
      try pictures.answer(PictureRequest(row), with: .success(.numbered(row)))
    }
    #expect(pictures.cancelled == firstRows.map { PictureRequest($0) })
    #expect(screen.rowPictures.allSatisfy { $0 == nil })
  }

  /// UIKit may say only later which rows have gone.
  @Test func aReloadThatAnswersWaitsForNoRowToGo() throws {
    let tableView = screen.layout.tableView
    tableView.delegate = nil
    screen.layout.reloadButton.sendActions()
    try photos.answer(2, with: .success(Photo.numbered(0..<30)))
    #expect(screen.rowNumbers == firstRows)
    for row in firstRows {
      try pictures.answer(PictureRequest(row), with: .success(.numbered(row)))
    }
    #expect(pictures.cancelled == firstRows.map { PictureRequest($0) })
    #expect(screen.rowPictures.allSatisfy { $0 == nil })
  }
}
