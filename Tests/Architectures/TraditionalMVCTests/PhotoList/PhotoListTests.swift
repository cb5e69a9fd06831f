import Models
import TestSupport
import Testing

@testable import TraditionalMVC

@MainActor
@Suite(.settled)
struct PhotoListTests {
  private let service = HeldPhotoService()
  private let model: PhotoListModel
  private let dependent: PhotoListDependentSpy

  init() {
    model = PhotoListModel(
      photoService: service,
      pictureService: HeldPictureService()
    )
    dependent = PhotoListDependentSpy(model: model)
    model.loadPhotos()
  }

  @Test func nothingIsLoadedBeforeTheScreenShows() {
    let service = HeldPhotoService()
    let model = PhotoListModel(
      photoService: service,
      pictureService: HeldPictureService()
    )
    #expect(!model.isLoading)
    #expect(service.asked == [])
  }

  @Test func theListIsLoadingFromTheStart() {
    #expect(dependent.isLoading)
    #expect(service.asked == [1])
  }

  @Test func anAnswerEndsTheLoadingAndFillsTheList() throws {
    try service.answer(1, with: .success([.earthrise, .migrantMother]))
    #expect(!dependent.isLoading)
    #expect(dependent.names == ["Earthrise", "Migrant Mother"])
    #expect(dependent.failures == [])
  }

  @Test func anAnswerWithoutPhotosLeavesTheListEmpty() throws {
    try service.answer(1, with: .success([]))
    #expect(!dependent.isLoading)
    #expect(dependent.names == [])
    #expect(dependent.failures == [])
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
    #expect(!dependent.isLoading)
    #expect(dependent.names == [])
    #expect(dependent.failures == [error])
    #expect(error.message == message)
  }

  @Test func aReloadIsLoadingAgain() throws {
    try service.answer(1, with: .success([.earthrise]))
    model.reloadPhotos()
    #expect(dependent.isLoading)
    #expect(service.asked == [1, 2])
  }

  @Test func aReloadAfterASuccessReplacesTheRows() throws {
    try service.answer(1, with: .success([.earthrise]))
    model.reloadPhotos()
    try service.answer(2, with: .success([.migrantMother]))
    #expect(!dependent.isLoading)
    #expect(dependent.names == ["Migrant Mother"])
  }

  @Test func aReloadAfterAFailureFillsTheList() throws {
    try service.answer(1, with: .failure(.noNetwork))
    model.reloadPhotos()
    #expect(model.failure == nil)
    try service.answer(2, with: .success([.earthrise]))
    #expect(!dependent.isLoading)
    #expect(dependent.names == ["Earthrise"])
  }

  @Test func aFailedReloadKeepsTheRows() throws {
    try service.answer(1, with: .success([.earthrise]))
    model.reloadPhotos()
    try service.answer(2, with: .failure(.overloaded))
    #expect(!dependent.isLoading)
    #expect(dependent.names == ["Earthrise"])
    #expect(dependent.failures == [.overloaded])
  }
}
