import CallTrace
import ConsoleUI
import Course
import Foundation
import Shell

/// One call of `workbench lesson`: the course, the progress, the output.
@MainActor
struct LessonVisit {
  private let course: CourseFolder
  private let lessons: [Lesson]
  private let command: LessonCommand
  private var file: ProgressFile

  init(_ command: LessonCommand) throws {
    course = CourseFolder(
      package: try PackageFolder.find(with: "Lessons"),
      workingFolder: URL(
        fileURLWithPath: FileManager.default.currentDirectoryPath
      )
    )
    lessons = course.lessons
    file = ProgressFile(course)
    self.command = command
    if let problem = file.problem { command.output.writeError(problem) }
  }

  /// The lesson that a word means; without one, the learner's.
  private func lesson(_ word: String?) throws -> Lesson {
    if let word { return try course.lesson(word) }
    guard let current else { throw CourseError.missing("Lessons") }
    return current
  }

  private var current: Lesson? { file.progress.lesson(in: lessons) }

  private func has(_ option: Option<Bool>) -> Bool {
    command.invocation[option]
  }

  /// What to type for a subcommand of `lesson`.
  private func call(_ words: String) -> String {
    "\(command.surroundings.call) lesson \(words)"
  }

  private func write(_ text: String) { command.output.write(text) }

  private var columns: Int { command.columns(.narrow) }

  private func set(_ markdown: String) -> [String] {
    MarkdownText(
      markdown,
      columns: columns,
      usesColor: command.usesColor
    ).lines
  }

  /// "Lesson 03: Cocoa MVC" and, where it is known, how long it takes.
  private func heading(of lesson: Lesson) throws -> String {
    let text = try lesson.text()
    let time = text.minutes.map { " (\($0) minutes)" } ?? ""
    return "Lesson \(lesson.number): \(text.title)\(time)"
  }

  /// Where a lesson's exercise stands, as the learner can type it.
  private func exercisePath(of lesson: Lesson) -> String {
    course.path(of: lesson.folder(of: .exercise))
  }
}

// MARK: - Where one is, and how one goes on

extension LessonVisit {
  /// Says where the learner is and what to do next.
  func sayWhere() throws -> ExitCode {
    let lesson = try lesson(nil)
    let passed = lessons.count { file.progress[$0].state == .passed }
    write(
      """
      You have passed \(passed) of \(lessons.count) lessons.

      \(try heading(of: lesson))
      """
    )
    if file.progress[lesson].state == .passed {
      write("You have passed this one.\n\n\(whatFollows(lesson))")
    } else {
      write(waysOn(from: lesson))
    }
    return .success
  }

  /// What one can do with a lesson that is not passed.
  private func waysOn(from lesson: Lesson) -> String {
    """
      \(call("show"))    read it
      edit \(exercisePath(of: lesson))
      \(call("check"))   see whether it is right
      \(call("hint"))    get a hint
    """
  }

  private func whatFollows(_ lesson: Lesson) -> String {
    let next = lessons.first { $0.number > lesson.number }
    guard let current, current != lesson else {
      return next == nil
        ? "That was the last lesson. '\(call("list"))' shows them all."
        : "Next: \(call("next"))"
    }
    let place = "You are still at lesson \(current.number)."
    guard let next else { return place }
    return "\(place) To go on from here: \(call("next \(next.number)"))"
  }

  func list() throws -> ExitCode {
    let rows = try lessons.map { lesson in
      LessonRow(
        number: lesson.number,
        name: lesson.name,
        title: try lesson.text().title,
        minutes: try lesson.text().minutes,
        state: file.progress[lesson].state,
        hints: file.progress[lesson].hints,
        isCurrent: lesson == current
      )
    }
    guard !has(LessonAction.asJSON) else {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      write(String(decoding: try encoder.encode(rows), as: UTF8.self))
      return .success
    }
    command.output.write(rows.map(\.line))
    let passed = rows.count { $0.state == .passed }
    write("\n\(passed) of \(rows.count) passed")
    return .success
  }

  /// Goes on to the next lesson when this one is done or left on purpose, or
  /// to the lesson that a word means.
  mutating func goOn(to word: String?) throws -> ExitCode {
    let lesson = try lesson(word)
    if word != nil {
      try file.update { $0.current = lesson.number }
      return try sayWhere()
    }
    let isPassed = file.progress[lesson].state == .passed
    guard isPassed || has(LessonAction.skip) else {
      write(
        """
        Lesson \(lesson.number) has not passed yet.
          \(call("check"))         see what is missing
          \(call("next --skip"))   leave it for now
        """
      )
      return .checkFailed
    }
    let next = lessons.first { $0.number > lesson.number }
    try file.update { progress in
      if !isPassed { progress[lesson].state = .skipped }
      if let next { progress.current = next.number }
    }
    guard let next else {
      write(whatFollows(lesson))
      return .success
    }
    write("\(try heading(of: next))\n\(waysOn(from: next))")
    return .success
  }
}

// MARK: - What one does with an exercise

