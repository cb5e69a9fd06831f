/// A fault that was tried on a variant's tests.
public struct FaultTrial: Sendable {
  public enum Outcome: Equatable, Sendable {
    case doesNotCompile
    /// Which suites failed, crashed, or took too long.
    case tested(seenByLogicSuite: Bool, seenBySharedSuite: Bool)
  }

  public let fault: Fault
  /// The variant's name, such as "mvp/weather".
  public let variant: String
  /// Whether it stands in a file that is view.
  public let isInView: Bool
  public let outcome: Outcome

  /// Why no test can see the fault, if that is known.
  public var explanation: String? { fault.explanation }

  public var isSeen: Bool {
    switch outcome {
    case .doesNotCompile: false
    case .tested(let logic, let shared): logic || shared
    }
  }

  /// Whether it was tested and passed all tests.
  public var survived: Bool { outcome != .doesNotCompile && !isSeen }
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
    for trial in trials {
      guard case .tested(let logic, let shared) = trial.outcome else {
        doNotCompile += 1
        continue
      }
      tested += 1
      if logic { seenByLogicSuite += 1 }
      if shared { seenBySharedSuite += 1 }
      guard trial.survived else { continue }
      survived += 1
      if trial.explanation != nil { equivalent += 1 }
    }
  }
}
