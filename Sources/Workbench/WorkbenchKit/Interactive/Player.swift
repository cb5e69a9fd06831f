import CallTrace
import ConsoleUI

/// A variant that takes part in an interactive session.
///
/// It keeps the messages of what was done last, and of the answers since.
@MainActor
final class Player {
  let session: Session
  /// What was done last; nil is the start of the screen.
  private(set) var lastAction: Action?
  private let tracer: Tracer?
  private var traces: [ActionTrace]
  private var listed: [SequenceDiagram.Step]?

  /// One whose messages are not recorded.
  init(_ session: Session) {
    self.session = session
    tracer = nil
    traces = []
  }

  /// One whose messages are recorded, where this build can.
  init(variant: Variant, world: World, options: Canvas.Options) {
    tracer =
      Recorder.isAvailable
      ? Tracer(variant: variant, world: world, options: options) : nil
    session =
      tracer?.session
      ?? Session(variant: variant, world: world, options: options)
    traces = tracer.map { [$0.start] } ?? []
  }

  /// Why no messages are recorded; nil if they are.
  var gap: String? {
    tracer == nil
      ? Recorder.unavailability ?? "This session records no calls."
      : nil
  }

  /// The messages of what was done last, what repeats once.
  var steps: [SequenceDiagram.Step] {
    if let listed { return listed }
    let steps = traces.flatMap { $0.diagram().foldingRepeats().steps }
    listed = steps
    return steps
  }

  /// Performs an action.
  ///
  /// Waiting belongs to what was done before it: it brings the answers. Most
  /// waits bring none, and are not worth recording.
  func perform(_ action: Action) throws(ActionError) {
    let isNetwork = if case .network = action { true } else { false }
    guard let tracer, !isNetwork, session.canChange(by: action) else {
      return try session.perform(action)
    }
    let trace = try tracer.perform(action)
    if action.isGesture {
      traces = [trace]
      lastAction = action
    } else {
      traces.append(trace)
    }
    listed = nil
  }
}

extension Action {
  /// Whether a person does it on the screen.
  var isGesture: Bool {
    switch self {
    case .wait, .network: false
    case .tap, .select, .type, .back: true
    }
  }
}

extension Session {
  /// Whether an action can lead to anything: most waits bring no answer.
  func canChange(by action: Action) -> Bool {
    guard case .wait(let duration) = action else { return true }
    return isAnswered(within: duration)
  }
}
