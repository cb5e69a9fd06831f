/// What came of a fault that was tried on a variant's tests.
public struct FaultTrial: Codable, Sendable {
  /// The variant's name, such as "mvp/weather".
  public let variant: String
  public let file: String
  public let line: Int
  public let `operator`: Fault.Operator
  public let original: String
  public let replacement: String
  /// Whether it stands in a file that is view.
  public let isInView: Bool
  /// Whether it compiles behind a switch.
  public let compiles: Bool
  /// Whether the suites failed, crashed, or took too long; nil of what does
  /// not compile.
  public let seenByLogicSuite: Bool?
  public let seenBySharedSuite: Bool?
  /// Why no test can see it, if it survived and that is known.
  public let explanation: String?

  /// - Parameter seenByLogicSuite: Nil, as the other, if it does not compile.
  init(
    _ fault: Fault,
    of variant: String,
    isInView: Bool,
    seenByLogicSuite: Bool? = nil,
    seenBySharedSuite: Bool? = nil
  ) {
    self.variant = variant
    file = fault.path
    line = fault.line
    self.operator = fault.operator
    original = fault.original
    replacement = fault.replacement
    self.isInView = isInView
    compiles = seenByLogicSuite != nil
    self.seenByLogicSuite = seenByLogicSuite
    self.seenBySharedSuite = seenBySharedSuite
    let survived = seenByLogicSuite == false && seenBySharedSuite == false
    explanation = survived ? fault.explanation : nil
  }

  /// Whether it was tested and passed all tests.
  public var survived: Bool {
    seenByLogicSuite == false && seenBySharedSuite == false
  }

  /// Who saw it, in words.
  var verdict: String {
    switch (seenByLogicSuite, seenBySharedSuite) {
    case (true, true): "seen by both suites"
    case (true, _): "seen by the logic suite"
    case (_, true): "seen by the shared suite"
    case (false, _): explanation.map { "equivalent: \($0)" } ?? "SURVIVED"
    case (nil, _): "does not compile behind a switch"
    }
  }
}

/// How many faults in some files were seen by whom.
public struct FaultFigures: Codable, Equatable, Sendable {
  /// Those that compiled.
  public var tested = 0
  public var seenByLogicSuite = 0
  public var seenBySharedSuite = 0
  public var survived = 0
  /// Those that survived because they change nothing that can be seen.
  public var equivalent = 0
  public var doNotCompile = 0

  init(_ trials: [FaultTrial]) {
    tested = trials.count(where: \.compiles)
    seenByLogicSuite = trials.count { $0.seenByLogicSuite == true }
    seenBySharedSuite = trials.count { $0.seenBySharedSuite == true }
    survived = trials.count(where: \.survived)
    equivalent = trials.count { $0.explanation != nil }
    doNotCompile = trials.count - tested
  }
}
