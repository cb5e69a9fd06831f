import Models
import TestSupport
import Testing

@testable import MVP

@MainActor
@Suite(.settled)
struct PhotoListTests {
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

  @Test func nothingIsLoadedBeforeTheScreenShows() {
    let service = HeldPhotoService()
    let view = PhotoListViewSpy()
    let presenter = PhotoListPresenter(
      photoService: service,
      pictureService: pictures
    )
    presenter.view = view
    #expect(!view.isLoading)
    #expect(service.asked == [])
  }

  @Test func theListIsLoadingFromTheStart() {
    #expect(view.isLoading)
    #expect(service.asked == [1])
  }

  @Test func anAnswerEndsTheLoadingAndFillsTheList() throws {
    try service.answer(1, with: .success([.earthrise, .migrantMother]))
    #expect(!view.isLoading)
    #expect(view.rows.map(\.name) == ["Earthrise", "Migrant Mother"])
    #expect(view.alerts == [])
  }

  @Test func anAnswerWithoutPhotosLeavesTheListEmpty() throws {
    try service.answer(1, with: .success([]))
    #expect(!view.isLoading)
    #expect(view.rows.isEmpty)
    #expect(view.alerts == [])
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
    #expect(!view.isLoading)
    #expect(view.rows.isEmpty)
    #expect(view.alerts == [AlertText("Alert", message)])
  }

  @Test func aReloadIsLoadingAgain() throws {
    try service.answer(1, with: .success([.earthrise]))
    presenter.reloadButtonTapped()
    #expect(view.isLoading)
    #expect(service.asked == [1, 2])
  }

  @Test func aReloadAfterASuccessReplacesTheRows() throws {
    try service.answer(1, with: .success([.earthrise]))
    presenter.reloadButtonTapped()
    try service.answer(2, with: .success([.migrantMother]))
    #expect(!view.isLoading)
    #expect(view.rows.map(\.name) == ["Migrant Mother"])
  }

  @Test func aReloadAfterAFailureFillsTheList() throws {
    try service.answer(1, with: .failure(.noNetwork))
    presenter.reloadButtonTapped()
    try service.answer(2, with: .success([.earthrise]))
    #expect(!view.isLoading)
    #expect(view.rows.map(\.name) == ["Earthrise"])
  }

  @Test func aFailedReloadKeepsTheRows() throws {
    try service.answer(1, with: .success([.earthrise]))
    presenter.reloadButtonTapped()
    try service.answer(2, with: .failure(.overloaded))
    #expect(!view.isLoading)
    #expect(view.rows.map(\.name) == ["Earthrise"])
    #expect(view.alerts == [AlertText("Alert", "Server is overloaded")])
  }

  @Test(arguments: [
    Result<[Photo], ServiceError>.success([.migrantMother]),
    .failure(.noNetwork),
  ])
  func anOverruledAnswerThatComesFirstIsDropped(
    answer: Result<[Photo], ServiceError>
  ) throws {
    presenter.reloadButtonTapped()
    try service.answer(1, with: answer)
    #expect(view.isLoading)
    #expect(view.alerts == [])
    try service.answer(2, with: .success([.earthrise]))
    #expect(!view.isLoading)
    #expect(view.rows.map(\.name) == ["Earthrise"])
  }

  @Test(arguments: [
    Result<[Photo], ServiceError>.success([.migrantMother]),
    .failure(.noNetwork),
  ])
  func anOverruledAnswerThatComesLastIsDropped(
    answer: Result<[Photo], ServiceError>
  ) throws {
    presenter.reloadButtonTapped()
    try service.answer(2, with: .success([.earthrise]))
    try service.answer(1, with: answer)
    #expect(!view.isLoading)
    #expect(view.rows.map(\.name) == ["Earthrise"])
    #expect(view.alerts == [])
  }
}
