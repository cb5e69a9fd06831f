import Catalogue
import CatalogueDoubles
import Console
import ConsoleUI
import Play
import TestSupport
import Testing
import Trace

@testable import Commands

/// Seven architectures and six features.
@MainActor
@Suite("Room for all that is to come")
struct FullCatalogueTests {
  private let catalogue = Catalogue.full

  private func lines(_ words: String) async throws -> [String] {
    let run = try await catalogue.run(words)
    #expect(run.code == 0)
    return run.output.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  @Test("What compares is as wide as asked for", arguments: [60, 80, 132, 200])
  func compare(_ columns: Int) async throws {
    for feature in ["greeting", "weather"] {
      let lines = try await lines("compare \(feature) --columns \(columns)")
      #expect(lines.allSatisfy { $0.cellWidth <= columns })
      // A screen that all show stands once.
      #expect(!lines.contains { $0.contains("┐  ┌") })
      #expect(lines.contains("= all 7 the same"))
      let start = lines.joined(separator: " ").split(separator: " ")
        .joined(separator: " ")
      let names = catalogue.architectures.map(\.name).joined(separator: ", ")
      #expect(start.hasPrefix("\(feature): \(names) \(names) ┌"))
    }
  }

  @Test("Only those that differ stand beside the others")
  func differing() async throws {
    let odd = Architecture.broken
    let architectures = catalogue.architectures + [odd]
    let features = Array(catalogue.features.prefix(1))
    let mixed = Catalogue(architectures: architectures, features: features)
    let words = "compare greeting --width 22 --height 3"
    let wide = try await mixed.run("\(words) --columns 60")
    #expect(wide.code == 1)
    #expect(
      wide.output.contains(
        """
        > tap "Click me"
        mvc, traditional-mvc,
        mvp, mvvm,
        mvvm-observation, mvi,
        viper                     mvx
        ┌──────────────────────┐  ┌──────────────────────┐
        │ Hello Wasin Thonkaew │  │ Hello Nobody         │≠
        │                      │  │                      │
        │ [ Click me ]         │  │ [ Click me ]         │
        └──────────────────────┘  └──────────────────────┘
        ≠ mvx differs from mvc, first at row 1, column 8

        """
      )
    )
    let narrow = try await mixed.run("\(words) --columns 40")
    #expect(
      narrow.output.contains(
        """
        └──────────────────────┘
        mvx
        ┌──────────────────────┐
        │ Hello Nobody         │≠
        """
      )
    )
  }

  @Test(
    "As many sources as fit stand side by side, and the others are named",
    arguments: [(132, 2), (200, 3), (300, 4), (438, 7)]
  )
  func sources(_ columns: Int, _ count: Int) async throws {
    let lines = try await lines("source weather --columns \(columns)")
    #expect(lines.allSatisfy { $0.cellWidth <= columns })
    let names = catalogue.architectures.map(\.name)
    let heading = lines.first { $0.hasPrefix("-- mvc: WeatherView") } ?? ""
    #expect(heading.split(separator: "│").count == count)
    for name in names.prefix(count) {
      #expect(heading.contains("-- \(name): "))
    }
    let rest = names.dropFirst(count).joined(separator: ", ")
    let note = [
      "No room beside them: \(rest)",
      "For example: workbench source mvc \(names.dropFirst(count).first ?? "") "
        + "weather",
      "All of them: workbench source weather --columns 438", "",
    ]
    #expect(count == 7 || lines.suffix(4) == note)
    #expect(lines.contains { $0.hasPrefix("No room") } == (count < 7))
  }

  @Test("Where no two sources fit, all stand one after another")
  func narrowSources() async throws {
    let lines = try await lines("source greeting --columns 122")
    let files = lines.filter { $0.hasPrefix("-- ") }
    #expect(!lines.contains { $0.hasPrefix("No room") })
    #expect(files.count { $0.contains("/GreetingScreen.swift") } == 7)
  }

  @Test(
    "Several traces have headings, and a table at their end",
    .enabled(if: Recorder.isAvailable, "needs a debug build on Linux"),
    arguments: [60, 80, 200]
  )
  func traces(_ columns: Int) async throws {
    let lines = try await lines("trace all greeting --columns \(columns)")
    let headings = lines.filter { $0.hasPrefix("== ") }
    #expect(headings.count == 7)
    #expect(headings[0].hasPrefix("== mvc greeting: Model-View-Controller"))
    let table = lines.drop { !$0.hasPrefix("Messages between types") }
    #expect(table.allSatisfy { $0.cellWidth <= columns })
    let parts = [60: 3, 80: 2, 200: 1]
    let taps = table.count { $0.hasPrefix("1 tap \"Click me\"") }
    #expect(taps == parts[columns])
    #expect(table.contains { $0.contains("mvvm-observation") })
    let one = try await self.lines("trace mvp greeting")
    #expect(one[0] == "mvp greeting")
    #expect(!one.contains { $0.hasPrefix("Messages between") })
  }

  @Test("Help is as narrow as asked for, and short", arguments: [60, 80])
  func help(_ columns: Int) async throws {
    for words in ["", "run", "compare", "source", "trace"] {
      let run = try await catalogue.run("help \(words)", columns: columns)
      #expect(run.code == 0)
      let lines = run.output.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= columns }, "\(run.output)")
      let facts = lines.prefix { $0 != "EXAMPLES:" }
      #expect(facts.count <= (columns < 80 ? 64 : 46), "\(run.output)")
      #expect(lines.count <= facts.count + 10, "\(run.output)")
      #expect(run.output.contains("traditional-mvc"))
      #expect(run.output.contains("world-clock"))
    }
  }

  @Test("The welcome fits a usual terminal")
  func welcome() async throws {
    let lines = try await lines("")
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.cellWidth <= 80 })
  }

  @Test("A usual terminal shows nine entries of the menu; more scroll")
  func menu() {
    var pages = [MenuPage.start(catalogue)]
    var count = 0
    while let page = pages.popLast() {
      count += 1
      let screen = MenuScreen(page, size: CellSize(width: 80, height: 24)) {
        Viewer(title: "\($0)")
      }
      let lines = screen.makeFrame().lines
      let mark = page.wordsForMarked == nil ? "" : "[ ] "
      for item in page.items.prefix(9) {
        let line = lines.first { $0.hasPrefix("   \(mark + item.title) ") }
        let detail = item.detail.prefix(30)
        #expect(line?.contains(detail) == true, "\(item.title)")
      }
      for case .page(let next) in page.items.map(\.choice) {
        pages.append(next)
      }
    }
    #expect(count > 20)
  }
}
