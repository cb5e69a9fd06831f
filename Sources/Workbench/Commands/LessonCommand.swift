import ConsoleUI
import Course
import Foundation
import Play
import Render
import Shell

/// `workbench lesson`: goes through the lessons.
struct LessonCommand: Command {
  let invocation: Invocation
  let surroundings: Surroundings
  private let course: CourseFolder
  private let lessons: [Lesson]
  private var file: ProgressFile

  init(invocation: Invocation, surroundings: Surroundings) throws {
    self.invocation = invocation
    self.surroundings = surroundings
    course = CourseFolder(
      package: try PackageFolder.find(with: "Lessons"),
      workingFolder: URL(
        fileURLWithPath: FileManager.default.currentDirectoryPath
      )
    )
    lessons = course.lessons
    file = ProgressFile(course)
  }

  private static let lesson = ArgumentSpec(
    name: "lesson",
    isOptional: true,
    help: "The lesson's number or name (default: yours)."
  )

  static func spec(in catalogue: Catalogue) -> CommandSpec {
    CommandSpec(
      name: "lesson",
      abstract: "Learn the architectures step by step.",
      discussion: """
        Alone it says where you are and what to do next. A lesson is its
        number, such as 3, or its name; without one it is yours.
        """,
      arguments: [lesson],
      options: [OutputWidth.narrow.option],
      subcommands: LessonAction.allCases.map { action in
        CommandSpec(
          name: action.rawValue,
          abstract: action.abstract,
          arguments: action == .list ? [] : [lesson],
          options: action.options + [OutputWidth.narrow.option],
          examples: action.examples
        )
      },
      examples: [
        HelpExample("workbench lesson", "See where you are."),
        HelpExample("workbench lesson show 1", "Read the first lesson."),
        HelpExample("workbench lesson check", "Have your exercise checked."),
      ]
    )
  }

  var isRead: Bool {
    switch invocation.path.last.flatMap(LessonAction.init) {
    case nil: invocation[Self.lesson] != nil
    case let action: action == .show
    }
  }

  mutating func run() async throws -> ExitCode {
    let word = invocation[Self.lesson]
    if let problem = file.problem { output.writeError(problem) }
    do {
      let lesson = try lesson(word)
      switch invocation.path.last.flatMap(LessonAction.init) {
      case nil where word == nil: try sayWhere(lesson)
      case nil, .show: try show(lesson)
      case .list: try list()
      case .next where word == nil: return try goOn(from: lesson)
      case .next:
        let left = invocation[LessonAction.skip] ? current : nil
        try file.update { progress in
          if let left, progress[left].state == .open {
            progress[left].state = .skipped
          }
          progress.goTo(lesson)
        }
        try sayWhere(lesson)
      case .check: return try check(lesson)
      case .hint: try hint(lesson)
      case .solution: return try showSolution(of: lesson)
      case .reset: return try reset(lesson)
      case .watch: try await watch(lesson)
      case .verify: return try verify(word == nil ? nil : lesson)
      }
      return .success
    } catch CourseError.unknownLesson(let word, let known) {
      let names = known.map { String($0.dropFirst(3)) }
      let isAlone = invocation.path.last.flatMap(LessonAction.init) == nil
      let actions = isAlone ? LessonAction.allCases.map(\.rawValue) : []
      let near = nearest(to: word, among: actions + names)
      throw WrongUsage(
        "there is no lesson '\(word.sanitizedForDisplay)'"
          + (near.map { ". Did you mean '\($0)'?" }
            ?? "; '\(surroundings.call) lesson list' shows them all"),
        correction: near.map { .replace(word, by: $0) }
      )
    }
  }
}

// MARK: - The lesson

extension LessonCommand {
  /// The lesson that a word means; without one, the learner's.
  private func lesson(_ word: String?) throws -> Lesson {
    if let word { return try course.lesson(word) }
    guard let current else { throw CourseError.missing("Lessons") }
    return current
  }

  private var current: Lesson? { file.progress.lesson(in: lessons) }

  /// What to type for a subcommand of `lesson`.
  private func call(_ words: String) -> String {
    "\(surroundings.call) lesson \(words)"
  }

  private func set(_ markdown: String) -> [String] {
    MarkdownText(
      markdown,
      columns: columns(.narrow),
      usesColor: usesColor
    ).lines
  }

