@testable import MVI

/// Notes each event that says something, and has each of its questions asked.
struct EventLog: Reducer {
  func reduce(into events: inout [String], event: String) -> [String] {
    guard !event.isEmpty else { return [] }
    events.append(event)
    return event.split(separator: " ").map(String.init)
      .filter { $0.hasSuffix("?") }
  }
}

/// Keeps questions until a test answers them, but for those it answers at
/// once.
@MainActor
final class HeldQuestions: EffectHandler {
  private(set) var asked: [String] = []
  var answersAtOnce: [String: String] = [:]
  private var answers: [@MainActor (String) -> Void] = []

  func handle(
    _ effect: String,
    send: @escaping @MainActor (String) -> Void
  ) {
    asked.append(effect)
    answers.append(send)
    if let answer = answersAtOnce[effect] { send(answer) }
  }

  /// Gives all questions the same answer, and forgets them.
  func answerAll(_ answer: String) {
    let waiting = answers
    answers = []
    for send in waiting { send(answer) }
  }
}

/// A question is an effect, and one of them keeps the store.
extension String: FeatureEffect {
  public var keepsStore: Bool { self == "saved?" }
}
