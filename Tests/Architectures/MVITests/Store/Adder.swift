@testable import MVI

/// The state of the store's tests: what was added, and how often was asked.
struct Sum: Equatable {
  var total: Int
  var asked: Int

  init(_ total: Int = 0, asked: Int = 0) {
    self.total = total
    self.asked = asked
  }
}

/// Adds numbers, and has an effect for each that is asked for.
struct Adder: Reducer {
  enum Event {
    case add(Int)
    case ask([Int])
  }

  func reduce(into sum: inout Sum, event: Event) -> [Int] {
    switch event {
    case .add(let number):
      sum.total += number
      return []
    case .ask(let numbers):
      sum.asked += numbers.count
      return numbers
    }
  }
}

/// Keeps effects until a test answers them, or answers them at once.
@MainActor
final class HeldEffects: EffectHandler {
  private(set) var held: [Int] = []
  private(set) var answers: [@MainActor (Adder.Event) -> Void] = []
  var answersAtOnce = false

  func handle(
    _ effect: Int,
    send: @escaping @MainActor (Adder.Event) -> Void
  ) {
    held.append(effect)
    answers.append(send)
    if answersAtOnce { send(.add(effect)) }
  }
}
