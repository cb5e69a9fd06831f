/// Where the steps of a run come from.
///
/// Either a script; or, for data that nobody has written a script for, what a
/// user would do first, and then waiting until all services have answered.
public struct Demonstration: Sendable {
  /// The steps known beforehand.
  public let script: Script
  /// Whether the run ends only when nothing is pending.
  let waitsForAnswers: Bool

  /// Goes through a script.
  public init(_ script: Script) {
    self.script = script
    waitsForAnswers = false
  }

  /// Shows a feature whatever its data is, and expects nothing.
  public init(neutralFor feature: Feature) {
    script = Script(name: "demo", actions: feature.firstActions)
    waitsForAnswers = true
  }
}
