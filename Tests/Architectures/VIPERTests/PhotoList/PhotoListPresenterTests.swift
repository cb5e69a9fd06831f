import Foundation
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
    view.presenter = presenter
  }

  @Test func theScreenAndItsButtonHaveThePhotosLoaded() {
    presenter.viewDidLoad()
    #expect(view.isLoading)
    #expect(interactor.timesAskedToLoad == 1)
    presenter.reloadButtonTapped()
    #expect(interactor.timesAskedToLoad == 2)
  }

  @Test func loadedPhotosAreWorded() throws {
    presenter.viewDidLoad()
    presenter.photosLoaded([.moon])
    #expect(!view.isLoading)
    let row = try #require(view.rows.first)
    #expect(row.name == "Moon")
    #expect(row.details == "Leica - A view")
    #expect(row.date == "1970-01-01")
  }

  @Test func aFailureIsPutInAnAlert() {
    presenter.viewDidLoad()
    presenter.loadFailed(message: "A sentence")
    #expect(!view.isLoading)
    #expect(router.alerts == [AlertText("Alert", "A sentence")])
  }

  @Test func theInteractorDecidesOnASelection() {
    presenter.photosLoaded([.moon, .moon])
    presenter.photoSelected(atRow: 1)
    #expect(interactor.checked == [1])
    #expect(router.details == [])
    #expect(router.alerts == [])
  }

  @Test func theDecisionSaysWhereASelectionLeads() {
    presenter.photoIsForSale(name: "Moon", imageURL: nil)
    #expect(router.details == [DetailText("Moon", nil)])
    #expect(router.alerts == [])
    presenter.photoIsNotForSale()
    #expect(router.details.count == 1)
    #expect(
      router.alerts
        == [AlertText("Not for sale", "This item is not for sale")]
    )
  }
}

/// Keeps what the presenter asks of the photo list's interactor.
private final class PhotoListInteractorSpy: PhotoListInteractorInput {
  private(set) var timesAskedToLoad = 0
  private(set) var checked: [Int] = []

  func loadPhotos() {
    timesAskedToLoad += 1
  }

  func checkWhetherForSale(photoAt index: Int) {
    checked.append(index)
  }
}

extension PhotoOutputData {
  fileprivate static let moon = PhotoOutputData(
    name: "Moon",
    camera: "Leica",
    description: "A view",
    createdAt: Date(timeIntervalSince1970: 0)
  )
}
