import SwiftSource

/// Where a variant's decisions live, seen in its sources.
public struct DecisionFigures: Codable, Equatable, Sendable {
  /// Statements of files that use the user interface.
  public let viewStatements: Int
  /// All other statements of the feature.
  ///
  /// Those that the shared suite never runs are left out, if it was run.
  public let plainStatements: Int
  /// Statements that the architecture needs once for all features.
  public let statementsNeededOnce: Int
  /// Protocols that the feature declares.
  public let protocols: Int
}

/// What a suite had to bring and to run.
public struct SuiteFigures: Codable, Equatable, Sendable {
  public let tests: Int
  /// Statements of ConsoleUI and Layouts that ran.
  public let userInterfaceStatements: Int
  /// Statements of the feature that ran, and of what it needs once.
  public let featureStatements: Int

  /// Whether nothing of the user interface ran in it, whatever its name says.
  public var isIsolated: Bool { userInterfaceStatements == 0 }
}

/// The types that a suite declares to stand in for parts of the app or to
/// drive it.
public struct DoubleFigures: Codable, Equatable, Sendable {
  public let names: [String]
  public let statements: Int
}

/// What the tests of a variant must bring.
public struct NeedFigures: Codable, Equatable, Sendable {
  public let logic: SuiteFigures
  public let shared: SuiteFigures
  public let doubles: DoubleFigures
  /// Names of tests that all architectures' logic suites have.
  public let behaviours: Int
  /// Those of them whose suite runs nothing of the user interface.
  public let behavioursInIsolation: Int
  /// All statements of the feature and of what it needs once.
  public let featureStatements: Int

  public var behavioursThroughTheScreen: Int {
    behaviours - behavioursInIsolation
  }
}

/// What the indirection costs.
public struct CostFigures: Codable, Equatable, Sendable {
  /// Files of the feature.
  public let files: Int
  /// Types and protocols that these declare.
  public let types: Int
  /// Files that the architecture needs once for all features.
  public let filesNeededOnce: Int
  /// Types and protocols that these declare.
  public let typesNeededOnce: Int
  /// Actions of the demo script, the start counted as one.
  public let actions: Int
  /// Calls from one type to another, in all actions.
  public let messages: Int
  /// How many types took part in an action, all actions added up.
  public let participants: Int

  public var messagesPerAction: Double { ratio(messages) }
  public var participantsPerAction: Double { ratio(participants) }

  private func ratio(_ count: Int) -> Double {
    actions == 0 ? 0 : Double(count) / Double(actions)
  }
}

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
