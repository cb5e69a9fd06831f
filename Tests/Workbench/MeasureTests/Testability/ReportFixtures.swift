import SwiftSource

@testable import Measure

extension TestabilityReport {
  /// Two variants with figures that are all different.
  static func sample(
    _ parts: Set<Part> = Set(Part.allCases)
  ) -> TestabilityReport {
    var report = TestabilityReport(rows: [])
    for (index, architecture) in ["mvc", "mvp"].enumerated() {
      var row = Row(architecture: architecture, feature: "photo-list")
      if parts.contains(.decisions) {
        row.decisions = DecisionFigures(
          viewStatements: 101 + index,
          plainStatements: 111 + index,
          statementsNeededOnce: 116 + index,
          protocols: 121 + index
        )
      }
      if parts.contains(.needs) {
        row.needs = NeedFigures(
          logic: SuiteFigures(
            tests: 5,
            userInterfaceStatements: index == 0 ? 201 : 0,
            featureStatements: 211 + index
          ),
          shared: SuiteFigures(
            tests: 2,
            userInterfaceStatements: 231 + index,
            featureStatements: 241 + index
          ),
          doubles: DoubleFigures(
            names: ["A", "B", "C"],
            statements: 261 + index
          ),
          behaviours: 17,
          behavioursInIsolation: index == 0 ? 0 : 17,
          featureStatements: 271 + index
        )
      }
      if parts.contains(.faults) {
        let trials = FaultTrial.samples(of: row.name)
        report.trials = (report.trials ?? []) + trials
        row.faults = SplitFaultFigures(trials)
      }
      if parts.contains(.costs) {
        row.costs = CostFigures(
          files: 301 + index,
          types: 311 + index,
          filesNeededOnce: 321 + index,
          typesNeededOnce: 331 + index,
          actions: 4,
          messages: 22,
          participants: 7
        )
      }
      report.rows.append(row)
    }
    return report
  }
}

extension FaultTrial {
  /// A fault of the first line of a file that has but one.
  static func sample(
    of variant: String = "mvp/photo-list",
    isInView: Bool,
    logic: Bool? = nil,
    shared: Bool? = nil
  ) -> FaultTrial {
    let file = SourceFile(path: "Sources/Some.swift", text: "let a = 1")
    return FaultTrial(
      Fault(.changeLiteral, in: file, tokens: 3..<4) { _ in "2" },
      of: variant,
      isInView: isInView,
      seenByLogicSuite: logic,
      seenBySharedSuite: shared
    )
  }

  fileprivate static func samples(of variant: String) -> [FaultTrial] {
    [
      sample(of: variant, isInView: false, logic: true, shared: true),
      sample(of: variant, isInView: false, logic: true, shared: true),
      sample(of: variant, isInView: false, logic: true, shared: false),
      sample(of: variant, isInView: false),
      sample(of: variant, isInView: true, logic: false, shared: true),
      sample(of: variant, isInView: true, logic: false, shared: false),
    ]
  }
}
