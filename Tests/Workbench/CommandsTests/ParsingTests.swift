@testable import Commands
import Testing

@Suite struct ParsingTests {
  @Test func noWordsRunTheRoot() throws {
    #expect(try SmallProgram.run("").path.isEmpty)
  }

  @Test func aWordOfTheDefaultCommandLeadsToIt() throws {
    let invocation = try SmallProgram.run("MOCHA Paper-Cup")
    #expect(invocation.path == ["serve"])
    #expect(try SmallProgram.run("Serve mocha paper-cup") == invocation)
    #expect(invocation[SmallProgram.drink] == "mocha")
    #expect(invocation[SmallProgram.cup] == "paper-cup")
    #expect(invocation[SmallProgram.recipe] == nil)
    #expect(!invocation[SmallProgram.sweet])
  }

  @Test(arguments: [
    "tea --size 30 --sweet --recipe s.txt glass --quiet",
    "tea --sweet --recipe=s.txt --size=30 glass --quiet",
    "--quiet tea --recipe s.txt glass --sweet --size=030",
    "tea --size 99 --sweet --quiet --sweet --recipe s.txt --size 30 -- glass",
  ])
  func optionsStandAnywhereAndTheLastValueHolds(line: String) throws {
    let invocation = try SmallProgram.run(line)
    #expect(invocation.path == ["serve"])
    #expect(invocation[SmallProgram.cup] == "glass")
    #expect(invocation[SmallProgram.size] == 30)
    #expect(invocation[SmallProgram.recipe] == "s.txt")
    #expect(invocation[SmallProgram.sweet])
    #expect(invocation[SmallProgram.quiet])
  }

  @Test func aHyphenAloneIsAWordAndANegativeNumberAValue() throws {
    let hyphen = try SmallProgram.run("count --recipe -")
    #expect(hyphen[SmallProgram.recipe] == "-")
    let number = try SmallProgram.run("count --recipe -7")
    #expect(number[SmallProgram.recipe] == "-7")
  }

  @Test func theValueKeepsWhatFollowsTheFirstEqualsSign() throws {
    for (word, value) in [("a=b", "a=b"), ("--x", "--x")] {
      let words = ["order", "list", "--filter=\(word)"]
      let invocation = try SmallProgram.run(words: words)
      #expect(invocation[SmallProgram.filter] == value)
    }
  }

  @Test(arguments: [
    "mocha TEA glass", "glass mocha tea", "mocha glass tea",
    "Mocha --size 30 Glass -- tea", "serve glass mocha tea",
    "count mocha tea glass",
  ])
  func wordsThatAreListedComeInAnyOrder(line: String) throws {
    let invocation = try SmallProgram.run(line)
    #expect(invocation.words(for: SmallProgram.drink) == ["mocha", "tea"])
    #expect(invocation.words(for: SmallProgram.cup) == ["glass"])
  }

  @Test func otherWordsKeepTheirOrder() throws {
    let path = ArgumentSpec(name: "path", help: "P.")
    let text = ArgumentSpec(name: "text", isOptional: true, help: "T.")
    let program = Program(
      root: CommandSpec(
        name: "p",
        abstract: "P.",
        arguments: [path, SmallProgram.cup, text],
        subcommands: [CommandSpec(name: "s", abstract: "S.")]
      ),
      version: "1"
    )
    // After an argument, the name of a subcommand is a word like any other.
    for words in [["a", "s", "glass"], ["glass", "a", "s"]] {
      guard case .run(let invocation) = try program.parse(words) else {
        Issue.record("should run")
        return
      }
      #expect(invocation.path.isEmpty)
      #expect(invocation[path] == "a")
      #expect(invocation[text] == "s")
    }
  }

  @Test func optionalArgumentsMayBeLeftOut() throws {
    let count = try SmallProgram.run("count glass")
    #expect(count[SmallProgram.drink] == nil)
    #expect(count[SmallProgram.cup] == "glass")
    #expect(try SmallProgram.run("order").path == ["order"])
    let show = try SmallProgram.run("Order SHOW 03")
    #expect(show.path == ["order", "show"])
    #expect(show[SmallProgram.number] == "3")
  }

  @Test(arguments: ["--version", "tea --version", "x --version"])
  func theVersionIsPrintedEverywhere(line: String) throws {
    #expect(try SmallProgram.parse(line) == .print("1.2.0\n"))
  }
}
