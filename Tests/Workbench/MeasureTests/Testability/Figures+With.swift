@testable import Measure

extension DecisionFigures {
  func with(
    viewStatements: Int? = nil,
    plainStatements: Int? = nil,
    statementsNeededOnce: Int? = nil,
    protocols: Int? = nil
  ) -> DecisionFigures {
    DecisionFigures(
      viewStatements: viewStatements ?? self.viewStatements,
      plainStatements: plainStatements ?? self.plainStatements,
      statementsNeededOnce: statementsNeededOnce ?? self.statementsNeededOnce,
      protocols: protocols ?? self.protocols
    )
  }
}

extension DoubleFigures {
  func with(statements: Int) -> DoubleFigures {
    DoubleFigures(names: names, statements: statements)
  }
}
