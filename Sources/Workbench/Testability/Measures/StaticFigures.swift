import SwiftSource

extension VariantSources {
  /// Where the decisions live.
  ///
  /// Code that nobody reaches would make plain files look larger than they are.
  /// So a plain statement counts unless it is known that the shared suite never
  /// runs it.
  ///
  /// - Parameter coverage: What the shared suite ran; nil if it was not run.
  func decisions(reached coverage: Coverage? = nil) -> DecisionFigures {
    let plain = own.filter { !isView($0) }
    let unreached = plain.map { coverage?.statementsNotRun(in: $0) ?? 0 }
    return DecisionFigures(
      viewStatements: own.filter(isView).statementCount,
      plainStatements: plain.statementCount - unreached.reduce(0, +),
      statementsNeededOnce: shared.statementCount,
      protocols: own.flatMap(\.declarations).count { $0.kind == .protocol }
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
