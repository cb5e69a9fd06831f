import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// Nothing tells of a change any more, once the view model is released.
@MainActor
struct GreetingOwnershipTests {
  @Test func theGreetingIsReleased() {
    weak var released: GreetingViewModel?
    do {
      let viewModel = GreetingViewModel(person: .wasin)
      viewModel.greetButtonTapped()
      released = viewModel
    }
    #expect(released == nil)
  }
}
