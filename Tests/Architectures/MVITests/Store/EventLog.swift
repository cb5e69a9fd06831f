@testable import MVI

/// Notes each event that says something, and has each question asked.
struct EventLog: Reducer {
  func reduce(into events: inout [String], event: String) -> [String] {
    guard !event.isEmpty else { return [] }
    events.append(event)
    return event.hasSuffix("?") ? [event] : []
  }
}

/// Keeps questions until a test answers them.
@MainActor
final class HeldQuestions: EffectHandler {
  private(set) var asked: [String] = []
  private(set) var answers: [@MainActor (String) -> Void] = []

  func handle(
    _ effect: String,
    send: @escaping @MainActor (String) -> Void
  ) {
    asked.append(effect)
    answers.append(send)
  }
}
