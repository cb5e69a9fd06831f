/// What was measured, and what could not be.
public struct TestabilityReport: Codable, Sendable {
  /// The four things that are measured.
  public enum Part: String, CaseIterable, Codable, CodingKeyRepresentable,
    Sendable
  {
    case decisions, needs, faults, costs
  }

  /// The figures of one variant; nil where a part was not measured.
  public struct Row: Codable, Sendable {
    public let architecture: String
    public let feature: String
    public var decisions: DecisionFigures?
    public var needs: NeedFigures?
    public var faults: SplitFaultFigures?
    public var costs: CostFigures?

    /// Such as "mvp/weather".
    public var name: String { "\(architecture)/\(feature)" }
  }

  public internal(set) var rows: [Row]
  /// All faults that were tried, variant by variant; nil if none was.
  public internal(set) var trials: [FaultTrial]?
  /// Why a part that was asked for is left out.
  public internal(set) var missing: [Part: String] = [:]

  private enum CodingKeys: String, CodingKey {
    case rows = "variants"
    case trials = "faults"
    case missing
  }
}

/// Faults counted by where they stand.
public struct SplitFaultFigures: Codable, Equatable, Sendable {
  public let inPlain: FaultFigures
  public let inView: FaultFigures

  init(_ trials: [FaultTrial]) {
    inPlain = FaultFigures(trials.filter { !$0.isInView })
    inView = FaultFigures(trials.filter(\.isInView))
  }
}
