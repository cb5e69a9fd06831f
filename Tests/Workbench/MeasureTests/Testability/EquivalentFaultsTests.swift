import Catalogue
import Play
import SwiftSource
import TestSupport
import Testing

@testable import Measure

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

  @Test("They are told by what they are and where they stand")
  func places() {
    #expect(
      explained(
        """
        override init() { super.init() }
        func viewDidLoad() { super.viewDidLoad(); super.viewWillAppear() }
        let a = alert?.textFields.first?.text ?? ""
        let b = field.text ?? ""
        func viewDidAppear() { super.viewDidAppear(); other() }
        """
      ) == [
        "drop super.init()", "drop super.viewDidLoad()", "\"\" -> \"!\"",
        "drop super.viewDidAppear()",
      ]
    )
  }
}
