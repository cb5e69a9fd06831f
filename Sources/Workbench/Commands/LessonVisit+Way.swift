import Arguments
import ConsoleUI
import Course
import Foundation

// Where one is, and how one goes on.
extension LessonVisit {
  /// Says where the learner is and what to do next.
  func sayWhere() throws -> ExitCode {
    let lesson = try lesson(nil)
    let entry = entry(of: lesson)
    let passed = lessons.count { self.entry(of: $0).state == .passed }
    write("You have passed \(passed) of \(lessons.count) lessons.")
    write("")
    write(try heading(of: lesson))
    switch entry.state {
    case .passed:
      write("You have passed this one.")
      write("")
      write(whatFollows(lesson))
    case .skipped, .open:
      write(waysOn(from: lesson))
    }
    return .success
  }

  /// What one can do with a lesson that is not passed.
  private func waysOn(from lesson: Lesson) -> [String] {
    [
      "  \(call("show"))    read it",
      "  edit \(exercisePath(of: lesson))",
      "  \(call("check"))   see whether it is right",
      "  \(call("hint"))    get a hint",
    ]
  }

  func whatFollows(_ lesson: Lesson) -> String {
    let next = lessons.first { $0.number > lesson.number }
    guard let current = file.progress.lesson(in: lessons), current != lesson
    else {
      return next == nil
        ? "That was the last lesson. '\(call("list"))' shows them all."
        : "Next: \(call("next"))"
    }
    let place = "You are still at lesson \(current.number)."
    guard let next else { return place }
    return "\(place) To go on from here: \(call("next \(next.number)"))"
  }

  func list() throws -> ExitCode {
    let current = file.progress.lesson(in: lessons)
    let rows = try lessons.map { lesson in
      LessonRow(
        number: lesson.number,
        name: lesson.name,
        title: try lesson.text().title,
        minutes: try lesson.text().minutes,
        state: entry(of: lesson).state,
        hints: entry(of: lesson).hints,
        isCurrent: lesson == current
      )
    }
    guard !invocation[LessonAction.asJSON] else {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      write(String(decoding: try encoder.encode(rows), as: UTF8.self))
      return .success
    }
    for row in rows { write(row.line) }
    let passed = rows.count { $0.state == .passed }
    write("")
    write("\(passed) of \(rows.count) passed")
    return .success
  }

  /// Goes on to the next lesson when this one is done or left on purpose, or
  /// to the lesson that a word means.
  mutating func goOn(to word: String?) throws -> ExitCode {
    if let word {
      let chosen = try self.lesson(word)
      try update { $0.current = chosen.number }
      return try sayWhere()
    }
    let lesson = try lesson(nil)
    let isPassed = entry(of: lesson).state == .passed
    guard isPassed || invocation[LessonAction.skip] else {
      write("Lesson \(lesson.number) has not passed yet.")
      write("  \(call("check"))         see what is missing")
      write("  \(call("next --skip"))   leave it for now")
      return .checkFailed
    }
    let next = lessons.first { $0.number > lesson.number }
    try update { progress in
      if !isPassed { progress[lesson].state = .skipped }
      if let next { progress.current = next.number }
    }
    guard let next else {
      write(whatFollows(lesson))
      return .success
    }
    write(try heading(of: next))
    write(waysOn(from: next))
    return .success
  }
}

extension CourseProgress.State: Encodable {}

/// A lesson in the list.
private struct LessonRow: Encodable {
  let number: String
  let name: String
  let title: String
  let minutes: Int?
  let state: CourseProgress.State
  let hints: Int
  let isCurrent: Bool

  var line: String {
    let mark =
      switch state {
      case .passed: "✓"
      case .skipped: "-"
      case .open: " "
      }
    let time = minutes.map { "\($0) min" } ?? ""
    let word = state == .open ? "" : state.rawValue
    let note = [word, isCurrent ? "you are here" : ""]
      .filter { !$0.isEmpty }.joined(separator: ", ")
    let row =
      "\(mark) \(number)  \(title.padded(toCells: 46)) "
      + "\(time.padded(toCells: 6))  \(note)"
    return String(row.reversed().drop { $0 == " " }.reversed())
  }
}
