import Models
import TestSupport
import Testing

@testable import MVVM

@MainActor
@Suite(.settled)
struct PhotoListOwnershipTests {
  private let photos = HeldPhotoService()

  @Test func thePhotoListIsReleasedWithAnAnswerPending() throws {
    let listener: PhotoListListener
    weak var released: PhotoListViewModel?
    do {
      let viewModel = PhotoListViewModel(service: photos)
      listener = PhotoListListener(to: viewModel)
      viewModel.viewDidLoad()
      #expect(photos.asked == [1])
      released = viewModel
    }
    #expect(released == nil)
    try photos.answer(1, with: .failure(.noNetwork))
    #expect(listener.isLoading)
    #expect(listener.alerts == [])
    #expect(photos.cancelled == [1])
  }

  @Test func thePhotoListIsReleasedAfterItsAnswer() throws {
    weak var released: PhotoListViewModel?
    do {
      let viewModel = PhotoListViewModel(service: photos)
      viewModel.viewDidLoad()
      try photos.answer(1, with: .success([.earthrise]))
      released = viewModel
    }
    #expect(released == nil)
  }
}
