import Arguments
import Testing

@Suite struct ErrorTests {
  private func error(_ words: [String]) -> UsageError? {
    Workbench.error(words)
  }

  private func error(_ line: String) -> UsageError? {
    error(line.split(separator: " ").map(String.init))
  }

  @Test func wrongUsageEndsWithSixtyFour() {
    #expect(UsageError.exitCode == 64)
  }

  @Test func anErrorShowsHelpUsageAndWhereToLook() {
    #expect(
      error("compare --width wide")?.description == """
        Error: The value 'wide' is invalid for '--width <columns>'. Please \
        provide a whole number, 10 to 500.
        Help:  --width <columns>  Width of one screen; without it, 40. (10 to 500)
        Usage: workbench compare [<architecture>...] [<feature>] [--script <file>]
               [--data <file>] [--width <columns>] [--height <rows>] [--random <count>]
               [--seed <seed>] [--json] [--columns <columns>]
          See 'workbench compare --help' for more information.
        """
    )
    #expect(
      error("mvvn greeting")?.description == """
        Error: Unknown subcommand 'mvvn'. Did you mean 'mvvm'?
        Usage: workbench <architecture> <feature> [<options>]
               workbench <subcommand>
          See 'workbench --help' for more information.
        """
    )
  }

  @Test(arguments: [
    ("nonsense", "Unknown subcommand 'nonsense'"),
    ("hepl", "Unknown subcommand 'hepl'. Did you mean 'help'?"),
    ("COMPAER", "Unknown subcommand 'COMPAER'. Did you mean 'compare'?"),
    ("lesson chekc", "Unknown subcommand 'chekc'. Did you mean 'check'?"),
    ("help chekc", "Unknown subcommand 'chekc'"),
    ("help lesson chekc", "Unknown subcommand 'chekc'. Did you mean 'check'?"),
    ("help bench x", "Unexpected argument 'x'"),
    ("mvp", "Missing expected argument '<feature>'"),
    ("testability weather x", "Unexpected argument 'x'"),
    (
      "mvp weather x",
      "The value 'x' is invalid for '<architecture>'. "
        + "Please provide one of 'mvc', 'mvp', 'mvvm' or 'all'."
    ),
    ("bench x y", "2 unexpected arguments: 'x', 'y'"),
    (
      "mvp weahter",
      "The value 'weahter' is invalid for '<feature>'. "
        + "Did you mean 'weather'?"
    ),
    (
      "mvp clock",
      "The value 'clock' is invalid for '<feature>'. "
        + "Please provide one of 'greeting', 'photo-list' or 'weather'."
    ),
    (
      "source mvmv greeting",
      "The value 'mvmv' is invalid for '<architecture>'. "
        + "Did you mean 'mvvm'?"
    ),
    (
      "source mvmv",
      "The value 'mvmv' is invalid for '<architecture>'. "
        + "Did you mean 'mvvm'?"
    ),
    ("compare --widht 3", "Unknown option '--widht'. Did you mean '--width'?"),
    ("compare --WIDTH 30", "Unknown option '--WIDTH'. Did you mean '--width'?"),
    ("compare --qqq", "Unknown option '--qqq'"),
    ("compare -q=1", "Unknown option '-q'"),
    (
      "--width 30 mvp greeting",
      "The option '--width' stands after the subcommand, "
        + "as in 'workbench run --width'"
    ),
    ("compare --script", "Missing value for '--script <file>'"),
    ("compare --script --json", "Missing value for '--script <file>'"),
    ("compare --script -- all", "Missing value for '--script <file>'"),
    (
      "compare --json=yes",
      "The option '--json' does not take any value, "
        + "but 'yes' was specified."
    ),
    (
      "compare --width=9",
      "The value '9' is invalid for '--width <columns>'. "
        + "Please provide a whole number, 10 to 500."
    ),
    (
      "compare --random 0",
      "The value '0' is invalid for '--random <count>'. "
        + "Please provide a whole number, 1 or more."
    ),
    (
      "compare --seed 9223372036854775808",
      "The value '9223372036854775808' is invalid for '--seed <seed>'. "
        + "Please provide a whole number."
    ),
    (
      "compare --script=",
      "The value '' is invalid for '--script <file>'. "
        + "Please provide the path of a file."
    ),
    (
      "--generate-completion-script fsh",
      "The value 'fsh' is invalid for '--generate-completion-script <shell>'. "
        + "Did you mean 'fish'?"
    ),
    (
      "mvp -- --trace",
      "The value '--trace' is invalid for '<feature>'. "
        + "Please provide one of 'greeting', 'photo-list' or 'weather'."
    ),
    (
      "lesson show -3",
      "The value '-3' is invalid for '<number>'. "
        + "Please provide a whole number, 1 to 99."
    ),
  ])
  func theMessageSaysWhatIsWrong(line: String, message: String) {
    #expect(error(line)?.message == message)
  }

  @Test func anOptionOfTheParentDoesNotHoldForItsSubcommand() {
    let parent = CommandSpec(
      "parent",
      abstract: "P.",
      options: [
        Option.flag("force", help: "F."), Option.flag("json", help: "J."),
      ],
      subcommands: [
        CommandSpec(
          "child",
          abstract: "C.",
          options: [Option.flag("json", help: "J.")]
        )
      ]
    )
    let program = Program(parent, version: "1")
    #expect(throws: Never.self) { try program.parse(["--json", "child"]) }
    let error = #expect(throws: UsageError.self) {
      try program.parse(["--force", "child"])
    }
    #expect(error?.message == "Unknown option '--force'")
  }

  @Test func nothingTypedReachesTheTerminalAsAControlSequence() {
    #expect(
      error(["\u{1B}[31m\n\u{202E}é"])?.message
        == "Unknown subcommand '\\u{1B}[31m\\u{A}\\u{202E}é'"
    )
  }

  @Test func whatWouldNotBeSeenIsShown() {
    #expect(
      error(["mvp", "weather\u{200B}"])?.message
        == "The value 'weather\\u{200B}' is invalid for '<feature>'. "
        + "Did you mean 'weather'?"
    )
    #expect(
      error(["mvp", "photo list\u{A0}"])?.message
        == "The value 'photo list\\u{A0}' is invalid for '<feature>'. "
        + "Did you mean 'photo-list'?"
    )
  }

  @Test func aProgramReportsItsOwnErrorsInTheSameForm() throws {
    let request = try Workbench.program.parse(["compare", "all"])
    guard case .run(let invocation) = request else {
      Issue.record("should run")
      return
    }
    let error = Workbench.program.usageError(
      "No '--data' here.",
      in: invocation
    )
    #expect(error.message == "No '--data' here.")
    #expect(error.helpCommand == "workbench compare --help")
  }
}
