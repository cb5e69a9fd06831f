@testable import Course

/// An answer that is kept beside the solution, to hold the check to it.
struct KeptAnswer: Equatable {
  /// Such as "wrong/hard-coded".
  let name: String
  let verdict: Verdict
  /// What the answer is made from: the start or the solution.
  let base: Lesson.Part
  /// What makes it differ from that, in the order in which it is done.
  let edits: [Edit]

  /// What the check has to say of an answer.
  enum Verdict: Equatable {
    /// It must pass.
    case right
    /// It must not pass, and must be told this.
    case wrong(told: String)
  }

  /// A change of one file.
  struct Edit: Equatable {
    let file: String
    let change: Change
  }

  enum Change: Equatable {
    /// The file has these lines, whether it was there or not.
    case whole([String])
    /// Lines that the file has at just one place become others.
    case lines([String], become: [String])
  }

  /// The files that the answer changes or adds, with their texts.
  ///
  /// - Parameter base: the texts of what the answer is made from, by file.
  /// - Throws: an `AnswerProblem` that shows the lines that are not there.
  func texts(from base: [String: String]) throws -> [String: String] {
    var texts: [String: [String]] = [:]
    for edit in edits {
      switch edit.change {
      case .whole(let lines):
        texts[edit.file] = lines
      case .lines(let old, let new):
        guard let lines = texts[edit.file] ?? base[edit.file]?.lines else {
          throw problem("has no file \(edit.file) to edit", [])
        }
        let places = lines.indices.filter { lines[$0...].starts(with: old) }
        guard places.count == 1, let place = places.first else {
          let count = places.isEmpty ? "not" : "\(places.count) times"
          throw problem("\(edit.file) has these lines \(count):", old)
        }
        texts[edit.file] =
          lines[..<place] + new + lines[(place + old.count)...]
      }
    }
    return texts.mapValues { $0.map { "\($0)\n" }.joined() }
  }

  private func problem(_ what: String, _ lines: [String]) -> AnswerProblem {
    let shown = lines.map { "\n    \($0)" }.joined()
    return AnswerProblem("\(name), from the \(base): \(what)\(shown)")
  }

  /// What is not as it should be in what came of checking this answer.
  func problem(in outcome: CheckOutcome) -> String? {
    switch verdict {
    case .right:
      return outcome.passes ? nil : "the right answer does not pass"
    case .wrong(let message):
      if outcome.passes { return "the wrong answer passes" }
      // Advice may be wrapped within the message.
      let text = OutcomeText(outcome).lines.joined(separator: " ")
      return text.withSingleSpaces.contains(message.withSingleSpaces)
        ? nil : "it has to be told '\(message)'"
    }
  }
}

/// What is wrong with how an answer is written.
struct AnswerProblem: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension String {
  fileprivate var withSingleSpaces: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
