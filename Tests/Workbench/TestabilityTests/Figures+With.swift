@testable import Testability

extension DecisionFigures {
  func with(
    viewStatements: Int? = nil,
    viewStatementsFreeOfUserInterface: Int? = nil,
    plainStatements: Int? = nil,
    statementsNeededOnce: Int? = nil,
    protocols: Int? = nil,
    decidingTypes: [String]? = nil,
    userInterfaceTypes: [String]? = nil
  ) -> DecisionFigures {
    DecisionFigures(
      viewStatements: viewStatements ?? self.viewStatements,
      viewStatementsFreeOfUserInterface: viewStatementsFreeOfUserInterface
        ?? self.viewStatementsFreeOfUserInterface,
      plainStatements: plainStatements ?? self.plainStatements,
      statementsNeededOnce: statementsNeededOnce ?? self.statementsNeededOnce,
      protocols: protocols ?? self.protocols,
      decidingTypes: decidingTypes ?? self.decidingTypes,
      userInterfaceTypes: userInterfaceTypes ?? self.userInterfaceTypes
    )
  }
}

extension DoubleFigures {
  func with(statements: Int) -> DoubleFigures {
    DoubleFigures(names: names, statements: statements)
  }
}
