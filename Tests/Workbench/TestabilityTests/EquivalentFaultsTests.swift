import Catalogue
import SwiftSource
import TestSupport
import Testing
import WorkbenchKit

@testable import Testability

@Suite("Faults that no test can see")
struct EquivalentFaultsTests {
  private func explained(_ text: String) -> [String] {
    FaultGenerator.faults(in: SourceFile(path: "File.swift", text: text))
      .filter { $0.explanation != nil }.map(\.change)
  }

  @Test("Every rule fits a fault that there is")
  func rules() throws {
    let faults = try Catalogue.standard.variants
      .flatMap { try Fixtures.sources(of: $0).files }
      .flatMap(FaultGenerator.faults)
    for rule in EquivalentFaults.rules {
      #expect(
        faults.contains { $0.explanation == rule.reason },
        "\(rule.reason)"
      )
    }
  }

  @Test("What stands around a fault counts, not how it is written")
  func edits() {
    #expect(
      explained(
        """
        override init() { super  .init( /* nothing */ ) }
        func viewDidLoad() { super.viewDidLoad(); super.viewWillAppear() }
        func updateProperties() { super.updateProperties() }
        """
      ) == [
        "drop super  .init( /* nothing */ )", "drop super.viewDidLoad()",
        "drop super.updateProperties()",
      ]
    )
    #expect(
      explained(#"let a = b ?? "", c = dialog?.textFields[0].text ?? """#)
        == []
    )
    #expect(
      explained(
        #"let a = b ?? "", c = dialog?.textFields.last?.text ?? """#
      ) == [#""" -> "!""#]
    )
  }

  private func counter(_ use: String = "") -> String {
    """
    final class Loader {
      private var newest = 0
      func load() {
        newest += 1
        let mine = newest
        fetch { guard self.newest == mine else { return } }
        \(use)
      }
    }
    """
  }

  @Test("A number that is only compared with its copies can be any")
  func counters() {
    let renumbered = ["0 -> 1", "+= -> -=", "1 -> 2"]
    #expect(explained(counter()) == renumbered)
    #expect(explained(counter("if mine != newest { }")) == renumbered)
    #expect(explained(counter("list.mine(1); list.newest = 2")) == renumbered)
    #expect(
      explained(counter()).count
        == explained(counter().replacing("newest", with: "b")).count
    )
  }

  @Test(
    "A number that somebody may see cannot",
    arguments: [
      "show(newest)", "show(self?.newest)", "show(mine)", "return newest",
      "let a = newest + 1",
      "if newest == 1 { }", "if 1 == mine { }", "let a = newest, b = a * 2",
      "newest = 5",
    ]
  )
  func seenNumbers(use: String) {
    #expect(explained(counter(use)) == [])
  }

  @Test("A number that others may see cannot be any either")
  func publicNumbers() {
    #expect(explained(counter().replacing("private ", with: "")) == [])
  }
}
