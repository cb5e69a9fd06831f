import Models

/// What can change in the greeting.
enum GreetingAspect {
  case greetedPerson
}

/// Knows the person, and whether the person was greeted.
final class GreetingModel: Model<GreetingAspect> {
  private(set) var greetedPerson: Person?
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func greet() {
    greetedPerson = person
    changed(.greetedPerson)
  }
}
