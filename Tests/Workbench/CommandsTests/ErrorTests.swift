@testable import Commands
import Testing

@Suite struct ErrorTests {
  @Test func anErrorShowsHelpUsageAndWhereToLook() {
    #expect(
      SmallProgram.error("count --size wide")?.text == """
        The value 'wide' is invalid for '--size <millilitres>'. Please \
        provide a whole number, 10 to 500.
        Help:  --size <millilitres>  Size. (10 to 500)
        Usage: kettle count [<drink>...] [<cup>] [--recipe <file>]
               [--size <millilitres>] [--times <count>] [--seed <seed>] [--sweet]
          See 'kettle count --help' for more information.
        Try:   kettle count
        """
    )
    #expect(
      SmallProgram.error("mocah glass")?.text == """
        The value 'mocah' is invalid for '<drink>'. Did you mean 'mocha'?
        Help:  <drink>  The drinks. (values: tea, mocha, mokka-ice, all)
        Usage: kettle serve <drink>... <cup> [--recipe <file>] \
        [--size <millilitres>]
               [--sweet]
          See 'kettle serve --help' for more information.
        Try:   kettle mocha glass
        """
    )
    #expect(
      SmallProgram.error("nonsense")?.details.first
        == "Help:  <subcommand>  serve, count, order, help"
    )
  }

  @Test(arguments: [
    ("nonsense", "Unknown subcommand 'nonsense'"),
    ("hepl", "Unknown subcommand 'hepl'. Did you mean 'help'?"),
    ("CUONT", "Unknown subcommand 'CUONT'. Did you mean 'count'?"),
    ("order shwo", "Unknown subcommand 'shwo'. Did you mean 'show'?"),
    ("help shwo", "Unknown subcommand 'shwo'"),
    ("help order shwo", "Unknown subcommand 'shwo'. Did you mean 'show'?"),
    ("help order list x", "Unexpected argument 'x'"),
    ("order list x y", "Unexpected argument 'x'"),
    ("count --siez 3", "Unknown option '--siez'. Did you mean '--size'?"),
    ("count --SIZE 30", "Unknown option '--SIZE'. Did you mean '--size'?"),
    ("count -q=1", "Unknown option '-q'"),
    ("tea glass --times 3", "Unknown option '--times'; it is for 'count'"),
    (
      "--size 30 tea glass",
      "The option '--size' stands after <drink> and <cup>"
    ),
    ("count --recipe", "Missing value for '--recipe <file>'"),
    ("count --recipe --sweet", "Missing value for '--recipe <file>'"),
    ("count --recipe -- all", "Missing value for '--recipe <file>'"),
    ("count --sweet=yes", "Unknown option '--sweet=yes'"),
    (
      "count --recipe=",
      "The value '' is invalid for '--recipe <file>'. "
        + "Please provide a word."
    ),
    (
      "count --times 0",
      "The value '0' is invalid for '--times <count>'. "
        + "Please provide a whole number, 1 or more."
    ),
    (
      "count --seed 9223372036854775808",
      "The value '9223372036854775808' is invalid for '--seed <seed>'. "
        + "Please provide a whole number, 0 or more."
    ),
    (
      "order show -3",
      "The value '-3' is invalid for '<number>'. "
        + "Please provide a whole number, 1 to 99."
    ),
  ])
  func theMessageSaysWhatIsWrong(line: String, message: String) {
    #expect(SmallProgram.error(line)?.message == message)
  }

  /// Listed words, which come in any order.
  @Test(arguments: [
    ("tea", "Missing expected argument '<cup>'"),
    ("glass", "Missing expected argument '<drink>'"),
    ("tea mocha tea glass", "'tea' is given twice"),
    ("glass tea Glass", "'glass' is given twice"),
    ("glass tea paper-cup", "Unexpected argument 'paper-cup'"),
    (
      "chai glass",
      "The value 'chai' is invalid for '<drink>'. Did you mean 'tea'?"
    ),
    (
      "glas tea",
      "The value 'glas' is invalid for '<cup>'. Did you mean 'glass'?"
    ),
    (
      "bowl tea",
      "The value 'bowl' is invalid for '<drink>' and '<cup>'"
    ),
    (
      "x glass",
      "The value 'x' is invalid for '<drink>'. "
        + "Please provide one of 'tea', 'mocha', 'mokka-ice' or 'all'."
    ),
    (
      "glass Latte",
      "The value 'Latte' is invalid for '<drink>'. Did you mean 'mocha'?"
    ),
    (
      "tea galss",
      "The value 'galss' is invalid for '<cup>'. Did you mean 'glass'?"
    ),
    (
      "tea bowl",
      "The value 'bowl' is invalid for '<cup>' and '<drink>'"
    ),
    (
      "tea glass x",
      "The value 'x' is invalid for '<drink>'. "
        + "Please provide one of 'tea', 'mocha', 'mokka-ice' or 'all'."
    ),
    (
      "tea -- --sweet",
      "The value '--sweet' is invalid for '<cup>' and '<drink>'"
    ),
  ])
  func theMessageSaysWhichWordIsWrong(line: String, message: String) {
    #expect(SmallProgram.error(line)?.message == message)
  }

  @Test func whatMayBeMeantIsListedForEachPlace() {
    #expect(
      SmallProgram.error("count bowl")?.details.prefix(2) == [
        "Help:  <drink>  The drinks. (values: tea, mocha, mokka-ice, all)",
        "Help:  <cup>  The cup. (values: glass, paper-cup)",
      ]
    )
  }

  @Test func nothingTypedReachesTheTerminalAsAControlSequence() {
    #expect(
      SmallProgram.error(["\u{1B}[31m\n\u{202E}é"])?.message
        == "Unknown subcommand '�[31m �é'"
    )
    #expect(
      SmallProgram.error(["tea", "glass\u{200B}"])?.message
        == "The value 'glass�' is invalid for '<cup>'. "
        + "Did you mean 'glass'?"
    )
  }

  @Test func aProgramReportsItsOwnErrorsInTheSameForm() throws {
    let invocation = try SmallProgram.run("count all")
    let error = SmallProgram.program.failure(
      WrongUsage("No '--recipe' here."),
      in: invocation,
      ["count", "all"]
    )
    #expect(error.message == "No '--recipe' here.")
    #expect(error.exitCode == .wrongUsage)
    #expect(
      error.details.last
        == "  See 'kettle count --help' for more information."
    )
  }
}

extension CommandFailure {
  /// All that is printed of it.
  fileprivate var text: String {
    ([message] + details).joined(separator: "\n")
  }
}
