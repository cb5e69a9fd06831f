import ConsoleUI
import Layouts
import MVC
import Models
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct PhotoListTests {
  private let service = HeldPhotoService()
  private let screen: PhotoListDriver

  init() throws {
    screen = try PhotoListDriver(service: service)
  }

  @Test func nothingIsLoadedBeforeTheScreenShows() {
    let service = HeldPhotoService()
    let pictures = HeldPictureService()
    _ = makePhotoListScreen(photoService: service, pictureService: pictures)
    #expect(service.asked == [])
    #expect(pictures.asked == [])
  }

  @Test func theListIsLoadingFromTheStart() {
    #expect(service.asked == [1])
    #expect(screen.isLoading)
    #expect(screen.layout.tableView.isHidden)
  }

  @Test func anAnswerEndsTheLoadingAndFillsTheList() throws {
    try service.answer(1, with: .success([.earthrise, .migrantMother]))
    #expect(!screen.isLoading)
    #expect(screen.rowNames == ["Earthrise", "Migrant Mother"])
    #expect(try screen.window.readAlerts() == [])
  }

  @Test func anAnswerWithoutPhotosLeavesTheListEmpty() throws {
    try service.answer(1, with: .success([]))
    #expect(!screen.isLoading)
    #expect(screen.rows.isEmpty)
    #expect(try screen.window.readAlerts() == [])
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  func aFailureEndsTheLoadingAndSaysWhy(
    error: ServiceError,
    message: String
  ) throws {
    try service.answer(1, with: .failure(error))
    #expect(!screen.isLoading)
    #expect(screen.rows.isEmpty)
    #expect(try screen.window.readAlerts() == [AlertText("Alert", message)])
  }

  @Test func aReloadIsLoadingAgain() throws {
    try service.answer(1, with: .success([.earthrise]))
    screen.layout.reloadButton.sendActions()
    #expect(service.asked == [1, 2])
    #expect(screen.isLoading)
    #expect(screen.layout.tableView.isHidden)
  }

  @Test func aReloadAfterASuccessReplacesTheRows() throws {
    try service.answer(1, with: .success([.earthrise]))
    screen.layout.reloadButton.sendActions()
    try service.answer(2, with: .success([.migrantMother]))
    #expect(!screen.isLoading)
    #expect(screen.rowNames == ["Migrant Mother"])
  }

  @Test func aReloadAfterAFailureFillsTheList() throws {
    try service.answer(1, with: .failure(.noNetwork))
    screen.layout.reloadButton.sendActions()
    try service.answer(2, with: .success([.earthrise]))
    #expect(!screen.isLoading)
    #expect(screen.rowNames == ["Earthrise"])
  }

  @Test func aFailedReloadKeepsTheRows() throws {
    try service.answer(1, with: .success([.earthrise]))
    screen.layout.reloadButton.sendActions()
    try service.answer(2, with: .failure(.overloaded))
    #expect(!screen.isLoading)
    #expect(screen.rowNames == ["Earthrise"])
    #expect(
      try screen.window.readAlerts() == [
        AlertText("Alert", "Server is overloaded")
      ]
    )
  }

  @Test(arguments: [
    Result<[Photo], ServiceError>.success([.migrantMother]),
    .failure(.noNetwork),
  ])
  func anOverruledAnswerThatComesFirstIsDropped(
    answer: Result<[Photo], ServiceError>
  ) throws {
    screen.layout.reloadButton.sendActions()
    try service.answer(1, with: answer)
    #expect(screen.isLoading)
    #expect(screen.layout.tableView.isHidden)
    #expect(try screen.window.readAlerts() == [])
    try service.answer(2, with: .success([.earthrise]))
    #expect(!screen.isLoading)
    #expect(screen.rowNames == ["Earthrise"])
  }

  @Test(arguments: [
    Result<[Photo], ServiceError>.success([.migrantMother]),
    .failure(.noNetwork),
  ])
  func anOverruledAnswerThatComesLastIsDropped(
    answer: Result<[Photo], ServiceError>
  ) throws {
    screen.layout.reloadButton.sendActions()
    try service.answer(2, with: .success([.earthrise]))
    try service.answer(1, with: answer)
    #expect(!screen.isLoading)
    #expect(screen.rowNames == ["Earthrise"])
    #expect(try screen.window.readAlerts() == [])
  }

  @Test func theTitleIsPopular() {
    let titleLine = screen.window.makeFrame().lines.first
    #expect(titleLine?.contains("Popular") == true)
  }
}
