import SwiftSource

extension VariantSources {
  /// Where the decisions live.
  func decisions() -> DecisionFigures {
    var view = 0
    var free = 0
    var plain = 0
    for file in own {
      for place in file.statements {
        if !module.isView(place, in: file) {
          plain += 1
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
