import Catalogue
import Foundation
import Play
import TestSupport
import Testing
import Trace

@testable import Commands

/// What the README says of the program in its own words.
@MainActor
@Suite("The README")
struct ReadmeTests {
  private struct Comparison: Decodable {
    let messages: Messages

    struct Messages: Decodable {
      let actions: [String]
      let counts: [String: [Count]]
    }

    struct Count: Decodable {
      let messages: Int
    }
  }

  @Test("It is read in two minutes")
  func length() throws {
    let file = TestedPackage.folder.appendingPathComponent("README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.split(separator: "\n").count <= 200)
  }

  @Test(
    "In its table mvc has the fewest messages, and mvi the most for answers",
    .enabled(if: Recorder.isAvailable, "needs a debug build on Linux")
  )
  func grounds() async throws {
    let run = try await Catalogue.standard.run(
      "compare weather --demo late-answer --json"
    )
    let data = Data(run.output.utf8)
    let messages = try #require(
      try JSONDecoder().decode([Comparison].self, from: data).first
    ).messages
    let counts = messages.counts.mapValues { $0.map(\.messages) }
    let sums = counts.mapValues { $0.reduce(0, +) }
    #expect(sums.filter { $0.value == sums.values.min() }.map(\.key) == ["mvc"])
    let mvi = try #require(counts["mvi"])
    for (index, action) in messages.actions.enumerated()
    where action.hasPrefix("wait") {
      for (name, others) in counts where name != "mvi" {
        #expect(mvi[index] > others[index], "\(name), \(action)")
      }
    }
  }

  @Test("Each demo that it names is there")
  func demos() throws {
    let file = TestedPackage.folder.appendingPathComponent("README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let rows = text.matches(of: /\| `(.+?)` \| \[(.+?)\]\(\S+Demos.swift\)/)
    #expect(rows.count > 5)
    for row in rows {
      let feature = Catalogue.standard.feature(named: String(row.1))
      let name = String(row.2)
      #expect(feature?.demos.contains { $0.name == name } == true, "\(name)")
    }
  }
}
