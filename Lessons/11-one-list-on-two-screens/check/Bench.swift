import Jobs
import LessonChecks
import Models

@testable import Exercise11

/// What the user does in a chat, and how the service answers.
enum Step {
  case post(String)
  case change(Message.ID, String)
  case tryAgain(Message.ID)
  case discard(Message.ID)
  case saved(Message.ID)
  case failed(Message.ID, ServiceError = .noNetwork)
}

/// A chat and its service.
@MainActor
final class Bench {
  let service = HeldMessages()
  let chat: Chat

  init(_ steps: [Step] = []) throws {
    chat = Chat(service: service)
    for step in steps { try perform(step) }
  }

  /// Performs a step, and lets the tasks do what they can then.
  func perform(_ step: Step) throws {
    switch step {
    case .post(let text): chat.post(text)
    case .change(let id, let text): chat.change(id, to: text)
    case .tryAgain(let id): chat.tryAgain(id)
    case .discard(let id): chat.discardChange(id)
    case .saved(let id): try service.answer(id, .success(()))
    case .failed(let id, let error): try service.answer(id, .failure(error))
    }
    JobQueue.settle()
  }
}

extension Checks {
  /// Expects what the service was to save in some steps, and then what was
  /// shown after each of the last steps.
  func expect(
    _ sentence: String,
    after steps: [Step],
    saves: [String] = [],
    shows: [String] = [],
    advice: ([String]) -> String? = { _ in nil }
  ) {
    expect(
      sentence,
      equals: saves + shows,
      from: {
        let bench = try Bench()
        let shown = try steps.map { step in
          try bench.perform(step)
          return bench.chat.shown
        }
        return (saves.isEmpty ? [] : bench.service.saves)
          + shown.suffix(shows.count)
      },
      advice: advice
    )
  }
}

extension Chat {
  /// What a screen shows, each message as "Hello (sent)".
  var shown: String {
    guard !messages.isEmpty else { return "nothing" }
    return messages.map { "\($0.text) (\($0.delivery.words))" }
      .joined(separator: ", ")
  }
}

extension Message.Delivery {
  fileprivate var words: String {
    switch self {
    case .sending: "sending"
    case .sent: "sent"
    case .notSent(let error): "not sent: \(error.message)"
    }
  }
}
