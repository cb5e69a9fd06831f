import Catalogue
import Play
import SwiftSource
import TestSupport
import Testing

@testable import Measure

@Suite("Trying faults")
struct FaultTrialTests {
  /// The faults of each variant, by its name: to make them takes as long as all
  /// else here.
  private static let faults = Result {
    try FaultTrialTests().subjects().map {
      (name: $0.name, items: FaultItem.items(of: $0))
    }
  }

  private func subjects() throws -> [TestedVariant] {
    let package = try Fixtures.sources()
    return try Catalogue.standard.variants.map { variant in
      TestedVariant(
        sources: try Fixtures.sources(of: variant),
        suite: LogicSuite(variant, in: package, catalogue: .standard)
      )
    }
  }

  @Test("Faults are counted by where they stand and by who saw them")
  func figures() {
    let trials: [FaultTrial] = [
      .sample(isInView: false, logic: true, shared: false),
      .sample(isInView: true, logic: false, shared: true),
      .sample(isInView: true, logic: false, shared: false),
      .sample(isInView: true),
    ]
    let split = SplitFaultFigures(trials)
    #expect(split.inPlain.tested == 1)
    #expect(split.inPlain.seenByLogicSuite == 1)
    #expect(split.inPlain.seenBySharedSuite == 0)
    #expect(split.inView.tested == 2)
    #expect(split.inView.seenBySharedSuite == 1)
    #expect(split.inView.survived == 1)
    #expect(split.inView.doNotCompile == 1)
    #expect(split.inPlain.doNotCompile == 0)
  }

  @Test("Every variant has at least eight faults")
  func enoughFaults() throws {
    for (name, items) in try Self.faults.get() {
      // Some do not compile: a run showed at most one in four.
      #expect(items.count >= 8, "\(name)")
    }
  }

  @Test("Each fault has its own place, and changes something there")
  func places() throws {
    let subjects = try Self.faults.get()
    for (name, items) in subjects {
      let faults = items.map(\.fault)
      #expect(Set(faults).count == faults.count, "\(name)")
      #expect(faults.allSatisfy { $0.original != $0.replacement })
    }
    // No variant joins conditions with && or ||, which LCR would swap.
    let operators = Set(
      subjects.flatMap(\.items).map(\.fault.operator)
    )
    let others = Set(Fault.Operator.allCases).subtracting([.swapConnector])
    #expect(operators.isSuperset(of: others))
  }
}
