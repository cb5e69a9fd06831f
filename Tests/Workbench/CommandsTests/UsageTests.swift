import Catalogue
import CatalogueDoubles
import Play
import TestSupport
import Testing

@testable import Commands

@Suite("What the program says of itself")
struct UsageTests {
  @Test(
    "Each way of asking for help prints the same, whole",
    arguments: [
      ("", "welcome"), ("-h", "help"), ("--help", "help"), ("help", "help"),
      ("mvc --help", "help-run"), ("help MVC", "help-run"),
      ("mvc greeting -h", "help-run"), ("compare --help", "help-compare"),
      ("help compare", "help-compare"), ("trace -h", "help-trace"),
      ("help scripts", "help-scripts"), ("help Scripts", "help-scripts"),
      ("help data", "help-data"), ("help exit-codes", "help-exit-codes"),
      ("help uikit", "help-uikit"),
    ]
  )
  func help(_ words: String, _ golden: String) async throws {
    let run = try await Executable.run(words)
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(try run.output == Golden.text(golden, for: run.output))
  }

  @Test(
    "The program is called as its place suggests",
    arguments: [
      ("workbench", "workbench"), ("/usr/local/bin/workbench", "workbench"),
      ("/home/me/a/.build/debug/workbench", "swift run workbench"),
      (
        "/home/me/a/.build/x86_64-unknown-linux-gnu/release/workbench",
        "swift run -c release workbench"
      ),
    ]
  )
  @MainActor
  func call(_ path: String, _ call: String) {
    #expect(Surroundings.call(of: path) == call)
  }

  @Test("The version is a number", arguments: ["--version", "mvp --version"])
  func version(_ words: String) async throws {
    let run = try await Executable.run(words)
    #expect(run.exitCode == 0)
    #expect(run.output.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }

  @Test(
    "A wrong word is named, with the nearest right one",
    arguments: [
      (
        "compair", "Unknown subcommand 'compair'. Did you mean 'compare'?",
        "compare"
      ),
      (
        "zzz",
        """
        Unknown subcommand 'zzz'
        Help:  <subcommand>  run, compare, source, trace, change, testability, \
        bench, page, site, lesson, help
        Help:  <architecture>  The architecture; several stand side by side. \
        (values: \(Catalogue.names), all)
        Help:  <feature>  The feature. (values: \(Catalogue.featureNames))
        """, "mvp greeting"
      ),
      ("--nope", "Unknown option '--nope'", "mvp greeting"),
      (
        "--demo",
        "The option '--demo' stands after <architecture> and <feature>",
        "mvp weather --demo late-answer"
      ),
    ]
  )
  func wrongCommand(
    _ words: String,
    _ message: String,
    _ instead: String
  ) async throws {
    let run = try await Executable.run(words)
    #expect(run.exitCode == 64)
    #expect(run.output == "")
    #expect(
      run.errors == """
        Error: \(message)
        Usage: workbench <architecture>... <feature> [<options>]
               workbench <subcommand> [<options>]
          See 'swift run workbench --help' for more information.
        Try:   swift run workbench \(instead)

        """
    )
  }

  @Test(
    "What is missing or misspelt is told with the whole line to type",
    arguments: [
      ("weather", "mvc weather"), ("mvvm", "mvvm greeting"),
      ("mvp weater", "mvp weather"), ("trace mvp", "trace mvp greeting"),
      ("source", "source greeting"), ("lesson chekc", "lesson check"),
      (
        "compare weather --demo late",
        "compare weather --demo late-answer"
      ),
      ("vip todo --trace", "viper todo --trace"), ("help demo", "help scripts"),
      ("help exitcodes", "help exit-codes"),
      ("compare mvc weather", "compare traditional-mvc mvc weather"),
      (
        "trace mvp weather Late-Answer",
        "trace mvp weather --demo Late-Answer"
      ),
      ("run", "run mvc greeting"),
      ("mvc --demo late-answer", "mvc --demo late-answer weather"),
      ("trace mvp --demo failed-save", "trace mvp --demo failed-save todo"),
      ("weathr", "mvc weather"), ("mvp greeting weather", "mvp greeting"),
      ("run mvp weather --demo nope", "run mvp weather --demo tour"),
      ("mvp greeting --width 0", "mvp greeting"),
      ("mvp greeting --width=x --plain", "mvp greeting --plain"),
      ("mvp greeting --height --plain", "mvp greeting --plain"),
      ("run mvp mvp greeting", "run mvp greeting"),
      ("page nope", "page weather --output weather.html"),
      ("trace mvp weater --stpe 0", "trace mvp weather --step 0"),
      ("trace greeting --json --mermaid", "trace greeting --mermaid"),
      ("testability --list", "testability --list --faults"),
      ("compare weather --seed 1", "compare weather"),
      ("compare weater 'a b'", "compare weather --demo late-answer"),
      ("mvp weater --script weater", "mvp weather --script weater"),
      ("mvc --script weater weater", "mvc --script weater weather"),
      ("mvc tood --script 할일.txt", "mvc todo --script '할일.txt'"),
      ("compare --demo failed-save", "compare --demo failed-save todo"),
      ("change undo mvp --try x --json", "change undo mvp --try x"),
      ("change nosuch", "change"),
      ("trace mvvm --demo x", "trace mvvm greeting"),
      ("weather --demo x", "mvc weather"),
      ("run --script weather weather", "run --script weather mvc weather"),
      (
        "mvp mvi weather --script - --columns 88", "mvp mvi weather --script -"
      ),
    ]
  )
  func instead(_ words: String, _ instead: String) async throws {
    let run = try await Executable.run(words)
    #expect(run.exitCode == 64)
    let last = run.errors.split(separator: "\n").last
    #expect(last == "Try:   swift run workbench \(instead)")
    let program = await Workbench(Surroundings(catalogue: .standard)).program
    let right = instead.split(separator: " ").map(String.init)
    guard case .run(let invocation) = try program.parse(right) else {
      #expect(right[0] == "help")
      return
    }
    let command = invocation.path.reduce(program.root) {
      $0.subcommand(named: $1) ?? $0
    }
    #expect(command.problem(asking: invocation) == nil)
  }

