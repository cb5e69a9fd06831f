import Trace

/// What is said beside a message: that its answer is dropped, or that an older
/// task is cancelled in it.
package struct Remark: Sendable {
  package enum Kind: String, Encodable, Sendable {
    case drops, cancels
  }

  package let kind: Kind
  /// Who does it.
  let participant: String
  /// The function or the closure that does it.
  package let place: SourcePlace
  /// The line that does it, counted from 1 in its file.
  package let line: Int
  /// What that line says.
  let code: String
  /// The number of the action in which the task was cancelled whose answer is
  /// dropped, if that is known.
  package internal(set) var cancelledIn: Int?

  /// - Parameter isPlain: Whether to do without signs.
  package func words(isPlain: Bool = false) -> String {
    switch kind {
    case .drops: (isPlain ? "*" : "★") + " drops the answer"
    case .cancels: (isPlain ? "x" : "✕") + " cancels the older task"
    }
  }

  /// The words with the place, the line that does it, and what was its cause,
  /// for the lifeline of who does it.
  func notes(isPlain: Bool) -> (at: String, texts: [String]) {
    let file = place.path.split(separator: "/").last ?? ""
    let texts = ["\(words(isPlain: isPlain)): \(file), line \(line)", code]
    let cause = cancelledIn.map { "its task was cancelled in step \($0)" }
    return (participant, texts + [cause].compactMap(\.self))
  }
}

/// How often somebody waits for what.
package struct OpenRequests: Sendable {
  struct Request: Hashable {
    let waiting: String
    let function: FunctionName
  }

  private var counts: [Request: Int] = [:]
  /// Of these, those whose task is known to be cancelled.
  private var cancelled: [Request: Int] = [:]

  package init() {}

  /// Counts what is asked for and what is answered.
  package mutating func follow(_ traces: [ActionTrace]) {
    for message in traces.flatMap(\.messagesBetween) {
      if let awaited = message.awaited {
        end(awaited, of: message.receiver)
      } else if let sender = message.sender {
        counts[
          Request(waiting: sender, function: message.function),
          default: 0
        ] += 1
      }
    }
  }

  /// Counts an answer to somebody who has waited.
  mutating func end(_ awaited: Recording.Awaited, of waiting: String) {
    let request = Request(waiting: waiting, function: awaited.function)
    counts[request, default: 0] -= 1
    if let count = cancelled[request] { cancelled[request] = max(0, count - 1) }
  }

  mutating func cancel(_ requests: [Request]) {
    for request in Set(requests) { cancelled[request, default: 0] += 1 }
  }

  /// Whether one is open that was not cancelled, and no other.
  func isOne(_ request: Request) -> Bool {
    counts[request, default: 0] - cancelled[request, default: 0] == 1
  }

  /// What somebody waits for.
  func functions(awaitedBy waiting: String?) -> [FunctionName] {
    counts.filter { $0.key.waiting == waiting && $0.value > 0 }
      .map(\.key.function)
  }
}
