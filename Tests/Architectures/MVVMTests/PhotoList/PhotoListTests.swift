import Models
import TestSupport
import Testing

@testable import MVVM

@MainActor
@Suite(.settled)
struct PhotoListTests {
  private let service = HeldPhotoService()
  private let pictures = HeldPictureService()
  private let listener = PhotoListListener()
  private let viewModel: PhotoListViewModel

  init() {
    viewModel = listener.makeViewModel(
      photoService: service,
      pictureService: pictures
    )
    viewModel.viewDidLoad()
  }

  @Test func nothingIsLoadedBeforeTheScreenShows() {
    let service = HeldPhotoService()
    let viewModel = listener.makeViewModel(
      photoService: service,
      pictureService: pictures
    )
    #expect(!viewModel.isLoading)
    #expect(service.asked == [])
  }

  @Test func theListIsLoadingFromTheStart() {
    #expect(listener.isLoading)
    #expect(service.asked == [1])
  }

  @Test func anAnswerEndsTheLoadingAndFillsTheList() throws {
    try service.answer(1, with: .success([.earthrise, .migrantMother]))
    #expect(!listener.isLoading)
    #expect(listener.rows.map(\.name) == ["Earthrise", "Migrant Mother"])
    #expect(listener.alerts == [])
  }

  @Test func anAnswerWithoutPhotosLeavesTheListEmpty() throws {
    try service.answer(1, with: .success([]))
    #expect(!listener.isLoading)
    #expect(listener.rows.isEmpty)
    #expect(listener.alerts == [])
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
    #expect(!listener.isLoading)
    #expect(listener.rows.isEmpty)
    #expect(listener.alerts == [AlertText("Alert", message)])
  }

  @Test func aReloadIsLoadingAgain() throws {
    try service.answer(1, with: .success([.earthrise]))
    viewModel.reloadButtonTapped()
    #expect(listener.isLoading)
    #expect(service.asked == [1, 2])
  }

  @Test func aReloadAfterASuccessReplacesTheRows() throws {
    try service.answer(1, with: .success([.earthrise]))
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .success([.migrantMother]))
    #expect(!listener.isLoading)
    #expect(listener.rows.map(\.name) == ["Migrant Mother"])
  }

  @Test func aReloadAfterAFailureFillsTheList() throws {
    try service.answer(1, with: .failure(.noNetwork))
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .success([.earthrise]))
    #expect(!listener.isLoading)
    #expect(listener.rows.map(\.name) == ["Earthrise"])
  }

  @Test func aFailedReloadKeepsTheRows() throws {
    try service.answer(1, with: .success([.earthrise]))
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .failure(.overloaded))
    #expect(!listener.isLoading)
    #expect(listener.rows.map(\.name) == ["Earthrise"])
    #expect(listener.alerts == [AlertText("Alert", "Server is overloaded")])
  }

  @Test(arguments: [
    Result<[Photo], ServiceError>.success([.migrantMother]),
    .failure(.noNetwork),
  ])
  func anOverruledAnswerThatComesFirstIsDropped(
    answer: Result<[Photo], ServiceError>
  ) throws {
    viewModel.reloadButtonTapped()
    try service.answer(1, with: answer)
    #expect(listener.isLoading)
    #expect(listener.alerts == [])
    try service.answer(2, with: .success([.earthrise]))
    #expect(!listener.isLoading)
    #expect(listener.rows.map(\.name) == ["Earthrise"])
  }

  @Test(arguments: [
    Result<[Photo], ServiceError>.success([.migrantMother]),
    .failure(.noNetwork),
  ])
  func anOverruledAnswerThatComesLastIsDropped(
    answer: Result<[Photo], ServiceError>
  ) throws {
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .success([.earthrise]))
    try service.answer(1, with: answer)
    #expect(!listener.isLoading)
    #expect(listener.rows.map(\.name) == ["Earthrise"])
    #expect(listener.alerts == [])
  }
}
