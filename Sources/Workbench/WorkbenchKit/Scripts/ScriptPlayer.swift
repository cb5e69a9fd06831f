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

extension StepFailure: CustomStringConvertible {
  /// One line: where, what, and what there is instead.
  public var description: String {
    let problem =
      switch reason {
      case .notOffered where !choices.isEmpty:
        "the screen does not offer this without saying which: "
          + choices.listed
      case .notOffered:
        "the screen does not offer this; \(offered)"
      case .disabled:
        "this button is disabled; \(offered)"
      case .notFound:
        "the frame\(smallness) does not contain this text; \(offered)"
      case .foundThoughRefuted:
        "the frame contains this text; \(offered)"
      }
    return "\(script.sanitizedForDisplay):\(line.number): \(line.step): "
      + problem
  }

  private var offered: String {
    "the screen offers \(offers.isEmpty ? "nothing" : offers.listed)"
  }

  /// What the action could mean where it names several views.
  private var choices: [Offer] {
    guard case .action(let action) = line.step else { return [] }
    return offers.filter { $0.specifies(action) }
  }

  /// What to bear in mind where a text is missing: it may have no room.
  private var smallness: String {
    let (size, usual) = (frame.size, Session.standardSize)
    guard size.width < usual.width || size.height < usual.height
    else { return "" }
    return " of \(size.width)x\(size.height), smaller than the usual "
      + "\(usual.width)x\(usual.height),"
  }
}

extension Session {
  /// Performs an action or checks an expectation; gives the frame after it.
  public func play(
    _ line: Script.Line,
    of script: Script
  ) throws(StepFailure) -> Frame {
    func failure(_ reason: StepFailure.Reason, _ frame: Frame) -> StepFailure {
      StepFailure(
        script: script.name,
        line: line,
        reason: reason,
        offers: offers,
        frame: frame
      )
    }
    switch line.step {
    case .action(let action):
      do {
        try perform(action)
      } catch {
        let isDisabled = window.showsDisabledButton(for: action)
        throw failure(isDisabled ? .disabled : .notOffered, makeFrame())
      }
      return makeFrame()
    case .expect(let text):
      let frame = makeFrame()
      guard frame.contains(text) else { throw failure(.notFound, frame) }
      return frame
    case .refute(let text):
      let frame = makeFrame()
      guard !frame.contains(text) else {
        throw failure(.foundThoughRefuted, frame)
      }
      return frame
    }
  }

  /// Plays a whole script; the first step that fails ends it.
  public func play(_ script: Script) throws(StepFailure) {
    _ = makeFrame()
    for line in script.lines {
      _ = try play(line, of: script)
    }
  }

  /// Waits until all services have answered; gives the waits it took.
  public func settle() -> [Action] {
    var waits: [Action] = []
    while let time = timeToNextAnswer {
      let wait = Action.wait(time)
      try? perform(wait)
      waits.append(wait)
    }
    return waits
  }
}
