import Arguments
import Testing

@Suite struct HelpTests {
  @Test func theRootsHelpListsCommandsByGroup() {
    #expect(
      Workbench.program.help() == """
        OVERVIEW: Nine variants of three features, run side by side.

        USAGE: workbench <architecture> <feature> [<options>]
               workbench <subcommand>

        OPTIONS:
          --no-color              Print without colour.
          --generate-completion-script <shell>
                                  Print a completion script for a shell. (values: bash,
                                  zsh, fish)
          --version               Show the version.
          -h, --help              Show help information.

        ARCHITECTURES:
          mvc                     as in Cocoa
          mvp                     with a passive view
          mvvm                    bound by closures

        SUBCOMMANDS:
          run                     Run a feature.
          compare                 Run all variants of a feature side by side.
          source                  Show the code by role.
          trace                   Show who called whom.
          testability             Show what each architecture's tests need and catch.
          bench                   Measure what each way of updating a view costs.
          lesson                  Step through the lessons.

          See 'workbench help <subcommand>' for detailed help.

        """
    )
  }

  @Test func aCommandsHelpExplainsItsWords() {
    #expect(
      Workbench.program.help(for: ["trace"]) == """
        OVERVIEW: Show who called whom.

        Needs a debug build:

          swift run workbench trace mvp greeting

        USAGE: workbench trace [<architecture>...] <feature> [--script <file>]
               [--data <file>] [--width <columns>] [--height <rows>] [--calls]
               [--mermaid] [--json] [--columns <columns>]

        ARGUMENTS:
          <architecture>          The architectures. (values: mvc, mvp, mvvm, all)
          <feature>               The feature. (values: greeting, photo-list, weather)

        OPTIONS:
          --script <file>         Perform a script; '-' reads it.
          --data <file>           Use your own data: [a] 'b' c:d.
          --width <columns>       Width of one screen; without it, 40. (10 to 500)
          --height <rows>         Height of one screen; without it, 20. (5 to 200)
          --calls                 Show every call.
          --mermaid               Print Mermaid diagrams.
          --json                  Print JSON.
          --columns <columns>     Width of the output. (20 to 1000)
          --no-color              Print without colour.
          --version               Show the version.
          -h, --help              Show help information.

        """
    )
  }

  @Test func helpIsWrappedAtTheGivenWidth() {
    #expect(
      Workbench.program.help(for: ["bench"], columns: 46) == """
        OVERVIEW: Measure what each way of updating a
        view costs.

        USAGE: workbench bench [--filter <text>]
               [--json]

        OPTIONS:
          -f, --filter <text>     Measure only these.
          --json                  Print JSON.
          --no-color              Print without
                                  colour.
          --version               Show the version.
          -h, --help              Show help
                                  information.

        """
    )
  }

  @Test(arguments: [
    "compare --help", "-h compare", "compare all --unknown -h", "help compare",
    "HELP Compare", "--no-color help compare", "compare --width -h",
    "help --no-color compare", "compare --version --help",
    "compare nonsense --help",
  ])
  func helpIsShownWhereverItIsAskedFor(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let help = Workbench.program.help(for: ["compare"])
    #expect(try Workbench.program.parse(words) == .print(help))
  }

  @Test func helpNamesTheWayToTheCommandsBelow() throws {
    let help = Workbench.program.help(for: ["lesson"])
    let end =
      "\n\n  See 'workbench help lesson <subcommand>' for detailed help.\n"
    #expect(help.hasSuffix(end))
    let words = ["help", "lesson", "check"]
    let below = Workbench.program.help(for: ["lesson", "check"])
    #expect(try Workbench.program.parse(words) == .print(below))
    #expect(below.hasPrefix("OVERVIEW: Check your answer.\n"))
  }

  @Test(arguments: ["mvp --help", "help MVP", "help weather mvp", "help run"])
  func helpForAWordIsThatOfTheCommandItLeadsTo(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let help = Workbench.program.help(for: ["run"])
    #expect(try Workbench.program.parse(words) == .print(help))
  }

  @Test func helpForOptionsAsAWordIsNotHelp() {
    #expect(throws: UsageError.self) {
      try Workbench.program.parse(["mvp", "--", "--help"])
    }
  }
}
