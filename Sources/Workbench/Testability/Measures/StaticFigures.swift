import SwiftSource

extension VariantSources {
  /// Where the decisions live.
  ///
  /// Code that nobody reaches would make plain types look larger than they
  /// are. So a plain statement counts only if every build has it and if it is
  /// not known that the shared suite never runs it.
  ///
  /// - Parameter coverage: What the shared suite ran; nil if it was not run.
  func decisions(reached coverage: Coverage? = nil) -> DecisionFigures {
    var view = 0
    var free = 0
    var plain = 0
    for file in own {
      let conditional = file.tokens.conditional
      let unreached = Set(coverage?.statementsNotRun(in: file) ?? [])
      for place in file.statements {
        if !module.isView(place, in: file) {
          let isInEveryBuild = !conditional.contains { $0.contains(place) }
          if isInEveryBuild, !unreached.contains(place) { plain += 1 }
        } else {
          view += 1
          if module.isFreeOfUserInterface(place, in: file) { free += 1 }
        }
      }
    }
    return DecisionFigures(
      viewStatements: view,
      viewStatementsFreeOfUserInterface: free,
      plainStatements: plain,
      statementsNeededOnce: shared.statementCount,
      protocols: own.flatMap(\.declarations).count { $0.kind == .protocol },
      decidingTypes: decidingTypes,
      userInterfaceTypes: userInterfaceTypesOfDeciders.sorted()
    )
  }
}

extension [SourceFile] {
  /// How many types and protocols they declare.
  var typeCount: Int {
    flatMap(\.declarations).count { $0.kind != .extension }
  }

  var statementCount: Int { map(\.statements.count).reduce(0, +) }
}

extension LogicSuite {
  var doubleFigures: DoubleFigures {
    DoubleFigures(
      names: doubles.map(\.name),
      statements: doubles.map(\.statements).reduce(0, +)
    )
  }

  /// The tests' names, which the suites of all architectures share.
  var testNames: Set<String> { Set(tests.map(\.name)) }
}
