@testable import Commands
import Testing

@Suite struct HelpTests {
  @Test func theRootsHelpListsWordsAndCommands() throws {
    #expect(
      try SmallProgram.parse("help")
        == .print(
          """
          OVERVIEW: Serve hot drinks.

          USAGE: kettle <drink>... <cup> [<options>]
                 kettle <subcommand>

          OPTIONS:
            --quiet                 Say nothing.
            --version               Show the version.
            -h, --help              Show help information.

          DRINKS:
            tea                     of green leaves
            mocha                   with milk
            mokka-ice               in summer

          SUBCOMMANDS:
            serve                   Serve drinks.
            count                   Count what is left.
            order                   Go through the orders.

            See 'kettle help <subcommand>' for detailed help.

          """
        )
    )
  }

  private static let count = """
    OVERVIEW: Count what is left.

    Counts slowly:

      kettle count mocha

    and says what it has found, be it little or much.

    USAGE: kettle count [<drink>...] [<cup>] [--recipe <file>]
           [--size <millilitres>] [--times <count>] [--seed <seed>] [--sweet]

    ARGUMENTS:
      <drink>                 The drinks. (values: tea, mocha, mokka-ice, all)
      <cup>                   The cup. (values: glass, paper-cup)

    OPTIONS:
      --recipe <file>         Follow a recipe.
      --size <millilitres>    Size. (10 to 500)
      --times <count>         Often. (1 or more)
      --seed <seed>           Again as before. (0 or more)
      --sweet                 With sugar.
      --quiet                 Say nothing.
      --version               Show the version.
      -h, --help              Show help information.

    """

  @Test(arguments: [
    "count --help", "-h count", "count all --unknown -h", "help count",
    "HELP Count", "--quiet help count", "count --size -h",
    "help --quiet count", "count --version --help", "count nonsense --help",
  ])
  func helpIsShownWhereverItIsAskedFor(line: String) throws {
    #expect(try SmallProgram.parse(line) == .print(Self.count))
  }

  @Test func helpIsWrappedAtTheGivenWidth() throws {
    let words = ["help", "order", "list"]
    #expect(
      try SmallProgram.program.parse(words, columns: 41)
        == .print(
          """
          OVERVIEW: List them.

          USAGE: kettle order list
                 [--filter <text>]

          OPTIONS:
            --filter <text>         Only these.
            --quiet                 Say nothing.
            --version               Show the
                                    version.
            -h, --help              Show help
                                    information.

          """
        )
    )
  }

  @Test func helpNamesTheWayToTheCommandsBelow() throws {
    guard case .print(let help) = try SmallProgram.parse("help order") else {
      Issue.record("should print")
      return
    }
    let end =
      "\n\n  See 'kettle help order <subcommand>' for detailed help.\n"
    #expect(help.hasSuffix(end))
  }

  @Test(arguments: ["tea --help", "help TEA", "help glass tea", "help serve"])
  func helpForAWordIsThatOfTheCommandItLeadsTo(line: String) throws {
    let help = try SmallProgram.parse("serve --help")
    #expect(try SmallProgram.parse(line) == help)
  }

  @Test func helpForOptionsAsAWordIsNotHelp() {
    #expect(SmallProgram.error("tea -- --help") != nil)
  }
}
