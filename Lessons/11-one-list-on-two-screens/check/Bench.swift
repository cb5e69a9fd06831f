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

  var words: String {
    switch self {
    case .post(let text): "post \"\(text)\""
    case .change(let id, let text): "change \(id) to \"\(text)\""
    case .tryAgain(let id): "try \(id) again"
    case .discard(let id): "discard \(id)"
    case .saved(let id): "\(id) is saved"
    case .failed(let id, _): "\(id) fails"
    }
  }
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
    case .saved(let id): try answer(id, .success(()))
    case .failed(let id, let error): try answer(id, .failure(error))
    }
    JobQueue.settle()
  }

  /// What a screen reads that is told of this step.
  func read(at step: Step) throws -> String {
    let before = chat.shown
    let screen = Screen(self)
    try perform(step)
    // Where nothing visible has changed, the chat may be silent.
    if screen.seen.isEmpty, chat.shown == before { return before }
    return screen.seen.isEmpty
      ? "told nothing" : screen.seen.joined(separator: ", then ")
  }

  private func answer(
    _ id: Message.ID,
    _ answer: Result<Void, ServiceError>
  ) throws {
    guard service.answer(id, answer) else {
      throw NotPending(id: id, saves: service.saves, shown: chat.shown)
    }
  }
}

/// The check cannot answer what nobody has asked.
struct NotPending: Error, CustomStringConvertible {
  let id: Message.ID
  let saves: [String]
  let shown: String

  var description: String {
    "\((saves + [shown]).joined(separator: "; ")); "
      + "then no save of message \(id) was pending"
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
        var shown: [String] = []
        for step in steps {
          do { try bench.perform(step) } catch { return ["\(error)"] }
          shown.append(bench.chat.shown)
        }
        return (saves.isEmpty ? [] : bench.service.saves)
          + shown.suffix(shows.count)
      },
      advice: { got in
        let words = steps.map(\.words).joined(separator: ", ")
        return (advice(got).map { "\($0) " } ?? "")
          + "The check's steps: \(words)."
      }
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
