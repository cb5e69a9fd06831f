import Models
import TestSupport
import Testing

@testable import MVVMObservation

@MainActor
@Suite(.settled)
struct PhotoListTests {
  private let service = HeldPhotoService()
  private let viewModel: PhotoListViewModel

  init() {
    viewModel = PhotoListViewModel(
      photoService: service,
      pictureService: HeldPictureService()
    )
    viewModel.viewDidLoad()
  }

  @Test func nothingIsLoadedBeforeTheScreenShows() {
    let service = HeldPhotoService()
    let viewModel = PhotoListViewModel(
      photoService: service,
      pictureService: HeldPictureService()
    )
    #expect(!viewModel.isLoading)
    #expect(service.asked == [])
  }

  @Test func theListIsLoadingFromTheStart() {
    #expect(viewModel.isLoading)
    #expect(service.asked == [1])
  }

  @Test func anAnswerEndsTheLoadingAndFillsTheList() throws {
    try service.answer(1, with: .success([.earthrise, .migrantMother]))
    #expect(!viewModel.isLoading)
    #expect(viewModel.rows.map(\.name) == ["Earthrise", "Migrant Mother"])
    #expect(viewModel.alertTexts == [])
  }

  @Test func anAnswerWithoutPhotosLeavesTheListEmpty() throws {
    try service.answer(1, with: .success([]))
    #expect(!viewModel.isLoading)
    #expect(viewModel.rows.isEmpty)
    #expect(viewModel.alertTexts == [])
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
    #expect(!viewModel.isLoading)
    #expect(viewModel.rows.isEmpty)
    #expect(viewModel.alertTexts == [AlertText("Alert", message)])
  }

  @Test func aReloadIsLoadingAgain() throws {
    try service.answer(1, with: .success([.earthrise]))
    viewModel.reloadButtonTapped()
    #expect(viewModel.isLoading)
    #expect(service.asked == [1, 2])
  }

  @Test func aReloadAfterASuccessReplacesTheRows() throws {
    try service.answer(1, with: .success([.earthrise]))
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .success([.migrantMother]))
    #expect(!viewModel.isLoading)
    #expect(viewModel.rows.map(\.name) == ["Migrant Mother"])
  }

  @Test func aReloadAfterAFailureFillsTheList() throws {
    try service.answer(1, with: .failure(.noNetwork))
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .success([.earthrise]))
    #expect(!viewModel.isLoading)
    #expect(viewModel.rows.map(\.name) == ["Earthrise"])
  }

  @Test func aFailedReloadKeepsTheRows() throws {
    try service.answer(1, with: .success([.earthrise]))
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .failure(.overloaded))
    #expect(!viewModel.isLoading)
    #expect(viewModel.rows.map(\.name) == ["Earthrise"])
    #expect(viewModel.alertTexts == [.init("Alert", "Server is overloaded")])
  }

  @Test(arguments: answers)
  func anOverruledAnswerThatComesFirstIsDropped(
    answer: Result<[Photo], ServiceError>
  ) throws {
    viewModel.reloadButtonTapped()
    try service.answer(1, with: answer)
    #expect(viewModel.isLoading)
    #expect(viewModel.alertTexts == [])
    try service.answer(2, with: .success([.earthrise]))
    #expect(!viewModel.isLoading)
    #expect(viewModel.rows.map(\.name) == ["Earthrise"])
  }

  @Test(arguments: answers)
  func anOverruledAnswerThatComesLastIsDropped(
    answer: Result<[Photo], ServiceError>
  ) throws {
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .success([.earthrise]))
    try service.answer(1, with: answer)
    #expect(!viewModel.isLoading)
    #expect(viewModel.rows.map(\.name) == ["Earthrise"])
    #expect(viewModel.alertTexts == [])
  }
}

private let answers: [Result<[Photo], ServiceError>] = [
  .success([.migrantMother]), .failure(.noNetwork),
]
