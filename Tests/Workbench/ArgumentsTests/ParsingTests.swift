import Arguments
import Testing

@Suite struct ParsingTests {
  private func run(_ line: String) throws -> Invocation {
    try run(words: line.split(separator: " ").map(String.init))
  }

  private func run(words: [String]) throws -> Invocation {
    let request = try Workbench.program.parse(words)
    guard case .run(let invocation) = request else {
      throw Unexpected(request: request)
    }
    return invocation
  }

  private struct Unexpected: Error { let request: Request }

  @Test func noWordsRunTheRoot() throws {
    #expect(try run("").path.isEmpty)
  }

  @Test func aWordOfTheDefaultCommandLeadsToIt() throws {
    let invocation = try run("mvp photo-list")
    #expect(invocation.path == ["run"])
    #expect(try run("run mvp photo-list") == invocation)
    #expect(invocation[Workbench.architecture] == "mvp")
    #expect(invocation[Workbench.feature] == "photo-list")
    #expect(invocation[Workbench.script] == nil)
    #expect(!invocation[Workbench.calls])
  }

  @Test func namesIgnoreCase() throws {
    let invocation = try run("MVP Greeting")
    #expect(invocation.path == ["run"])
    #expect(invocation[Workbench.architecture] == "mvp")
    #expect(invocation[Workbench.feature] == "greeting")
    #expect(try run("Lesson CHECK 3").path == ["lesson", "check"])
  }

  @Test(arguments: [
    "mvp greeting --width 30 --trace --script s.txt --no-color",
    "mvp --trace --script=s.txt --width=30 greeting --no-color",
    "--no-color mvp --script s.txt greeting --trace --width=030",
    "mvp --width 99 --trace --no-color --trace --script s.txt --width 30 -- greeting",
  ])
  func optionsStandAnywhereAndTheLastValueHolds(line: String) throws {
    let invocation = try run(line)
    #expect(invocation.path == ["run"])
    #expect(invocation[Workbench.feature] == "greeting")
    #expect(invocation[Workbench.width] == 30)
    #expect(invocation[Workbench.script] == "s.txt")
    #expect(invocation[Workbench.calls])
    #expect(invocation[Workbench.noColor])
    #expect(!invocation[Workbench.plain])
  }

  @Test func aHyphenAloneIsAWord() throws {
    #expect(try run("mvc greeting --script -")[Workbench.script] == "-")
  }

  @Test func aNegativeNumberIsAValue() throws {
    #expect(try run("compare --seed -7")[Workbench.seed] == -7)
    let least = try run("compare --seed \(Int.min)")
    #expect(least[Workbench.seed] == .min)
  }

  @Test func theValueKeepsWhatFollowsTheFirstEqualsSign() throws {
    #expect(try run("bench --filter=a=b")[Workbench.filter] == "a=b")
    #expect(try run("bench -f=--x")[Workbench.filter] == "--x")
    #expect(try run("bench -f x")[Workbench.filter] == "x")
    #expect(try run(words: ["bench", "-f", ""])[Workbench.filter] == "")
  }

  @Test func anOptionalArgumentBeforeARequiredOneMayBeLeftOut() throws {
    let one = try run("source weather")
    #expect(one[Workbench.architecture] == nil)
    #expect(one[Workbench.feature] == "weather")
    let two = try run("source MVVM weather")
    #expect(two[Workbench.architecture] == "mvvm")
    #expect(two[Workbench.feature] == "weather")
  }

  @Test(arguments: [
    "mvvm MVC weather", "weather mvvm mvc", "mvvm weather mvc",
    "Mvvm --width 30 Weather -- mvc", "run weather mvvm mvc",
    "compare mvvm mvc weather", "trace mvvm weather mvc",
  ])
  func wordsThatAreListedComeInAnyOrder(line: String) throws {
    let invocation = try run(line)
    #expect(invocation.words(for: Workbench.architecture) == ["mvvm", "mvc"])
    #expect(invocation.words(for: Workbench.feature) == ["weather"])
  }

  @Test func otherWordsKeepTheirOrder() throws {
    let path = ArgumentSpec("path", .file, help: "P.")
    let text = ArgumentSpec("text", isOptional: true, help: "T.")
    let program = Program(
      CommandSpec(
        "p",
        abstract: "P.",
        arguments: [path, Workbench.feature, text]
      ),
      version: "1"
    )
    for words in [["a", "b", "weather"], ["weather", "a", "b"]] {
      guard case .run(let invocation) = try program.parse(words) else {
        Issue.record("should run")
        return
      }
      #expect(invocation[path] == "a")
      #expect(invocation[text] == "b")
    }
  }

  @Test func optionalArgumentsMayBeLeftOut() throws {
    #expect(try run("compare")[Workbench.architecture] == nil)
    #expect(try run("compare all")[Workbench.architecture] == "all")
    #expect(try run("lesson").path == ["lesson"])
    #expect(try run("lesson show 03")[Workbench.number] == "3")
  }

  @Test func aWordAfterAnArgumentIsNoSubcommand() throws {
    let second = ArgumentSpec("b", help: "B.")
    let program = Program(
      CommandSpec(
        "p",
        abstract: "P.",
        arguments: [
          ArgumentSpec("a", help: "A."), second,
        ],
        subcommands: [CommandSpec("s", abstract: "S.")]
      ),
      version: "1"
    )
    guard case .run(let invocation) = try program.parse(["x", "s"]) else {
      Issue.record("should run")
      return
    }
    #expect(invocation.path.isEmpty)
    #expect(invocation[second] == "s")
  }

  @Test func theVersionIsPrintedEverywhere() throws {
    for words in [["--version"], ["mvp", "--version"], ["x", "--version"]] {
      #expect(try Workbench.program.parse(words) == .print("1.2.0\n"))
    }
  }

  @Test(arguments: Shell.allCases)
  func aCompletionScriptIsPrinted(shell: Shell) throws {
    let script = Request.print(Workbench.program.completionScript(for: shell))
    let option = "--generate-completion-script"
    let separate = [option, shell.rawValue.uppercased()]
    #expect(try Workbench.program.parse(separate) == script)
    let attached = ["compare", "\(option)=\(shell)"]
    #expect(try Workbench.program.parse(attached) == script)
  }
}
