import ConsoleUI
import Foundation
import Testing

@testable import Measure

@Suite("The report")
struct ReportTests {
  private func text(_ columns: Int) -> String {
    TestabilityReport.sample().text(columns: columns).joined(separator: "\n")
  }

  @Test("Every figure stands in its column of its row")
  func figures() {
    let rows = text(132).split(separator: "\n")
      .map { $0.split(separator: " ").joined(separator: " ") }
      .filter { $0.hasPrefix("mvc/photo-list ") }
    #expect(
      rows == [
        "mvc/photo-list 101 111 116 121",
        "mvc/photo-list 201/231 211/241 271 3 (261) 0 17",
        "mvc/photo-list 3 3* 2 2 0* 1 1 (0) 1",
        "mvc/photo-list 311 (301) 331 (321) 4 5.5 1.8",
      ]
    )
  }

  @Test("An isolated suite has its behaviours in isolation, and no mark")
  func isolation() {
    let rows = text(132).split(separator: "\n").filter {
      $0.hasPrefix("mvp/photo-list")
    }
    #expect(rows.count == 4)
    #expect(rows[1].split(separator: " ").suffix(2) == ["17", "0"])
    #expect(!rows[2].contains("*"))
  }

  @Test("At 80 columns each table is one grid", arguments: [80, 100, 132])
  func oneGrid(columns: Int) {
    let rules = text(columns).split(separator: "\n").filter {
      $0.hasPrefix("---")
    }
    #expect(rules.count == 4)
  }

  @Test(
    "Nothing is wider than the columns, nor lost",
    arguments: [30, 40, 60, 79, 80, 81, 132, 1000]
  )
  func width(columns: Int) {
    let text = text(columns)
    for line in text.split(separator: "\n") {
      #expect(String(line).cellWidth <= columns, "\(line)")
    }
    let words = text.split { $0 == " " || $0 == "\n" }
    for figure in [
      "101", "111", "116", "201/231", "211/241", "(261)", "311", "312",
    ] {
      #expect(words.count { $0 == figure } == 1, "\(figure)")
    }
  }

  @Test("Under each table stand how to read it and how it misleads")
  func sentences() {
    let text = text(1000)
    let starts = [
      "A file counts as view", "The figure before a slash", "Read each half",
      "To follow one action",
    ]
    for start in starts {
      #expect(text.components(separatedBy: "\n\(start) ").count == 2)
    }
    #expect(text.components(separatedBy: "\nIt misleads ").count == 5)
    #expect(text.contains("On iOS, tests through the screen would cost more."))
  }

  @Test("A part that was not measured is left out")
  func leftOut() {
    let report = TestabilityReport.sample([.decisions])
    let text = report.text(columns: 132).joined(separator: "\n")
    #expect(text.components(separatedBy: "\nIt misleads ").count == 2)
    #expect(!text.contains("Left out"))
  }

  @Test("A part that could not be measured says why")
  func missing() throws {
    var report = TestabilityReport.sample([.decisions])
    report.missing[.costs] = "nothing is recorded"
    let sentence =
      "Left out, \"What the indirection costs\": nothing is recorded"
    #expect(report.text(columns: 132).contains(sentence))
    #expect(report.markdown.contains(sentence))
    let json = try decoded(report)
    #expect(
      json["missing"] as? [String: String]
        == ["costs": "nothing is recorded"]
    )
  }

  @Test("The list names each fault, its place, its operator and its fate")
  func list() {
    let list = TestabilityReport.sample([.faults]).faultList
    #expect(
      list.prefix(6) == [
        "Sources/Some.swift:1: CRP: 1 -> 2: seen by both suites",
        "Sources/Some.swift:1: CRP: 1 -> 2: seen by both suites",
        "Sources/Some.swift:1: CRP: 1 -> 2: seen by the logic suite",
        "Sources/Some.swift:1: CRP: 1 -> 2: does not compile behind a switch",
        "Sources/Some.swift:1: CRP: 1 -> 2: seen by the shared suite",
        "Sources/Some.swift:1: CRP: 1 -> 2: SURVIVED",
      ]
    )
    for kind in Fault.Operator.allCases {
      #expect(list.contains { $0.hasPrefix("\(kind.rawValue)  ") }, "\(kind)")
    }
    #expect(list.contains { $0.contains("King and Offutt") })
  }

  @Test("The JSON has the same figures, and each fault")
  func json() throws {
    let json = try decoded(.sample())
    let variants = try #require(json["variants"] as? [[String: Any]])
    #expect(variants.count == 2)
    #expect(variants[1]["architecture"] as? String == "mvp")
    let decisions = try #require(variants[1]["decisions"] as? [String: Any])
    #expect(decisions["viewStatements"] as? Int == 102)
    let needs = try #require(variants[1]["needs"] as? [String: Any])
    let shared = try #require(needs["shared"] as? [String: Any])
    #expect(shared["featureStatements"] as? Int == 242)
    let faults = try #require(json["faults"] as? [[String: Any]])
    #expect(faults.count == 12)
    #expect(faults[0]["operator"] as? String == "CRP")
    #expect(faults[3]["compiles"] as? Bool == false)
    #expect(faults[4]["seenBySharedSuite"] as? Bool == true)
  }

  @Test("The Markdown has the tables, as GitHub wants them")
  func markdown() {
    let lines = TestabilityReport.sample([.costs]).markdown
    #expect(lines.first == "**What the indirection costs**")
    #expect(
      lines[2...5] == [
        "| variant | types (files) | needed once | actions "
          + "| messages per action | participants per action |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        "| mvc/photo-list | 311 (301) | 331 (321) | 4 | 5.5 | 1.8 |",
        "| mvp/photo-list | 312 (302) | 332 (322) | 4 | 5.5 | 1.8 |",
      ]
    )
  }

  private func decoded(_ report: TestabilityReport) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(
      with: JSONEncoder().encode(report)
    )
    return try #require(object as? [String: Any])
  }
}
