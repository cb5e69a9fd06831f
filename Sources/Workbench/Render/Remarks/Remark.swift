import Trace

/// What is said beside a message: that its answer is dropped, or that tasks are
/// cancelled in it which wait for a service.
package struct Remark: Sendable {
  package enum Kind: String, Encodable, Sendable {
    case drops, cancels
  }

  package let kind: Kind
  /// Who does it.
  package let participant: String
  /// The function or the closure that does it.
  package let place: SourcePlace
  /// The line that does it, counted from 1 in its file.
  package let line: Int
  /// What that line says.
  let code: String
  /// How many tasks are cancelled.
  var count = 1
  /// The number of the action in which the task was cancelled whose answer is
  /// dropped, if it was.
  package var cancelledIn: Int?

  /// - Parameters:
  ///   - isPlain: Whether to do without signs.
  ///   - name: Who does it, where a reader would take it for another.
  package func words(isPlain: Bool = false, by name: String? = nil) -> String {
    let act =
      switch kind {
      case .drops: "drops the answer"
      case .cancels:
        "cancels " + (count == 1 ? "the older task" : "\(count) older tasks")
      }
    return [isPlain ? "x" : "✕", name, act].compactMap(\.self)
      .joined(separator: " ")
  }

  /// When the task was cancelled whose answer is dropped, in words.
  package var cause: String? {
    cancelledIn.map { "its task was cancelled in step \($0)" }
  }

  /// The words with the place, the line that does it, and what was its cause,
  /// for the lifeline of who does it.
  func notes(isPlain: Bool) -> (at: String, texts: [String]) {
    let file = place.path.split(separator: "/").last ?? ""
    let texts = ["\(words(isPlain: isPlain)): \(file), line \(line)", code]
    return (participant, texts + [cause].compactMap(\.self))
  }
}
