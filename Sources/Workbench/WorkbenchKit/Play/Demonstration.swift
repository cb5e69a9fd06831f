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

  /// The step at a place, counted from 0; nil at the end.
  ///
  /// - Parameter timeToNextAnswer: How long until a service answers next; nil
  ///   where no answer is pending.
  func line(
    at index: Int,
    timeToNextAnswer: @autoclosure () -> Duration?
  ) -> Script.Line? {
    if index < script.lines.count { return script.lines[index] }
    guard waitsForAnswers, let answer = timeToNextAnswer() else { return nil }
    return Script.Line(number: index + 1, step: .action(.wait(answer)))
  }
}