  /// "Lesson 02: Cocoa MVC" and, where it is known, how long it takes.
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

extension LessonCommand {
  /// Says where the learner is and what to do next.
  private func sayWhere(_ lesson: Lesson) throws {
    let passed = lessons.count { file.progress[$0].state == .passed }
    output.write(
      """
      You have passed \(passed) of \(lessons.count) lessons.\(formerlyPassed)

      \(try heading(of: lesson))
      """
    )
    if file.progress[lesson].state == .passed {
      output.write("You have passed this one.\n\n\(whatFollows(lesson))")
    } else {
      output.write(waysOn(from: lesson))
    }
  }

  /// What a learner has passed in a former course, and finds here no longer.
  private var formerlyPassed: String {
    let topics = file.progress.passedTopics(notIn: lessons)
    return topics.isEmpty
      ? ""
      : "\nThe course was made anew. You have also passed what is no longer in "
        + "it:\n\(topics.joined(separator: ", "))."
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

  private func list() throws {
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
    guard !invocation[LessonAction.asJSON] else {
      return output.write(try rows.jsonText())
    }
    output.write(rows.map(\.line))
    let passed = rows.count { $0.state == .passed }
    output.write("\n\(passed) of \(rows.count) passed")
  }

  /// Goes on to the next lesson when this one is done or left on purpose.
  private mutating func goOn(from lesson: Lesson) throws -> ExitCode {
    let isOpen = file.progress[lesson].state == .open
    guard !isOpen || invocation[LessonAction.skip] else {
      output.write(
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
      if isOpen { progress[lesson].state = .skipped }
      if let next { progress.goTo(next) }
    }
    guard let next else {
      output.write(whatFollows(lesson))
      return .success
    }
    output.write("\(try heading(of: next))\n\(waysOn(from: next))")
    return .success
  }
}

// MARK: - What one does with an exercise

extension LessonCommand {
  private func show(_ lesson: Lesson) throws {
    guard !invocation[LessonAction.diff] else {
      let steps = lesson.stepDifferences()
      return output.write(
        steps.isEmpty ? ["This lesson has no steps."] : steps
      )
    }
    output.write(set(try lesson.text().body))
    output.write(
      """

      The exercise is in \(exercisePath(of: lesson)).
      Next: \(call("check \(lesson.number)"))
      """
    )
  }

  private mutating func check(_ lesson: Lesson) throws -> ExitCode {
    let check = ExerciseCheck(course)
    if check.isFirst {
      output.writeError(
        "The first check builds the workbench's libraries: that takes minutes."
      )
    }
    output.write("\(try heading(of: lesson))\n")
    output.flush()
    let outcome = try check.run(lesson)
    output.write(OutcomeText(outcome, columns: columns(.narrow)).lines)
    let hints = file.progress[lesson].hints
    guard outcome.passes else {
      var next = " and check again"
      if case .ran = outcome, hints < LessonText.hintCount {
        next = ", or \(call("hint \(lesson.number)"))"
      }
      output.write("Next: edit the exercise\(next)")
      return .checkFailed
    }
    let isHere = lesson == current
    try file.update { progress in
      // One stays at a passed lesson until one goes on.
      if isHere { progress.goTo(lesson) }
      progress[lesson].state = .passed
    }
    output.write(
      """
      Compare: \(call("solution \(lesson.number)"))
      \(whatFollows(lesson))
      """
    )
    return .success
  }

  private mutating func hint(_ lesson: Lesson) throws {
    let hints = try lesson.text().hints
    let showsAll = invocation[LessonAction.allHints]
    let shown =
      showsAll
      ? hints.count : min(file.progress[lesson].hints + 1, hints.count)
    for index in (showsAll ? 0 : max(0, shown - 1))..<shown {
      output.write("Hint \(index + 1) of \(hints.count)\n")
      output.write(set(hints[index]) + [""])
    }
    try file.update { $0[lesson].hints = shown }
    output.write(
      shown < hints.count
        ? "One more: \(call("hint \(lesson.number)"))"
        : "That was the last hint. If all else fails: "
          + "\(call("solution \(lesson.number) --force"))"
    )
  }

  private func showSolution(of lesson: Lesson) throws -> ExitCode {
    let isOpen = file.progress[lesson].state == .passed
    guard isOpen || invocation[LessonAction.opens] else {
      output.write(
        """
        The solution opens when your exercise passes.
          \(call("hint \(lesson.number)"))
          \(call("solution \(lesson.number) --force"))   open it now
        """
      )
      return .checkFailed
    }
    let difference = lesson.solutionDifference()
    output.write(
      difference.isEmpty
        ? ["Your exercise is the solution, to the letter."]
        : ["From your exercise (-) to our solution (+):", ""] + difference
    )
    return .success
  }

  private func reset(_ lesson: Lesson) throws -> ExitCode {
    guard !lesson.isUntouched else {
      output.write(
        "The exercise of lesson \(lesson.number) is as at the start."
      )
      return .success
    }
    if !invocation[LessonAction.asksNothing] {
      output.writeText(
        "Put the start back in place of your exercise "
          + "of lesson \(lesson.number)? [y/N] "
      )
      output.flush()
      guard ["y", "yes"].contains(readLine()?.lowercased()) else {
        output.write("Nothing was changed.")
        return .checkFailed
      }
    }
    let place = try course.reset(lesson)
    output.write("The exercise is as at the start; yours is kept in \(place).")
    return .success
  }

  /// Checks now and after every save, until the process is ended.
  private mutating func watch(_ lesson: Lesson) async throws {
    var seen: [String: String]?
    while true {
      let texts = lesson.exerciseTexts
      if texts != seen {
        seen = texts
        do {
          _ = try check(lesson)
        } catch CourseError.missing(let path) {
          // Who replaces the files may be half way through it.
          output.writeError("\(CourseError.missing(path))")
        }
        output.write(
          "\nWatching \(exercisePath(of: lesson)); Ctrl-C ends it."
        )
        output.flush()
      }
      try await Task.sleep(for: .milliseconds(300))
    }
  }

  private func verify(_ chosen: Lesson?) throws -> ExitCode {
    output.writeError(
      "The tests of the lessons are built and run, which takes minutes..."
    )
    let isWell = try Verification(course).passes(
      chosen,
      asksCommit: invocation[LessonAction.asksCommit]
    )
    let numbers = (chosen.map { [$0] } ?? lessons).map(\.number)
    output.write(
      isWell
        ? "✓ \(numbers.joined(separator: ", ")): all is well"
        : "✗ What is wrong stands above."
    )
    return isWell ? .success : .checkFailed
  }
}

/// What one can do with a lesson.
enum LessonAction: String, CaseIterable {
  case list, show, next, check, hint, solution, reset, watch, verify

  var abstract: String {
    switch self {
    case .list: "List the lessons with your progress."
    case .show: "Show a lesson's text."
    case .next: "Go on to the next lesson, or to the one you name."
    case .check: "Build your exercise and check it."
    case .hint: "Show one more hint."
    case .solution: "Compare your exercise with the solution."
    case .reset: "Put the start back; your exercise is kept as a backup."
    case .watch: "Check at every save, until Ctrl-C."
    case .verify: "Check the lessons themselves, for who writes them."
    }
  }

  var examples: [HelpExample] {
    let examples =
      switch self {
      case .list: [("list", "See all lessons and how far you are.")]
      case .show: [("show 5", "Read lesson 5.")]
      case .next:
        [
          ("next", "Go on after a lesson that has passed."),
          ("next 7", "Go to lesson 7."),
        ]
      case .check: [("check", "Check your exercise.")]
      case .hint: [("hint 5", "Get one more hint for lesson 5.")]
      case .solution: [("solution", "Compare when your exercise has passed.")]
      case .reset: [("reset 5", "Begin lesson 5 again.")]
      case .watch: [("watch", "Check whenever you save.")]
      case .verify: [("verify 5", "Check lesson 5 after you have changed it.")]
      }
    return examples.map { HelpExample("workbench lesson \($0)", $1) }
  }

  static let asJSON = Option.json("list")
  static let diff = Option.flag(
    "diff",
    help: "Show the lesson's steps as differences."
  )
  static let skip = Option.flag(
    "skip",
    help: "Leave this lesson although it has not passed."
  )
  static let allHints = Option.flag("all", help: "Show all hints.")
  static let opens = Option.flag(
    "force",
    help: "Open it before the exercise passes."
  )
  static let asksNothing = Option.flag("force", help: "Do not ask.")
  static let asksCommit = Option.flag(
    "all",
    help: "Also ask whether the committed exercises are the starts."
  )

  var options: [any DeclaredOption] {
    switch self {
    case .list: [Self.asJSON]
    case .show: [Self.diff]
    case .next: [Self.skip]
    case .hint: [Self.allHints]
    case .solution: [Self.opens]
    case .reset: [Self.asksNothing]
    case .verify: [Self.asksCommit]
    case .check, .watch: []
    }
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
      "\(mark) \(number)  \(title.padded(toCells: 30)) "
      + "\(time.padded(toCells: 6))  \(notes.joined(separator: ", "))"
    return row.trimmingTrailingSpaces()
  }
}
