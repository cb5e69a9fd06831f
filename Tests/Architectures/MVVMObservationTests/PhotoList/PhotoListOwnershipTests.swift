import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// Nothing tells of a change any more, once the view model is released.
@MainActor
@Suite(.settled)
struct PhotoListOwnershipTests {
  private let photos = HeldPhotoService()

  @Test func thePhotoListIsReleasedWithAnAnswerPending() throws {
    let isLoading: Observed<Bool?>
    weak var released: PhotoListViewModel?
    do {
      let viewModel = PhotoListViewModel(service: photos)
      viewModel.viewDidLoad()
      #expect(photos.asked == [1])
      isLoading = Observed { [weak viewModel] in viewModel?.isLoading }
      released = viewModel
    }
    #expect(released == nil)
    try photos.answer(1, with: .failure(.noNetwork))
    // Nothing told of a change, so it is still what was read before.
    #expect(isLoading.value == true)
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
