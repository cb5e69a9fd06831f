import Foundation

@testable import Course

/// Reads the kept answers of a lesson, which stand in one file as edits.
///
/// An answer is a heading such as `## wrong/hard-coded, from the solution`;
/// then, if it is wrong, the message that it must get, quoted with `>`; then
/// each file's name in back quotes, and below it its edits. An edit is a block
/// `diff` with the lines around it, or a block `swift` with the whole file.
struct AnswerFile {
  static let name = "answers.md"

  private(set) var answers: [KeptAnswer] = []
  /// The answer that is being read.
  private var heading: (name: String, base: Lesson.Part)?
  private var message: [String] = []
  private var edits: [KeptAnswer.Edit] = []
  /// The file that is being edited.
  private var file: String?

  /// The answers of a lesson.
  ///
  /// - Throws: an `AnswerProblem` with the lesson, and with the line or the
  ///   answer that it is about.
  static func answers(of lesson: Lesson) throws -> [KeptAnswer] {
    let path = "Lessons/\(lesson.name)/\(name)"
    let url = lesson.folder.appendingPathComponent(name)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      throw CourseError.missing(path)
    }
    do {
      return try AnswerFile(text).answers
    } catch {
      throw AnswerProblem("\(path):\(error)")
    }
  }

  /// The files that an answer changes or adds, with their texts.
  static func texts(
    of answer: KeptAnswer,
    in lesson: Lesson
  ) throws -> [String: String] {
    do {
      let base = FileTree.texts(in: lesson.folder(of: answer.base))
      return try answer.texts(from: base)
    } catch let problem as AnswerProblem {
      throw AnswerProblem("Lessons/\(lesson.name)/\(name): \(problem)")
    }
  }

  init(_ text: String) throws(AnswerProblem) {
    let lines = text.lines
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if line.hasPrefix("## ") {
        try endAnswer(at: index)
        try begin(line, at: index)
      } else if heading == nil || line.isEmpty {
        // What stands above the first answer is for people.
      } else if line.hasPrefix(">") {
        message.append(String(line.dropFirst(2)))
      } else if let match = line.wholeMatch(of: /`([^`]+)`/) {
        file = String(match.1)
      } else if line.hasPrefix("```") {
        let rest = lines[(index + 1)...]
        guard let end = rest.firstIndex(of: "```") else {
          throw Self.problem("this block has no end", at: index)
        }
        try addEdit(line, lines[(index + 1)..<end], at: index)
        index = end
      } else {
        throw Self.problem("this is no part of an answer: \(line)", at: index)
      }
      index += 1
    }
    try endAnswer(at: lines.count - 1)
  }

  private mutating func begin(
    _ line: String,
    at index: Int
  ) throws(AnswerProblem) {
    let form = /## ((?:wrong|right)\/[a-z0-9-]+), from the (start|solution)/
    guard let match = line.wholeMatch(of: form) else {
      throw Self.problem(
        "expected '## wrong/short-name, from the solution', or right, or start",
        at: index
      )
    }
    let name = String(match.1)
    guard !answers.contains(where: { $0.name == name }) else {
      throw Self.problem("there is another \(name)", at: index)
    }
    heading = (name, match.2 == "start" ? .start : .solution)
  }

  /// Adds a block below a file's name.
  private mutating func addEdit(
    _ fence: String,
    _ block: ArraySlice<String>,
    at index: Int
  ) throws(AnswerProblem) {
    guard let file else {
      throw Self.problem(
        "whose edit is this? Name the file above it",
        at: index
      )
    }
    switch fence {
    case "```swift":
      edits.append(KeptAnswer.Edit(file: file, change: .whole(Array(block))))
    case "```diff":
      // An editor may take the space from an empty line.
      guard block.allSatisfy({ $0.isEmpty || " +-".contains($0.prefix(1)) })
      else {
        throw Self.problem(
          "each line of a 'diff' begins with ' ', '-' or '+'",
          at: index
        )
      }
      let old = block.filter { !$0.hasPrefix("+") }
      let new = block.filter { !$0.hasPrefix("-") }
      guard !old.isEmpty else {
        throw Self.problem("where is this? Add the line above it", at: index)
      }
      edits.append(
        KeptAnswer.Edit(
          file: file,
          change: .lines(
            old.map { String($0.dropFirst()) },
            become: new.map { String($0.dropFirst()) }
          )
        )
      )
    default:
      throw Self.problem("a block is 'diff' or 'swift'", at: index)
    }
  }

  /// Keeps the answer that was read until here, if there is one.
  private mutating func endAnswer(at index: Int) throws(AnswerProblem) {
    guard let heading else { return }
    let isRight = heading.name.hasPrefix("right/")
    guard !edits.isEmpty, isRight == message.isEmpty else {
      let what =
        edits.isEmpty
        ? "has no edit"
        : isRight ? "gets no message" : "needs its message, quoted with '>'"
      throw Self.problem("above this, \(heading.name) \(what)", at: index)
    }
    answers.append(
      KeptAnswer(
        name: heading.name,
        verdict: isRight
          ? .right : .wrong(told: message.joined(separator: "\n")),
        base: heading.base,
        edits: edits
      )
    )
    (self.heading, file, message, edits) = (nil, nil, [], [])
  }

  private static func problem(_ what: String, at index: Int) -> AnswerProblem {
    AnswerProblem("\(index + 1): \(what)")
  }
}
