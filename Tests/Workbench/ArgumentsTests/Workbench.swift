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
      subcommands: architectures.map(run)
        + [compare, source, trace, testability, bench, lesson]
    ),
    version: "1.2.0",
    globalOptions: [.flag("no-color", help: "Print without colour.")]
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

  static func run(_ architecture: String) -> CommandSpec {
    CommandSpec(
      architecture,
      abstract: "Run a feature in \(architecture.uppercased()).",
      group: "Architectures",
      arguments: [feature],
      options: playing + [
        .flag("live", help: "Ask real services."),
        .flag("plain", help: "Draw no boxes, for screen readers."),
        .flag("trace", help: "Show the calls below each frame."),
        .value("record", "file", .file, help: "Save the session as a script."),
      ]
    )
  }

  static let compare = CommandSpec(
    "compare",
    abstract: "Run all variants of a feature side by side.",
    arguments: [
      ArgumentSpec(
        "feature",
        .oneOf(features + ["all"]),
        isOptional: true,
        help: "The feature to compare."
      )
    ],
    options: playing + [
      .value("random", "count", .integer(1...Int.max), help: "Act at random."),
      .value("seed", "seed", .integer(.min ... .max), help: "Repeat a run."),
      json, columns,
    ]
  )

  static let source = CommandSpec(
    "source",
    abstract: "Show the code by role.",
    arguments: [architecture, feature],
    options: [columns]
  )

  static let trace = CommandSpec(
    "trace",
    abstract: "Show who called whom.",
    discussion: """
      Needs a debug build:

        swift run workbench trace mvp greeting
      """,
    arguments: [architecture, feature],
    options: playing + [
      .flag("calls", help: "Show every call."),
      .flag("mermaid", help: "Print Mermaid diagrams."),
      json, columns,
    ]
  )

  static let testability = CommandSpec(
    "testability",
    abstract: "Show what each architecture's tests need and catch.",
    arguments: [
      ArgumentSpec(
        "feature",
        .oneOf(features),
        isOptional: true,
        help: "The feature to report on."
      )
    ],
    options: [
      .flag("faults", help: "Plant faults and count which are found."),
      .flag("list", help: "List the behaviours."),
      .flag("markdown", help: "Print Markdown."),
      json, columns,
    ]
  )

  static let bench = CommandSpec(
    "bench",
    abstract: "Measure what each way of updating a view costs.",
    options: [
      .value("filter", short: "f", "text", help: "Measure only these."),
      json,
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
      step("solution", "Show a solution.", [.flag("diff", help: "As a diff.")]),
      step("reset", "Start again.", [.flag("force", help: "Do not ask.")]),
      step("watch", "Check at every change."),
      step("verify", "Verify lessons.", [.flag("all", help: "All of them.")]),
    ]
  )

  private static func step(
    _ name: String,
    _ abstract: String,
    _ options: [OptionSpec] = []
  ) -> CommandSpec {
    let number = ArgumentSpec(
      "number",
      .integer(1...99),
      isOptional: true,
      help: "The lesson; without it, the one you are at."
    )
    return CommandSpec(
      name,
      abstract: abstract,
      arguments: [number],
      options: options + [columns]
    )
  }

  private static let architecture = ArgumentSpec(
    "architecture",
    .oneOf(architectures),
    isOptional: true,
    help: "The architecture; without it, all side by side."
  )
  private static let feature = ArgumentSpec(
    "feature",
    .oneOf(features),
    help: "The feature."
  )
  private static let playing: [OptionSpec] = [
    .value("script", "file", .file, help: "Perform a script; '-' reads it."),
    .value("data", "file", .file, help: "Use your own data: [a] 'b' c:d."),
    .value(
      "width",
      "columns",
      .integer(10...500),
      help: "Width of one screen; without it, 40."
    ),
    .value(
      "height",
      "rows",
      .integer(5...200),
      help: "Height of one screen; without it, 20."
    ),
  ]
  private static let json = OptionSpec.flag("json", help: "Print JSON.")
  private static let columns = OptionSpec.value(
    "columns",
    "columns",
    .integer(20...1000),
    help: "Width of the output."
  )
}
