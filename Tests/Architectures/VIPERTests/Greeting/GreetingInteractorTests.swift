import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
struct GreetingInteractorTests {
  private let output = GreetingOutputSpy()

  @Test func nobodyIsFoundUnasked() {
    let interactor = GreetingInteractor(person: .wasin)
    interactor.output = output
    #expect(output.people == [])
  }

  @Test(arguments: [
    Person.wasin, Person(firstName: " ", lastName: ""),
  ])
  func thePersonIsFoundAsItIs(person: Person) {
    let interactor = GreetingInteractor(person: person)
    interactor.output = output
    interactor.findPerson()
    #expect(output.people == [person])
  }
}

/// Keeps what the greeting's interactor finds.
private final class GreetingOutputSpy: GreetingInteractorOutput {
  private(set) var people: [Person] = []

  func personFound(firstName: String, lastName: String) {
    people.append(Person(firstName: firstName, lastName: lastName))
  }
}
