import TestSupport
import Testing

@testable import VIPER

@MainActor
struct PhotoListPresenterTests {
  private let interactor = PhotoListInteractorSpy()
  private let view = PhotoListViewSpy()
  private let router = PhotoListRouterSpy()
  private let presenter: PhotoListPresenter

  init() {
    presenter = PhotoListPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test func theScreenAndItsButtonHaveThePhotosLoaded() {
    presenter.updateView()
    #expect(interactor.timesAskedToLoad == 1)
    presenter.reloadPhotos()
    #expect(interactor.timesAskedToLoad == 2)
  }

  @Test func theInteractorSaysWhetherALoadStarts() {
    presenter.updateView()
    #expect(!view.isLoading)
    presenter.loadStarted()
    #expect(view.isLoading)
  }

  @Test func aFailureIsPutInAnAlert() {
    presenter.loadStarted()
    presenter.loadFailed(message: "A sentence")
    #expect(!view.isLoading)
    #expect(router.alerts == [AlertText("Alert", "A sentence")])
  }

  @Test func theInteractorDecidesOnASelection() {
    presenter.photosLoaded([.earthrise, .migrantMother])
    presenter.openPhoto(atRow: 1)
    #expect(interactor.checked == [1])
    #expect(router.details == [])
    #expect(router.alerts == [])
  }

  @Test func theDecisionSaysWhereASelectionLeads() {
    presenter.photoIsForSale(id: 3)
    #expect(router.details == [3])
    #expect(router.alerts == [])
    presenter.photoIsNotForSale()
    #expect(router.details == [3])
    #expect(
      router.alerts
        == [AlertText("Not for sale", "This item is not for sale")]
    )
  }

  @Test func theInteractorHearsWhichRowsAreShownAndGone() {
    presenter.photosLoaded([.earthrise, .migrantMother])
    presenter.rowShown(1)
    #expect(interactor.picturesAskedFor == [1])
    #expect(interactor.picturesCancelled == [])
    presenter.rowGone(1)
    #expect(interactor.picturesAskedFor == [1])
    #expect(interactor.picturesCancelled == [1])
  }
}