extension LessonVisit {
  func show(_ word: String?) throws -> ExitCode {
    let lesson = try lesson(word)
    guard !has(LessonAction.diff) else {
      let steps = lesson.stepDifferences()
      command.output.write(
        steps.isEmpty ? ["This lesson has no steps."] : steps
      )
      return .success
    }
    command.output.write(set(try lesson.text().body))
    write(
      """

      The exercise is in \(exercisePath(of: lesson)).
      Next: \(call("check \(lesson.number)"))
      """
    )
    return .success
  }

  mutating func check(_ word: String?) throws -> ExitCode {
    let lesson = try lesson(word)
    let check = ExerciseCheck(course)
    if check.isFirst {
      command.output.writeError(
        "The first check builds the workbench's libraries: that takes minutes."
      )
    }
    write("\(try heading(of: lesson))\n")
    command.output.flush()
    let outcome = try check.run(lesson)
    command.output.write(OutcomeText(outcome, columns: columns).lines)
    let hints = file.progress[lesson].hints
    guard outcome.passes else {
      if case .ran = outcome, hints < LessonText.hintCount {
        write("Next: edit the exercise, or \(call("hint \(lesson.number)"))")
      } else {
        write("Next: edit the exercise and check again")
      }
      return .checkFailed
    }
    let isHere = lesson == current
    try file.update { progress in
      // One stays at a passed lesson until one goes on.
      if isHere { progress.current = lesson.number }
      progress[lesson].state = .passed
    }
    write(
      """
      Compare: \(call("solution \(lesson.number)"))
      \(whatFollows(lesson))
      """
    )
    return .success
  }

  mutating func hint(_ word: String?) throws -> ExitCode {
    let lesson = try lesson(word)
    let hints = try lesson.text().hints
    let showsAll = has(LessonAction.allHints)
    let shown =
      showsAll
      ? hints.count : min(file.progress[lesson].hints + 1, hints.count)
    for index in (showsAll ? 0 : max(0, shown - 1))..<shown {
      write("Hint \(index + 1) of \(hints.count)\n")
      command.output.write(set(hints[index]) + [""])
    }
    try file.update { $0[lesson].hints = shown }
    write(
      shown < hints.count
        ? "One more: \(call("hint \(lesson.number)"))"
        : "That was the last hint. If all else fails: "
          + "\(call("solution \(lesson.number) --force"))"
    )
    return .success
  }

  func showSolution(_ word: String?) throws -> ExitCode {
    let lesson = try lesson(word)
    let isOpen = file.progress[lesson].state == .passed
    guard isOpen || has(LessonAction.opens) else {
      write(
        """
        The solution opens when your exercise passes.
          \(call("hint \(lesson.number)"))
          \(call("solution \(lesson.number) --force"))   open it now
        """
      )
      return .checkFailed
    }
    let difference = lesson.solutionDifference()
    command.output.write(
      difference.isEmpty
        ? ["Your exercise is the solution, to the letter."]
        : ["From your exercise (-) to our solution (+):", ""] + difference
    )
    return .success
  }

  func reset(_ word: String?) throws -> ExitCode {
    let lesson = try lesson(word)
    let backups = Backups(course)
    guard !backups.isUntouched(lesson) else {
      write("The exercise of lesson \(lesson.number) is as at the start.")
      return .success
    }
    if !has(LessonAction.asksNothing) {
      command.output.writeText(
        "Put the start back in place of your exercise "
          + "of lesson \(lesson.number)? [y/N] "
      )
      command.output.flush()
      guard ["y", "yes"].contains(readLine()?.lowercased()) else {
        write("Nothing was changed.")
        return .checkFailed
      }
    }
    let place = try backups.reset(lesson)
    write("The exercise is as at the start; yours is kept in \(place).")
    return .success
  }

  /// Checks now and after every save, until the process is ended.
  mutating func watch(_ word: String?) async throws -> ExitCode {
    let lesson = try lesson(word)
    var seen: [String: String]?
    while true {
      let texts = lesson.exerciseTexts()
      if texts != seen {
        seen = texts
        do {
          _ = try check(lesson.name)
        } catch CourseError.missing(let path) {
          // Who replaces the files may be half way through it.
          command.output.writeError("\(CourseError.missing(path))")
        }
        write(
          "\nWatching \(exercisePath(of: lesson)); Ctrl-C ends it."
        )
        command.output.flush()
      }
      try await Task.sleep(for: .milliseconds(300))
    }
  }

  func verify(_ word: String?) throws -> ExitCode {
    let chosen = try word.map(course.lesson)
    command.output.writeError(
      "The tests of the lessons are built and run, which takes minutes..."
    )
    let isWell = try Verification(course).passes(
      chosen,
      asksCommit: has(LessonAction.asksCommit)
    )
    let numbers = (chosen.map { [$0] } ?? lessons).map(\.number)
    write(
      isWell
        ? "✓ \(numbers.joined(separator: ", ")): all is well"
        : "✗ What is wrong stands above."
    )
    return isWell ? .success : .checkFailed
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
    let notes =
      (state == .open ? [] : [state.rawValue])
      + (isCurrent ? ["you are here"] : [])
    let row =
      "\(mark) \(number)  \(title.padded(toCells: 46)) "
      + "\(time.padded(toCells: 6))  \(notes.joined(separator: ", "))"
    return row.trimmingTrailingSpaces()
  }
}
