import Models
import TestSupport
import Testing

@testable import TraditionalMVC

@MainActor
struct GreetingModelTests {
  private let model = GreetingModel(person: .wasin)

  @Test func nobodyIsGreetedAtFirst() {
    #expect(model.greetedPerson == nil)
  }

  @Test func everyGreetingIsToldOf() {
    let dependent = DependentSpy<GreetingAspect>()
    model.addDependent(dependent)
    model.greet()
    model.greet()
    #expect(dependent.updates == [.greetedPerson, .greetedPerson])
    #expect(model.greetedPerson == .wasin)
  }
}
