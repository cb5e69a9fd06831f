import Foundation

/// An answer that is kept beside the solution, to hold the check to it.
///
/// Its folder holds only the files that the solution lacks or has otherwise.
struct KeptAnswer: Equatable {
  /// The folder, seen from the lesson, such as "wrong/hard-coded".
  let folder: String
  let verdict: Verdict

  /// What the check has to say of an answer.
  enum Verdict: Equatable {
    /// It must pass.
    case right
    /// It must not pass, and must be told this.
    case wrong(told: String)
  }

  /// What a wrong answer has to be told stands beside its code.
  static let messageFile = "message.txt"

  /// The kept answers of a lesson, the wrong ones first.
  ///
  /// - Throws: ``CourseError/missing(_:)`` for a wrong answer without message.
  static func all(of lesson: Lesson) throws(CourseError) -> [KeptAnswer] {
    var answers: [KeptAnswer] = []
    for name in lesson.wrongAnswers {
      answers.append(try wrong(name, of: lesson))
    }
    return answers
      + lesson.rightAnswers.map {
        KeptAnswer(folder: "right/\($0)", verdict: .right)
      }
  }

  /// A wrong answer with its message.
  static func wrong(
    _ name: String,
    of lesson: Lesson
  ) throws(CourseError) -> KeptAnswer {
    let folder = "wrong/\(name)"
    let file = lesson.folder.appendingPathComponent("\(folder)/\(messageFile)")
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      !text.trimmed.isEmpty
    else { throw .missing("Lessons/\(lesson.name)/\(folder)/\(messageFile)") }
    return KeptAnswer(folder: folder, verdict: .wrong(told: text.trimmed))
  }

  /// Whether a folder of a lesson holds only what differs from the solution.
  static func isKept(_ folder: String) -> Bool {
    [Lesson.Part.wrong, .right].contains { folder.hasPrefix($0.rawValue + "/") }
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
        ? nil : "the message of message.txt is not in"
    }
  }
}

extension String {
  fileprivate var withSingleSpaces: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
