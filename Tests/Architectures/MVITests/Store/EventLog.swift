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

  /// Answers the question that has waited longest, and forgets it.
  func answerOldest(_ answer: String) {
    let send = answers.removeFirst()
    send(answer)
  }
}

/// A question is an effect. One of them keeps the store, and each of the others
/// is cancelled when it is asked again.
extension String: FeatureEffect {
  public var keepsStore: Bool { self == "saved?" }
  public var identity: String? { keepsStore ? nil : self }
}
