import Models
import Pictures
import TestSupport
import Testing

@testable import VIPER

@MainActor
@Suite(.settled)
struct PhotoListOwnershipTests {
  private let photos = HeldPhotoService()
  private let pictures = HeldPictureService()

  @Test func thePhotoListIsReleasedWithAnAnswerPending() throws {
    let view = PhotoListViewSpy()
    let router = PhotoListRouterSpy()
    weak var releasedPresenter: PhotoListPresenter?
    weak var releasedInteractor: PhotoListInteractor?
    do {
      let (presenter, interactor) = makePhotoList(router: router)
      presenter.view = view
      presenter.updateView()
      #expect(photos.asked == [1])
      releasedPresenter = presenter
      releasedInteractor = interactor
    }
    #expect(releasedPresenter == nil)
    #expect(releasedInteractor == nil)
    try photos.answer(1, with: .failure(.noNetwork))
    #expect(photos.cancelled == [1])
    #expect(view.isLoading)
    #expect(router.alerts == [])
  }

  @Test func thePhotoListIsReleasedWithPicturesPending() throws {
    let view = PhotoListViewSpy()
    weak var releasedPresenter: PhotoListPresenter?
    weak var releasedInteractor: PhotoListInteractor?
    do {
      let (presenter, interactor) = makePhotoList()
      presenter.view = view
      presenter.updateView()
      try photos.answer(1, with: .success([.earthrise, .migrantMother]))
      presenter.rowShown(0)
      presenter.rowShown(1)
      #expect(pictures.asked == [PictureRequest(1), PictureRequest(2)])
      releasedPresenter = presenter
      releasedInteractor = interactor
    }
    #expect(releasedPresenter == nil)
    #expect(releasedInteractor == nil)
    let blue = Picture.sample(.init(red: 0, green: 0, blue: 255))
    try pictures.answer(PictureRequest(1), with: .success(blue))
    try pictures.answer(PictureRequest(2), with: .failure(.noNetwork))
    #expect(pictures.cancelled == [PictureRequest(1), PictureRequest(2)])
    #expect(view.pictures == [:])
  }

  @Test func thePhotoListIsReleasedAfterItsAnswer() throws {
    weak var releasedPresenter: PhotoListPresenter?
    weak var releasedInteractor: PhotoListInteractor?
    do {
      let (presenter, interactor) = makePhotoList()
      presenter.updateView()
      try photos.answer(1, with: .success([.earthrise]))
      releasedPresenter = presenter
      releasedInteractor = interactor
    }
    #expect(releasedPresenter == nil)
    #expect(releasedInteractor == nil)
  }

  // Only MVP and VIPER have a presenter.
  @Test func aPresenterDoesNotKeepItsView() {
    let (presenter, _) = makePhotoList()
    do {
      let view = PhotoListViewSpy()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }

  private func makePhotoList(
    router: PhotoListRouterSpy = PhotoListRouterSpy()
  ) -> (PhotoListPresenter, PhotoListInteractor) {
    let interactor = PhotoListInteractor(
      dataManager: PhotoDataManager(service: photos),
      pictureService: pictures
    )
    let presenter = PhotoListPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    return (presenter, interactor)
  }
}
