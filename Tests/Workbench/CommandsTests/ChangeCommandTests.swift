import Foundation
import TestSupport
import Testing

@testable import Measure

@Suite("workbench change")
struct ChangeCommandTests {
  @Test("lists all changes, with what is asked for and what for")
  func list() async throws {
    let run = try await Executable.run("change --columns 80")
    #expect(run.exitCode == 0)
    let lines = run.output.split(separator: "\n").map(String.init)
    for change in Change.all {
      #expect(lines.contains(change.name))
      #expect(run.output.contains(change.choice))
      #expect(lines.contains { $0.hasPrefix("\(change.name) ") }, "its lines")
    }
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test("shows what a change costs, and then its differences side by side")
  func shown() async throws {
    let run = try await Executable.run("change wording mvc mvi --columns 132")
    #expect(run.exitCode == 0)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.contains { $0.hasPrefix("== mvc") && $0.contains("│ == mvi") }
    )
    let shared = try #require(
      lines.firstIndex(of: "== For all or several architectures")
    )
    let cost = try #require(lines.firstIndex { $0.hasPrefix("mvc  ") })
    #expect(cost < shared)
    #expect(
      lines.contains { $0.hasPrefix("+  private static let dateFormatter") }
    )
    #expect(!run.output.contains("== viper"))
  }

  @Test("names another honest way below the table, if there is one")
  func otherWay() async throws {
    let way = try #require(Change.named("undo")?.otherWay)
    let sentence = "Another honest way, lines estimated by hand: \(way)"
    let run = try await Executable.run("change undo mvc --columns 80")
    let text = run.output.split(separator: "\n").joined(separator: " ")
    let table = try #require(text.range(of: "What the change 'undo' costs"))
    let below = try #require(text.range(of: sentence))
    let differences = try #require(text.range(of: "== For all or several"))
    #expect(table.upperBound < below.lowerBound)
    #expect(below.upperBound < differences.lowerBound)
    let markdown = try await Executable.run("change undo mvc --markdown")
    #expect(markdown.output.contains(sentence))
    let wording = try await Executable.run("change wording mvc --markdown")
    #expect(!wording.output.contains("Another honest way"))
  }

  @Test("gives its figures as JSON and as Markdown")
  func formats() async throws {
    let json = try await Executable.run("change wording --json")
    let report = try JSONDecoder().decode(
      ChangeReport.self,
      from: Data(json.output.utf8)
    )
    #expect(report.rows.map(\.architecture).contains("viper"))
    #expect(report.shared.map(\.change) == ["wording"])
    let markdown = try await Executable.run("change mvp wording --markdown")
    #expect(markdown.output.contains("| mvp | "))
    #expect(!markdown.output.contains("| mvc | "))
  }

  @Test("gives figures that a page shows")
  func page() async throws {
    let json = try await Executable.run("change --json")
    try await withFile(Data(json.output.utf8)) { file in
      let page = try await Executable.run("page photo-list --changes \(file)")
      #expect(page.exitCode == 0)
      #expect(page.output.contains("What the change &#39;wording&#39; costs"))
      #expect(page.output.contains("Another honest way, lines estimated by"))
    }
  }

  @Test("leaves the changed package in a folder that was empty")
  func left() async throws {
    try await withFolder { folder in
      let place = folder.appendingPathComponent("changed")
      let run = try await Executable.run("change wording --try \(place.path)")
      #expect(run.exitCode == 0, "\(run.errors)")
      let layout = place.appendingPathComponent(
        "Sources/Architectures/MVP/PhotoList/PhotoListPresenter.swift"
      )
      #expect(
        try String(contentsOf: layout, encoding: .utf8).contains("d MMM yyyy")
      )
      let again = try await Executable.run("change wording --try \(place.path)")
      #expect(again.exitCode == 66)
      #expect(again.errors.contains("is not empty"))
    }
  }

  @Test("says that a folder cannot be made where a file is")
  func noFolder() async throws {
    try await withFile(Data()) { file in
      let run = try await Executable.run("change wording --try \(file)")
      #expect(run.exitCode == 66)
      #expect(run.errors.contains("'\(file)' cannot be made or written to"))
    }
  }

  @Test(
    "says what is wrong with a call",
    arguments: [
      ("change wordin", "Did you mean 'wording'?"),
      ("change --try x", "'--try' needs a change"),
      ("change wording --json --markdown", "--markdown"),
      ("change wording mvc mvc", "mvc"),
    ]
  )
  func wrong(_ words: String, _ message: String) async throws {
    let run = try await Executable.run(words)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
