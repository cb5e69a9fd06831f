import Catalogue
import CatalogueDoubles
import Play
import Render
import TestSupport
import Testing

@MainActor
@Suite("Architectures and a feature")
struct SelectionTests {
  @Test(
    "They come in any order and case",
    arguments: [
      (
        "mvp greeting", ["greeting mvp", "run Greeting MVP", "GREETING -- mvp"]
      ),
      (
        "compare mvc viper greeting",
        ["compare greeting mvc viper", "compare mvc Greeting VIPER"]
      ),
      ("trace mvp greeting --json", ["trace greeting --json mvp"]),
      ("source mvc mvvm greeting", ["source greeting Mvc mvvm"]),
    ]
  )
  func order(_ words: String, _ others: [String]) async throws {
    let expected = try await Catalogue.full.run(words)
    #expect(expected.code == 0 || expected.code == 70)
    for other in others {
      #expect(try await Catalogue.full.run(other) == expected)
    }
  }

  @Test(
    "Several are compared, in the order of their names",
    arguments: [
      ("greeting mvp mvc", "mvp, mvc"),
      ("mvi viper mvc greeting", "mvi, viper, mvc"),
      (
        "all greeting",
        "mvc, traditional-mvc, mvp, mvvm, mvvm-observation, mvi, viper"
      ),
    ]
  )
  func several(_ words: String, _ names: String) async throws {
    let run = try await Catalogue.full.run(words)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("greeting: \(names)\n"))
    #expect(
      run.output.hasSuffix("\ngreeting: 1 step, the same in all: \(names)\n")
    )
    #expect(try await Catalogue.full.run("compare \(words)") == run)
  }

  @Test("'all' is every architecture, and alone every feature")
  func all() async throws {
    let standard = Catalogue.standard
    let compared = try await standard.run("compare greeting")
    #expect(try await standard.run("compare all greeting") == compared)
    let everything = try await standard.run("compare --random 3 --seed 1")
    #expect(
      try await standard.run("compare all --random 3 --seed 1") == everything
    )
    let two = try await standard.run("compare mvp mvc --random 3 --seed 1")
    let verdicts = two.output.split(separator: "\n").map(String.init)
    #expect(verdicts.count == standard.features.count)
    #expect(verdicts.allSatisfy { $0.hasSuffix("the same in all: mvp, mvc") })
    let source = try await standard.run("source greeting")
    #expect(try await standard.run("source all greeting") == source)
  }

  @Test(
    "What does not go together is wrong usage",
    arguments: [
      ("mvc mvp mvc weather", "'mvc' is given twice"),
      ("weather mvc Weather", "'weather' is given twice"),
      ("compare all weather all", "'all' is given twice"),
      ("weather mvc greeting", "Unexpected argument 'greeting'"),
      ("mvc all weather", "'all' means 'mvc', too: leave out one of them"),
      ("mvc mvp", "Missing expected argument '<feature>'"),
      ("weather", "Missing expected argument '<architecture>'"),
      ("compare weather mvc", "'compare' needs two architectures or more"),
      (
        "mvc mvp weather --live", "'--live' needs one architecture, not several"
      ),
      ("all weather --trace", "'--trace' needs one architecture, not several"),
      (
        "all weather --record x",
        "'--record' needs a person at a terminal, and no '--script', '--demo' or '--trace'"
      ),
    ]
  )
  func wrongUsage(_ words: String, _ message: String) async throws {
    let run = try await Catalogue.full.run(words)
    #expect(run.code == 64)
    #expect(run.output.hasPrefix("Error: \(message)\n"))
  }

  @Test(
    "Who types another word is led to ours",
    arguments: [
      ("cocoa-mvc weather", "mvc"), ("weather Cocoa-MVC", "mvc"),
      ("smalltalk weather", "traditional-mvc"), ("trace tca weather", "mvi"),
      ("compare mvc redux weather", "mvi"), ("source weather vipr", "viper"),
      ("observation weather", "mvvm-observation"), ("mvvc weather", "mvvm"),
      ("source world mvc", "world-clock"), ("mvc worldclock", "world-clock"),
    ]
  )
  func otherWords(_ words: String, _ name: String) async throws {
    let run = try await Catalogue.full.run(words)
    #expect(run.code == 64)
    #expect(run.output.contains(" Did you mean '\(name)'?\n"), "\(run.output)")
  }

  @Test("An architecture that lacks a feature is named")
  func lacking() async throws {
    let greeter = Architecture.mvp.copy(
      named: "greeter",
      screens: Architecture.mvp.screens.filter { $0.key == .greeting }
    )
    let catalogue = Catalogue(
      architectures: [.mvc, greeter],
      features: [.greeting, .weather]
    )
    let run = try await catalogue.run("compare greeter mvc weather")
    #expect(run.code == 64)
    #expect(run.output.hasPrefix("Error: 'greeter' has no feature 'weather'\n"))
  }
}
