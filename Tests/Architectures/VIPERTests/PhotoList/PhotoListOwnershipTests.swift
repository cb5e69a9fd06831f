import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
@Suite(.settled)
struct PhotoListOwnershipTests {
  private let photos = HeldPhotoService()

  @Test func thePhotoListIsReleasedWithAnAnswerPending() throws {
    let view = PhotoListViewSpy()
    let router = PhotoListRouterSpy()
    weak var releasedPresenter: PhotoListPresenter?
    weak var releasedInteractor: PhotoListInteractor?
    do {
      let (presenter, interactor) = makePhotoList(router: router)
      presenter.view = view
      presenter.viewDidLoad()
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

  @Test func thePhotoListIsReleasedAfterItsAnswer() throws {
    weak var releasedPresenter: PhotoListPresenter?
    weak var releasedInteractor: PhotoListInteractor?
    do {
      let (presenter, interactor) = makePhotoList()
      presenter.viewDidLoad()
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
    let interactor = PhotoListInteractor(service: photos)
    let presenter = PhotoListPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    return (presenter, interactor)
  }
}
