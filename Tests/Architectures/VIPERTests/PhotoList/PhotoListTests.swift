import Models
import TestSupport
import Testing

@testable import VIPER

/// Presenter and interactor together, between service, view and router.
@MainActor
@Suite(.settled)
struct PhotoListTests {
  private let service = HeldPhotoService()
  private let view = PhotoListViewSpy()
  private let router = PhotoListRouterSpy()
  private let interactor: PhotoListInteractor
  private let presenter: PhotoListPresenter

  init() {
    interactor = PhotoListInteractor(
      dataManager: PhotoDataManager(service: service),
      pictureService: HeldPictureService()
    )
    presenter = PhotoListPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    presenter.view = view
    presenter.updateView()
  }

  @Test func nothingIsLoadedBeforeTheScreenShows() {
    let service = HeldPhotoService()
    let view = PhotoListViewSpy()
    let interactor = PhotoListInteractor(
      dataManager: PhotoDataManager(service: service),
      pictureService: HeldPictureService()
    )
    let presenter = PhotoListPresenter(
      interactor: interactor,
      router: router
    )
    interactor.output = presenter
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
    #expect(router.alerts == [])
  }

  @Test func anAnswerWithoutPhotosLeavesTheListEmpty() throws {
    try service.answer(1, with: .success([]))
    #expect(!view.isLoading)
    #expect(view.rows.isEmpty)
    #expect(router.alerts == [])
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
    #expect(router.alerts == [AlertText("Alert", message)])
  }

  @Test func aReloadIsLoadingAgain() throws {
    try service.answer(1, with: .success([.earthrise]))
    presenter.reloadPhotos()
    #expect(view.isLoading)
    #expect(service.asked == [1, 2])
  }

  @Test func aReloadAfterASuccessReplacesTheRows() throws {
    try service.answer(1, with: .success([.earthrise]))
    presenter.reloadPhotos()
    try service.answer(2, with: .success([.migrantMother]))
    #expect(!view.isLoading)
    #expect(view.rows.map(\.name) == ["Migrant Mother"])
  }

  @Test func aReloadAfterAFailureFillsTheList() throws {
    try service.answer(1, with: .failure(.noNetwork))
    presenter.reloadPhotos()
    try service.answer(2, with: .success([.earthrise]))
    #expect(!view.isLoading)
    #expect(view.rows.map(\.name) == ["Earthrise"])
  }

  @Test func aFailedReloadKeepsTheRows() throws {
    try service.answer(1, with: .success([.earthrise]))
    presenter.reloadPhotos()
    try service.answer(2, with: .failure(.overloaded))
    #expect(!view.isLoading)
    #expect(view.rows.map(\.name) == ["Earthrise"])
    #expect(router.alerts == [AlertText("Alert", "Server is overloaded")])
  }

  @Test(arguments: [
    Result<[Photo], ServiceError>.success([.migrantMother]),
    .failure(.noNetwork),
  ])
  func anOverruledAnswerThatComesFirstIsDropped(
    answer: Result<[Photo], ServiceError>
  ) throws {
    presenter.reloadPhotos()
    try service.answer(1, with: answer)
    #expect(view.isLoading)
    #expect(router.alerts == [])
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
    presenter.reloadPhotos()
    try service.answer(2, with: .success([.earthrise]))
    try service.answer(1, with: answer)
    #expect(!view.isLoading)
    #expect(view.rows.map(\.name) == ["Earthrise"])
    #expect(router.alerts == [])
  }

  @Test func selectingAPhotoForSaleShowsIt() throws {
    try service.answer(1, with: .success([.migrantMother, .earthrise]))
    presenter.openPhoto(atRow: 1)
    #expect(router.details == [Photo.earthrise.id])
    #expect(router.alerts == [])
  }

  @Test func selectingAPhotoNotForSaleSaysSo() throws {
    try service.answer(1, with: .success([.earthrise, .migrantMother]))
    presenter.openPhoto(atRow: 1)
    #expect(
      router.alerts == [AlertText("Not for sale", "This item is not for sale")]
    )
    #expect(router.details == [])
  }
}
