import ConsoleUI
import Layouts
import Models
import Pictures
import TestSupport
import Testing

@testable import TraditionalMVC

/// Who asks for a row's picture and who shows it, through the screen.
@MainActor
@Suite(.settled)
struct PhotoPictureScreenTests {
  private let photos = HeldPhotoService()
  private let pictures = HeldPictureService()
  private let model: PhotoListModel
  private let screen: PhotoRowsDriver
  /// The rows that are on the screen at first.
  private let firstRows: [Int]

  init() throws {
    model = PhotoListModel(photoService: photos, pictureService: pictures)
    screen = try PhotoRowsDriver(model: model)
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

  @Test func aPlaceholderStandsUntilThePictureComes() throws {
    #expect(screen.rowPictures.allSatisfy { $0 == nil })
    try pictures.answer(PictureRequest(1), with: .success(.numbered(1)))
    #expect(
      screen.rowPictures == firstRows.map { $0 == 1 ? .numbered(1) : nil }
    )
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

  // Here two lists may share a photo's model, and so its picture.
  @Test func aRowThatHasGoneCancelsNoRequestForAnotherList() throws {
    let other = try PhotoRowsDriver(model: model)
    #expect(other.rowNumbers == firstRows)
    screen.scroll(to: 29)
    try pictures.answer(PictureRequest(1), with: .success(.numbered(1)))
    #expect(pictures.cancelled == [])
    #expect(
      other.rowPictures == firstRows.map { $0 == 1 ? .numbered(1) : nil }
    )
    other.scroll(to: 29)
    try pictures.answer(PictureRequest(0), with: .success(.numbered(0)))
    #expect(pictures.cancelled == [PictureRequest(0)])
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
    #expect(screen.window.topView is PhotoDetailView)
    try pictures.answer(PictureRequest(1), with: .success(.numbered(1)))
    #expect(pictures.cancelled == [])
    let cell = screen.layout.tableView.visibleCells[1] as? PhotoCell
    #expect(cell?.imageView.image == .numbered(1))
  }

  @Test func aPhotoThatIsOpenedAsksForItsLargePicture() throws {
    screen.layout.tableView.selectRow(at: 0)
    let rows = firstRows.map { PictureRequest($0) }
    #expect(pictures.asked == rows + [PictureRequest(0, .detail)])
    let large = Picture.numbered(0, size: .detail)
    try pictures.answer(PictureRequest(0, .detail), with: .success(large))
    let shown = screen.window.topView?.subviews.first
    let detail = try #require(shown as? PhotoDetailLayout)
    #expect(detail.imageView.image == large)
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
}
