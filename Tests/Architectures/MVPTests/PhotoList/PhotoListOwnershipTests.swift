import Models
import TestSupport
import Testing

@testable import MVP

@MainActor
@Suite(.settled)
struct PhotoListOwnershipTests {
  private let photos = HeldPhotoService()

  @Test func thePhotoListIsReleasedWithAnAnswerPending() throws {
    let view = PhotoListViewSpy()
    weak var released: PhotoListPresenter?
    do {
      let presenter = PhotoListPresenter(service: photos)
      presenter.view = view
      presenter.viewDidLoad()
      #expect(photos.asked == [1])
      released = presenter
    }
    #expect(released == nil)
    try photos.answer(1, with: .failure(.noNetwork))
    #expect(photos.cancelled == [1])
    #expect(view.isLoading)
    #expect(view.alerts == [])
  }

  @Test func thePhotoListIsReleasedAfterItsAnswer() throws {
    weak var released: PhotoListPresenter?
    do {
      let presenter = PhotoListPresenter(service: photos)
      presenter.viewDidLoad()
      try photos.answer(1, with: .success([.earthrise]))
      released = presenter
    }
    #expect(released == nil)
  }

  // Only MVP and VIPER have a presenter.
  @Test func aPresenterDoesNotKeepItsView() {
    let presenter = PhotoListPresenter(service: photos)
    do {
      let view = PhotoListViewSpy()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }
}
