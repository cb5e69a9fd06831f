import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// Nobody keeps the view model but who made it.
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
