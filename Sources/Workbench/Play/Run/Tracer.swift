import ConsoleUI
import Services
import Trace

/// Uses a variant and records who called whom in each action.
@MainActor
package final class Tracer {
  package let session: Session
  /// What happened while the first screen was made and drawn.
  package let start: ActionTrace
  private let recorder: Recorder
  private let cast: Cast
  private var watch: RuleWatch?

  /// Who does what is no action, as a diagram names them.
  private static let app = "App"

  /// - Parameter watchesRules: Whether the traces tell of the rules, which
  ///   takes as long as all else in them.
  package init(
    variant: Variant,
    world: World,
    size: CellSize = Session.standardSize,
    options: Canvas.Options = Canvas.Options(),
    watchesRules: Bool = true,
    recorder: Recorder = Recorder()
  ) {
    world.network.willAsk = { [weak recorder] subject in
      RecordedRequest(recorder, about: subject)
    }
    let (session, recording) = recorder.record {
      let session = Session(
        variant: variant,
        world: world,
        size: size,
        options: options,
        widgetDidChange: { [weak recorder] in recorder?.note($0) },
        needsUpdate: { [weak recorder] in recorder?.noteUpdate($1, of: $0) }
      )
      session.run { session.window.layoutIfNeeded() }
      return session
    }
    self.recorder = recorder
    self.session = session
    cast = Cast(variant.architecture.pattern)
    var watch = watchesRules ? RuleWatch(variant.architecture.pattern) : nil
    start = ActionTrace(
      PlayedCalls(recording, in: cast),
      of: nil,
      by: Self.app,
      in: variant.architecture.pattern,
      watchedBy: &watch
    )
    self.watch = watch
  }

  /// Performs an action and gives its trace.
  package func perform(
    _ action: Action
  ) throws(ActionError) -> ActionTrace {
    // Drawing says nothing of the architecture, and is many calls.
    let (result, recording) = recorder.record {
      Result { () throws(ActionError) in
        try session.perform(action)
        session.run { session.window.layoutIfNeeded() }
      }
    }
    try result.get()
    return trace(recording, of: action)
  }

  /// Records what is done with the session, as one action without a name.
  package func trace(
    _ body: @MainActor (Session) throws -> Void
  ) rethrows -> ActionTrace {
    let recording = try recorder.record { try body(session) }.recording
    return trace(recording, of: nil)
  }

  private func trace(
    _ recording: Recording,
    of action: Action?
  ) -> ActionTrace {
    ActionTrace(
      PlayedCalls(recording, in: cast),
      of: action?.description,
      by: action?.origin ?? Self.app,
      in: session.variant.architecture.pattern,
      watchedBy: &watch
    )
  }
}

/// Notes what becomes of a request.
private final class RecordedRequest: RequestObserver {
  private weak var recorder: Recorder?
  private let subject: String?
  /// The number of the recording in which its task was cancelled, if it was.
  private var cancelledIn: Int?

  init(_ recorder: Recorder?, about subject: String?) {
    self.recorder = recorder
    self.subject = subject
    if let subject { recorder?.noteRequest(about: subject) }
  }

  func wasCancelled() {
    cancelledIn = recorder?.number
    recorder?.noteCancellation()
  }

  func willAnswer(hasFailed: Bool) {
    recorder?.noteAnswer(
      about: subject,
      hasFailed: hasFailed,
      cancelledIn: cancelledIn
    )
  }
}

extension Action {
  /// Who does it, as a diagram names them.
  fileprivate var origin: String {
    switch self {
    case .wait: "Clock"
    case .network: "Network"
    case .tap, .select, .type, .back: "User"
    }
  }
}

extension Recorder {
  /// Notes a widget's new value at its type's lifeline.
  fileprivate func note(_ change: WidgetChange) {
    let text = change.value as? String
    let value = text?.quotedForScript ?? "\(change.value)"
    note(
      "\(change.property) = \(value)",
      about: "\(type(of: change.view))",
      inRow: sequence(first: change.view, next: \.superview)
        .contains { $0 is TableViewCell }
    )
  }

  /// Notes that a controller or a cell is told of a change in what it has read.
  ///
  /// The closure that is called for that is ConsoleUI's and does not know them.
  fileprivate func noteUpdate(_ name: String, of updating: any SelfUpdating) {
    // A handler is told what the cell's class is not.
    let receiver =
      name == "configurationUpdateHandler"
      ? "\(TableViewCell.self)" : "\(type(of: updating))"
    noteNotification("onChange: \(name)", of: receiver)
  }
}
