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

  private static let text = try? String(
    contentsOf: TestedPackage.folder.appendingPathComponent("README.md"),
    encoding: .utf8
  )

  @Test("It is read in two minutes")
  func length() throws {
    let text = try #require(Self.text)
    #expect(text.count { $0 == "\n" } <= 160)
  }

  @Test("It counts and names what there is")
  func catalogue() throws {
    let text = try #require(Self.text)
    let catalogue = Catalogue.standard
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.numberStyle = .spellOut
    func word(_ number: Int) -> String {
      formatter.string(from: number as NSNumber) ?? ""
    }
    let features = word(catalogue.features.count).capitalized
    let architectures = word(catalogue.architectures.count)
    #expect(
      text.contains(
        "\n\(features) small features, each built in \(architectures) arch"
      )
    )
    let variants = catalogue.features.flatMap(catalogue.variants(of:))
    #expect(text.contains("played on all \(variants.count) variants"))
    for architecture in catalogue.architectures {
      let row = "\n| `\(architecture.name)` | [\(architecture.title)]("
      #expect(text.contains(row), "\(row)")
    }
    let lessons = TestedPackage.folder.appendingPathComponent("Lessons").path
    let count = try FileManager.default.contentsOfDirectory(atPath: lessons)
      .count { $0.first?.isNumber == true }
    #expect(text.contains("a course of \(count) lessons"))
  }

  @Test(
    "In its table mvc has the fewest messages and mvi the most",
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
    #expect(sums.filter { $0.value == sums.values.max() }.map(\.key) == ["mvi"])
    // For an answer, others may have as many as mvi, but not more.
    let mvi = try #require(counts["mvi"])
    for (index, action) in messages.actions.enumerated()
    where action.hasPrefix("wait") {
      for (name, others) in counts where name != "mvi" {
        #expect(mvi[index] >= others[index], "\(name), \(action)")
      }
    }
  }

  @Test("Each demo that it names is there")
  func demos() throws {
    let text = try #require(Self.text)
    let rows = text.matches(of: /\| `(.+?)` \| `(.+?)` \| \[.+?\]\((.+?)\)/)
    #expect(rows.count > 5)
    for row in rows {
      let feature = Catalogue.standard.feature(named: String(row.1))
      let name = String(row.2)
      #expect(feature?.demos.contains { $0.name == name } == true, "\(name)")
      // What a visitor reads is prose, or the feature's own folder.
      let folder = feature?.folderName ?? ""
      #expect(row.3.hasPrefix("Lessons/") || row.3.hasSuffix("/\(folder)"))
    }
  }

  @Test("What it says of the table of changes stands there")
  func changes() throws {
    let text = try #require(Self.text)
    let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
    let heads = try #require(lines.first { $0.first == "change" })
    for (change, winner) in [
      ("undo", "mvi"), ("validation", "mvc"), ("deep-link", "mvp"),
    ] {
      #expect(text.contains("`\(change)`"))
      let row = try #require(
        lines.first { $0.first == change[...] && $0.count == heads.count }
      )
      let counts = row.dropFirst().compactMap { Int($0) }
      let least = zip(heads.dropFirst(), counts).filter {
        $0.1 == counts.min()
      }
      #expect(least.map(\.0) == [winner[...]])
    }
  }
}
