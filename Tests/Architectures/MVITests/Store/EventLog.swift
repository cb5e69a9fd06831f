import Jobs

@testable import MVI

/// Notes each event that is not empty, and makes a command of some of its
/// words.
///
/// - `who?`: asks a question, which can be cancelled, also as one of all.
/// - `who??`: asks it, and cancels those before.
/// - `noted?`: asks a question that cannot be cancelled.
/// - `saved?`: asks such a question, and keeps the store.
/// - `-who?` and `-all`: cancel one question and all.
/// - `>tap`: sends an event.
struct EventLog: Reducer {
  func reduce(
    into events: inout [String],
    event: String
  ) -> [Command<String, String>] {
    guard !event.isEmpty else { return [] }
    events.append(event)
    return event.split(separator: " ").map(String.init).compactMap(command)
  }

  private func command(for word: String) -> Command<String, String>? {
    if word.hasPrefix(">") { return .send("\(word.dropFirst())") }
    if word.hasPrefix("-") { return .cancel(id: "\(word.dropFirst())") }
    guard word.hasSuffix("?") else { return nil }
    if word == "saved?" { return .run(word, keepsStore: true) }
    if word == "noted?" { return .run(word) }
    if word.hasSuffix("??") {
      let word = "\(word.dropLast())"
      return .cancellable(.run(word), id: word, cancelInFlight: true)
    }
    return .cancellable(.cancellable(.run(word), id: word), id: "all")
  }
}

/// Keeps questions until a test answers them, but for those it answers at
/// once.
@MainActor
final class HeldQuestions: EffectHandler {
  var answersAtOnce: [String: String] = [:]
  /// Those that were cancelled before they were answered.
  private(set) var cancelled: [String] = []
  private var questions: [String] = []
  private var waiting: [CheckedContinuation<String, Never>] = []

  /// Everything that has been asked, answered or not, oldest first.
  var asked: [String] {
    JobQueue.settle()
    return questions
  }

  func handle(_ effect: String, send: @MainActor (String) -> Void) async {
    questions.append(effect)
    if let answer = answersAtOnce[effect] { return send(answer) }
    let answer = await withCheckedContinuation { waiting.append($0) }
    if Task.isCancelled { cancelled.append(effect) }
    send(answer)
  }

  /// Answers the question that has waited longest, and forgets it.
  func answerOldest(_ answer: String) {
    JobQueue.settle()
    waiting.removeFirst().resume(returning: answer)
    JobQueue.settle()
  }
}

/// Has an effect handled in a task, and keeps the events that are sent.
@MainActor
final class HandledEffect<Event> {
  private(set) var events: [Event] = []

  init<Handler: EffectHandler>(_ effect: Handler.Effect, by handler: Handler)
  where Handler.Event == Event {
    Task {
      await handler.handle(effect) { self.events.append($0) }
    }
  }
}

/// A question is an effect.
extension String: FeatureEffect {
  public typealias CancelID = String
}
