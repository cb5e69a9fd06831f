import Models
import TestSupport
import Testing

@testable import MVVM

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