  @Test("Where nothing is near, all that its place takes is listed")
  func places() async throws {
    for words in ["page foo", "compare foo", "change nosuch"] {
      let run = try await Executable.run(words)
      #expect(run.exitCode == 64)
      #expect(run.errors.contains("\nHelp:  <architecture>  "), "\(words)")
      let other = words.hasPrefix("change") ? "change" : "feature"
      #expect(run.errors.contains("\nHelp:  <\(other)>  "), "\(words)")
    }
    let help = try await Executable.run("help nonsense")
    #expect(
      help.errors.contains("<topic>       scripts, data, exit-codes, uikit\n")
    )
    #expect(help.errors.contains("Help:  <subcommand>  run, compare, "))
  }

  @Test("A page that cannot be written says why")
  func unwritable() async throws {
    let run = try await Executable.run("page greeting --output /nowhere/a.html")
    #expect(run.exitCode == 66)
    #expect(
      run.errors
        == "Error: '/nowhere/a.html' cannot be written: "
        + "No such file or directory\n"
    )
  }

  @Test(
    "What is wrong with a variant's words is named",
    arguments: [
      (
        "mvvn greeting",
        """
        The value 'mvvn' is invalid for '<architecture>'. Did you mean 'mvvm'?
        Help:  <architecture>  The architecture; several stand side by side. \
        (values: \(Catalogue.names), all)
        """
      ),
      (
        "zzz greeting",
        """
        The value 'zzz' is invalid for '<architecture>'. \
        Please provide one of 'mvc', 'traditional-mvc', 'mvp', 'mvvm', \
        'mvvm-observation', 'mvi', 'viper' or 'all'.
        Help:  <architecture>  The architecture; several stand side by side. \
        (values: \(Catalogue.names), all)
        """
      ),
      (
        "wether mvp",
        """
        The value 'wether' is invalid for '<feature>'. Did you mean 'weather'?
        Help:  <feature>  The feature. \
        (values: \(Catalogue.featureNames))
        """
      ),
      (
        "mvp wether",
        """
        The value 'wether' is invalid for '<feature>'. Did you mean 'weather'?
        Help:  <feature>  The feature. \
        (values: \(Catalogue.featureNames))
        """
      ),
      (
        "mvp",
        """
        Missing expected argument '<feature>'
        Help:  <feature>  The feature. \
        (values: \(Catalogue.featureNames))
        """
      ),
      ("mvp greeting weather", "Unexpected argument 'weather'"),
      (
        "mvp greeting --widht 3",
        "Unknown option '--widht'. Did you mean '--width'?"
      ),
      (
        "mvp greeting --width 501",
        """
        The value '501' is invalid for '--width <columns>'. \
        Please provide a whole number, 1 to 500.
        Help:  --width <columns>  The width of a screen (default: 40). (1 to 500)
        """
      ),
      (
        "mvp greeting --height 0",
        """
        The value '0' is invalid for '--height <rows>'. \
        Please provide a whole number, 1 to 500.
        Help:  --height <rows>  The height of a screen (default: 20). (1 to 500)
        """
      ),
    ]
  )
  func wrongVariant(_ words: String, _ message: String) async throws {
    let run = try await Executable.run(words)
    #expect(run.exitCode == 64)
    #expect(run.output == "")
    let usage = "\nUsage: workbench <architecture>... <feature> [<options>]"
    #expect(run.errors.hasPrefix("Error: \(message)\(usage)"))
    #expect(
      run.errors.contains(
        "\n  See 'swift run workbench run --help' for more information.\n"
      )
    )
  }
}
