import Catalogue
import SwiftSource
import TestSupport
import Testing
import WorkbenchKit

@testable import Testability

@Suite("Trying faults")
struct FaultTrialTests {
  private func subjects(
    of features: [Feature] = Catalogue.standard.features
  ) throws -> [FaultSubject] {
    let package = try Fixtures.sources()
    let variants = features.flatMap(Catalogue.standard.variants(of:))
    return try variants.map { variant in
      FaultSubject(
        try Fixtures.sources(of: variant),
        suite: LogicSuite(variant, in: package, catalogue: .standard)
      )
    }
  }

  @Test("Faults are counted by where they stand and by who saw them")
  func figures() {
    let trials: [FaultTrial] = [
      .sample(
        isInView: false,
        .tested(seenByLogicSuite: true, seenBySharedSuite: false)
      ),
      .sample(
        isInView: true,
        .tested(seenByLogicSuite: false, seenBySharedSuite: true)
      ),
      .sample(
        isInView: true,
        .tested(seenByLogicSuite: false, seenBySharedSuite: false)
      ),
      .sample(isInView: true, .doesNotCompile),
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
    for subject in try subjects() {
      // Some do not compile: a run showed at most one in four.
      #expect(subject.faults.count >= 8, "\(subject.name)")
    }
  }

  @Test("Each fault has its own place, and changes something there")
  func places() throws {
    let subjects = try subjects()
    for subject in subjects {
      let faults = subject.faults
      #expect(Set(faults.map(\.place)).count == faults.count, "\(subject.name)")
      #expect(faults.allSatisfy { $0.original != $0.replacement })
    }
    // No variant joins conditions with && or ||, which LCR would swap.
    let operators = Set(subjects.flatMap(\.faults).map(\.operator))
    let others = Set(Fault.Operator.allCases).subtracting([.swapConnector])
    #expect(operators.isSuperset(of: others))
  }

  @Test("A round holds one fault of a file, or one that a variant meets")
  func rounds() throws {
    let all = Catalogue.standard.features
    let features = SlowTests.areRun ? all : Array(all.prefix(2))
    let items = try subjects(of: features).flatMap(\.items)
    let byFile = FaultRounds.byFile(items)
    #expect(byFile.joined().count == items.count)
    for round in byFile {
      let places = Set(round.map(\.fault.place))
      #expect(Set(places.map(\.path)).count == places.count)
    }
    let largest = Dictionary(grouping: items, by: \.fault.path).values
      .map { Set($0.map(\.fault.place)).count }.max()
    #expect(byFile.count == largest)
    let byVariant = FaultRounds.byVariant(items)
    #expect(byVariant.joined().count == items.count)
    for round in byVariant {
      #expect(round.allSatisfy { $0.isOnlyFault(in: round) })
    }
    #expect(byVariant.count < items.count / 2)
  }
}
