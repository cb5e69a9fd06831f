import ConsoleUI

/// A step of a script that did not go as the script says.
public struct StepFailure: Error {
  public let script: String
  public let line: Script.Line
  public let reason: Reason
  /// What the screen lets one do instead.
  public let offers: [Offer]
  /// The screen at that moment.
  public let frame: Frame

  public enum Reason: Equatable, Sendable {
    case notOffered
    case disabled
    case notFound
    case foundThoughRefuted
  }
}

extension Session {
  /// Performs an action or checks an expectation; gives the frame after it.
  public func play(
    _ line: Script.Line,
    of script: Script
  ) throws(StepFailure) -> Frame {
    try play(line, of: script, perform: perform)
  }

  /// Performs an action in the given way, or checks an expectation.
  func play(
    _ line: Script.Line,
    of script: Script,
    perform: (Action) throws(ActionError) -> Void
  ) throws(StepFailure) -> Frame {
    var reason: StepFailure.Reason?
    if case .action(let action) = line.step {
      do {
        try perform(action)
      } catch {
        let isDisabled = window.showsDisabledButton(for: action)
        reason = isDisabled ? .disabled : .notOffered
      }
    }
    let frame = makeFrame()
    switch line.step {
    case .expect(let text) where !frame.contains(text): reason = .notFound
    case .refute(let text) where frame.contains(text):
      reason = .foundThoughRefuted
    default: break
    }
    guard let reason else { return frame }
    throw StepFailure(
      script: script.name,
      line: line,
      reason: reason,
      offers: offers,
      frame: frame
    )
  }

  /// Plays a whole script; the first step that fails ends it.
  public func play(_ script: Script) throws(StepFailure) {
    try Run(self).play(Demonstration(script)) { _ in }
  }
}
