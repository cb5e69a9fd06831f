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

  @Test func anArchitectureIsACommand() throws {
    let invocation = try run("mvp photo-list")
    #expect(invocation.path == ["mvp"])
    #expect(invocation.argument("feature") == "photo-list")
    #expect(invocation.value("script") == nil)
    #expect(!invocation.has("trace"))
  }

  @Test func namesIgnoreCase() throws {
    let invocation = try run("MVP Greeting")
    #expect(invocation.path == ["mvp"])
    #expect(invocation.argument("feature") == "greeting")
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
    #expect(invocation.path == ["mvp"])
    #expect(invocation.argument("feature") == "greeting")
    #expect(invocation.integer("width") == 30)
    #expect(invocation.value("script") == "s.txt")
    #expect(invocation.has("trace"))
    #expect(invocation.has("no-color"))
    #expect(!invocation.has("plain"))
  }

  @Test func aHyphenAloneIsAWord() throws {
    #expect(try run("mvc greeting --script -").value("script") == "-")
  }

  @Test func aNegativeNumberIsAValue() throws {
    #expect(try run("compare --seed -7").integer("seed") == -7)
    let least = try run("compare --seed \(Int.min)")
    #expect(least.integer("seed") == .min)
  }

  @Test func theValueKeepsWhatFollowsTheFirstEqualsSign() throws {
    #expect(try run("bench --filter=a=b").value("filter") == "a=b")
    #expect(try run("bench -f=--x").value("filter") == "--x")
    #expect(try run("bench -f x").value("filter") == "x")
    #expect(try run(words: ["bench", "-f", ""]).value("filter") == "")
  }

  @Test func anOptionalArgumentBeforeARequiredOneMayBeLeftOut() throws {
    let one = try run("source weather")
    #expect(one.argument("architecture") == nil)
    #expect(one.argument("feature") == "weather")
    let two = try run("source MVVM weather")
    #expect(two.argument("architecture") == "mvvm")
    #expect(two.argument("feature") == "weather")
  }

  @Test func optionalArgumentsMayBeLeftOut() throws {
    #expect(try run("compare").argument("feature") == nil)
    #expect(try run("compare all").argument("feature") == "all")
    #expect(try run("lesson").path == ["lesson"])
    #expect(try run("lesson show 03").argument("number") == "3")
  }

  @Test func aWordAfterAnArgumentIsNoSubcommand() throws {
    let program = Program(
      CommandSpec(
        "p",
        abstract: "P.",
        arguments: [
          ArgumentSpec("a", help: "A."), ArgumentSpec("b", help: "B."),
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
    #expect(invocation.argument("b") == "s")
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
