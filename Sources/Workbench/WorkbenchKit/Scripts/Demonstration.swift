/// Where the steps of a run come from.
///
/// Either a script; or, for data that nobody has written a script for, what a
/// user would do first, and then waiting until all services have answered.
public struct Demonstration: Sendable {
  /// The steps known beforehand.
  public let script: Script
  /// Whether the run ends only when nothing is pending.
  let waitsForAnswers: Bool
  private var position = 0

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

  /// The next step, or nil at the end.
  ///
  /// - Parameter answer: how long until a service answers next; nil where no
  ///   answer is pending.
  public mutating func next(timeToNextAnswer answer: Duration?) -> Script.Line?
  {
    if position < script.lines.count {
      defer { position += 1 }
      return script.lines[position]
    }
    guard waitsForAnswers, let answer else { return nil }
    position += 1
    return Script.Line(number: position, step: .action(.wait(answer)))
  }
}
