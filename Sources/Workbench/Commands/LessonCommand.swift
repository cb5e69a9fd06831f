import ConsoleUI
import Course
import WorkbenchKit

/// `workbench lesson`: goes through the lessons.
struct LessonCommand: Command {
  let invocation: Invocation
  let surroundings: Surroundings

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
          options: action.options + [OutputWidth.narrow.option]
        )
      }
    )
  }

  func run() async throws -> ExitCode {
    let word = invocation[Self.lesson]
    do {
      var visit = try LessonVisit(self)
      switch invocation.path.last.flatMap(LessonAction.init) {
      case nil where word == nil: return try visit.sayWhere()
      case nil, .show: return try visit.show(word)
      case .list: return try visit.list()
      case .next: return try visit.goOn(to: word)
      case .check: return try visit.check(word)
      case .hint: return try visit.hint(word)
      case .solution: return try visit.showSolution(word)
      case .reset: return try visit.reset(word)
      case .watch: return try await visit.watch(word)
      case .verify: return try visit.verify(word)
      }
    } catch CourseError.unknownLesson(let word, let known) {
      let names = known.map { String($0.dropFirst(3)) }
      let words = LessonAction.allCases.map(\.rawValue) + names
      let near = nearest(to: word, among: words)
      throw WrongUsage(
        "there is no lesson '\(word.sanitizedForDisplay)'"
          + (near.map { ". Did you mean '\($0)'?" }
            ?? "; '\(surroundings.call) lesson list' shows them all")
      )
    }
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
