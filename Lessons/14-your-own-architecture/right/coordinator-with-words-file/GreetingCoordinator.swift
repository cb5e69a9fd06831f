import Models

@MainActor
final class GreetingCoordinator {
  private let words: GreetingWords

  init(person: Person) {
    words = GreetingWords(person: person)
  }

  func textAfterTap() -> String {
    words.full()
  }
}
