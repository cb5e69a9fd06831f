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

  init(_ session: Session) {
    self.session = session
    tracer = nil
    traces = []
  }

  /// One whose messages are recorded, where this build can.
  convenience init(
    variant: Variant,
    world: World,
    options: Canvas.Options
  ) {
    if Recorder.isAvailable {
      self.init(Tracer(variant: variant, world: world, options: options))
    } else {
      self.init(Session(variant: variant, world: world, options: options))
    }
  }

  /// One whose messages are recorded.
  init(_ tracer: Tracer) {
    session = tracer.session
    self.tracer = tracer
    traces = [tracer.start]
  }

  var name: String { session.variant.architecture.name }

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
    guard let tracer, mattersToTrace(action) else {
      return try session.perform(action)
    }
    let trace = try tracer.perform(action)
    if case .wait = action {
      traces.append(trace)
    } else {
      traces = [trace]
      lastAction = action
    }
    listed = nil
  }

  private func mattersToTrace(_ action: Action) -> Bool {
    switch action {
    case .wait(let duration):
      session.isAnswered(within: duration)
    case .network: false
    case .tap, .select, .type, .back: true
    }
  }
}
