import Catalogue
import CatalogueDoubles
import Play
import TestSupport
import Testing
import Trace

@MainActor
@Suite("--demo")
struct DemoOptionTests {
  @Test("A demo is played by its name, whose case does not matter")
  func run() async throws {
    let run = try await Catalogue.full.run("mvp greeting --demo again")
    #expect(run.code == 0)
    let narration = run.output.split(separator: "\n").filter {
      $0.hasPrefix("# ")
    }
    #expect(
      narration == [
        "# The first tap shows the greeting.",
        "# Time passes, and the greeting stays.",
        "# No service was asked, so no answer can come later.",
        "# The second tap shows the same greeting.",
        "# The person is the same, so the words are the same.",
      ]
    )
    let capitals = try await Catalogue.full.run("mvp greeting --demo AGAIN")
    #expect(capitals == run)
    let none = try await Catalogue.full.run("mvp greeting")
    #expect(try await Catalogue.full.run("mvp greeting --demo tour") == none)
  }

  @Test(
    "It is compared and traced as well",
    arguments: ["compare greeting", "mvc mvp greeting", "trace mvp greeting"]
  )
  func others(_ words: String) async throws {
    try #require(Recorder.isAvailable || !words.hasPrefix("trace"))
    let run = try await Catalogue.full.run("\(words) --demo again")
    #expect(run.code == 0)
    #expect(
      run.output.contains(
        """

        # Time passes, and the greeting stays.
        # No service was asked, so no answer can come later.
        > wait 10s
        """
      )
    )
  }

  @Test(
    "A wrong name is told, with the nearest right one",
    arguments: [
      ("mvp weather --demo late", " Did you mean 'late-answer'?"),
      ("compare weather --demo lateanswer", " Did you mean 'late-answer'?"),
      (
        "mvp greeting --demo xyz",
        " Please provide one of 'tour', 'again' or 'nothing-yet'."
      ),
    ]
  )
  func wrongName(_ words: String, _ advice: String) async throws {
    let run = try await Catalogue.full.run(words)
    let name = words.split(separator: " ").last ?? ""
    #expect(run.code == 64)
    #expect(
      run.output.hasPrefix(
        "Error: The value '\(name)' is invalid for '--demo <name>'.\(advice)\n"
      )
    )
  }

  @Test("A name without the option is told to stand after it")
  func withoutOption() async throws {
    let run = try await Catalogue.full.run("mvp weather late-answer")
    #expect(run.code == 64)
    #expect(
      run.output.hasPrefix("Error: 'late-answer' stands after '--demo'\n")
    )
  }

  @Test(
    "It goes with nothing else that is played",
    arguments: [
      ("mvp greeting --demo tour --script x", "'--demo' and '--script'"),
      ("mvp greeting --demo tour --data x", "'--demo' and '--data'"),
      ("compare greeting --demo tour --script x", "'--demo' and '--script'"),
      ("compare greeting --demo tour --data x", "'--demo' and '--data'"),
      ("trace greeting --demo tour --script x", "'--demo' and '--script'"),
      ("trace greeting --demo tour --data x", "'--demo' and '--data'"),
      ("mvp weather --demo tour --live", "'--live' and '--demo'"),
    ]
  )
  func excluded(_ words: String, _ options: String) async throws {
    let run = try await Catalogue.full.run(words)
    #expect(run.code == 64)
    #expect(run.output.hasPrefix("Error: \(options) exclude each other\n"))
  }

  @Test("The topic of scripts lists the demos of each feature, in 80 columns")
  func help() async throws {
    let run = try await Catalogue.standard.run("help scripts")
    let lines = run.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    for feature in Catalogue.standard.features {
      #expect(lines.contains("Demos of \(feature.name)"))
      for demo in feature.demos {
        #expect(lines.contains { $0.hasSuffix(" \(demo.summary)") })
      }
    }
  }
}
