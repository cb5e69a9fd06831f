import Arguments
import Testing

/// The whole command line of a program like the workbench, with its
/// architectures and features from lists, as from a catalogue.
enum Workbench {
  static let architectures = ["mvc", "mvp", "mvvm"]
  static let features = ["greeting", "photo-list", "weather"]

  static let program = Program(
    CommandSpec(
      "workbench",
      abstract: "Nine variants of three features, run side by side.",
      usage: [
        "workbench <architecture> <feature> [<options>]",
        "workbench <subcommand>",
      ],
      subcommands: [
        run, compare, source, trace, testability, bench, lesson,
      ],
      defaultSubcommand: "run"
    ),
    version: "1.2.0",
    globalOptions: [noColor]
  )

  /// What is wrong with the words after the program's name.
  static func error(_ words: [String]) -> UsageError? {
    do throws(UsageError) {
      let request = try program.parse(words)
      Issue.record("accepted: \(request)")
      return nil
    } catch {
      return error
    }
  }

  static let run = CommandSpec(
    "run",
    abstract: "Run a feature.",
    arguments: [architecture, feature],
    options: playing + [
      Option.flag("live", help: "Ask real services."),
      plain, calls,
      Option.file("record", help: "Save the session as a script."),
    ]
  )

  static let compare = CommandSpec(
    "compare",
    abstract: "Run all variants of a feature side by side.",
    arguments: [
      architectureOrNone, featureOrNone,
    ],
    options: playing + [
      Option.integer("random", "count", 1...Int.max, help: "Act at random."),
      seed,
      json, columns,
    ]
  )

  static let source = CommandSpec(
    "source",
    abstract: "Show the code by role.",
    arguments: [architectureOrNone, feature],
    options: [columns]
  )

  static let trace = CommandSpec(
    "trace",
    abstract: "Show who called whom.",
    discussion: """
      Needs a debug build:

        swift run workbench trace mvp greeting
      """,
    arguments: [architectureOrNone, feature],
    options: playing + [
      Option.flag("calls", help: "Show every call."),
      Option.flag("mermaid", help: "Print Mermaid diagrams."),
      json, columns,
    ]
  )

  static let testability = CommandSpec(
    "testability",
    abstract: "Show what each architecture's tests need and catch.",
    arguments: [
      featureOrNone
    ],
    options: [
      Option.flag("faults", help: "Plant faults and count which are found."),
      Option.flag("list", help: "List the behaviours."),
      Option.flag("markdown", help: "Print Markdown."),
      json, columns,
    ]
  )

  static let bench = CommandSpec(
    "bench",
    abstract: "Measure what each way of updating a view costs.",
    options: [
      filter, json,
    ]
  )

  static let lesson = CommandSpec(
    "lesson",
    abstract: "Step through the lessons.",
    subcommands: [
      CommandSpec("list", abstract: "List the lessons.", options: [json]),
      step("show", "Show a lesson's text."),
      step("next", "Go to the next lesson."),
      step("check", "Check your answer."),
      step("hint", "Show a hint."),
      step(
        "solution",
        "Show a solution.",
        [Option.flag("diff", help: "As a diff.")]
      ),
      step(
        "reset",
        "Start again.",
        [Option.flag("force", help: "Do not ask.")]
      ),
      step("watch", "Check at every change."),
      step(
        "verify",
        "Verify lessons.",
        [Option.flag("all", help: "All of them.")]
      ),
    ]
  )

  private static func step(
    _ name: String,
    _ abstract: String,
    _ options: [any DeclaredOption] = []
  ) -> CommandSpec {
    CommandSpec(
      name,
      abstract: abstract,
      arguments: [number],
      options: options + [columns]
    )
  }
}
