import ConsoleUI
import Play
import Render
import Trace

/// The variants of an interactive session, used in lockstep.
///
/// Every window gets every key, so that the focus moves in all. What a key
/// means is asked of the first one only: its action is performed by all, as
/// `compare` performs a line of a script. A variant whose focus stands
/// elsewhere, or that does not offer the action, thereby comes to differ.
@MainActor
package struct Players {
  let sessions: [Session]
  /// What a person did last, unless nobody heard of it; nil is the start of the
  /// screen.
  private(set) var lastAction: Action?
  /// How many such actions there were.
  private(set) var begunCount = 0
  /// One for each session where messages are recorded, else none.
  private let tracers: [Tracer]
  /// Of each, the messages of what was done last and of the answers since.
  private var traces: [[ActionTrace]]
  /// How many traces there were.
  private(set) var traceCount = 0
  /// Which of them did not offer what the first one did last.
  private var haveFailed: [Bool]

  /// One variant, whose messages are not recorded.
  package init(_ session: Session) { self.init([session], []) }

  /// Variants whose messages are recorded, where this build can.
  package init(
    _ variants: [(variant: Variant, world: World)],
    options: Canvas.Options
  ) {
    if Recorder.isAvailable {
      let tracers = variants.map {
        Tracer(variant: $0, world: $1, options: options, watchesRules: false)
      }
      self.init(tracers.map(\.session), tracers)
    } else {
      let sessions = variants.map {
        Session(variant: $0, world: $1, options: options)
      }
      self.init(sessions, [])
    }
  }

  private init(_ sessions: [Session], _ tracers: [Tracer]) {
    precondition(!sessions.isEmpty, "A session needs a variant")
    self.sessions = sessions
    self.tracers = tracers
    traces = tracers.map { [$0.start] }
    haveFailed = sessions.map { _ in false }
  }

  /// The one that says what a key means.
  var first: Session { sessions[0] }

  var names: [String] { sessions.map(\.variant.architecture.name) }

  private var windows: [Window] { sessions.map(\.window) }

  /// What a key means, after all windows have looked at it.
  func handle(_ key: Key) -> KeyResponse {
    windows.map { $0.handle(key) }[0]
  }

  // MARK: - Actions

  /// Performs an action in all, before any is drawn.
  ///
  /// Waiting belongs to what was done before it: it brings the answers. So does
  /// typing of which nobody hears.
  ///
  /// - Returns: Whether the first one offers it.
  mutating func perform(_ action: Action) -> Bool {
    let played = sessions.indices.map { try? perform(action, at: $0) }
    let added = played.map { $0 ?? [] }
    let isOffered = played[0] != nil
    if action.isGesture {
      haveFailed = played.map { $0 == nil }
      let isHeard =
        !action.isTyping
        || added.joined().contains { !$0.ladder.messages.isEmpty }
      guard isOffered, isHeard else { return isOffered }
      lastAction = action
      begunCount += 1
      traces = added.map { _ in [] }
    }
    traces = zip(traces, added).map { $0 + $1 }
    traceCount += added.joined().count
    return isOffered
  }

  /// - Returns: Who called whom, where that is recorded.
  private func perform(
    _ action: Action,
    at index: Int
  ) throws(ActionError) -> [ActionTrace] {
    guard !tracers.isEmpty, sessions[index].isWorthRecording(action) else {
      try sessions[index].perform(action)
      return []
    }
    return [try tracers[index].perform(action)]
  }

  /// Why no messages are recorded; nil if they are.
  var gap: String? {
    tracers.isEmpty
      ? Recorder.unavailability ?? "This session records no calls."
      : nil
  }

  /// The messages of what was done last in a variant, as a page shows them.
  func ladder(of index: Int, from sources: inout SourceIndex?) -> Ladder {
    let diagram = SequenceDiagram(
      joining: traces[index].map { ([], $0.diagram().foldingRepeats()) }
    )
    return Ladder(
      sources?.namingCases(in: diagram, after: lastAction.map { "\($0)" })
        ?? diagram,
      deciders: sessions[index].variant.architecture.pattern.namesOfDeciders
    )
  }

  /// How many of these messages were sent before answers came.
  func countBeforeAnswers(of index: Int) -> Int {
    traces[index].first?.ladder.messages.count ?? 0
  }

  // MARK: - Screens

  /// The size of each screen.
  var screenSize: CellSize {
    get { windows[0].size }
    nonmutating set { for window in windows { window.size = newValue } }
  }

  func showFocus(_ showsFocus: Bool) {
    for window in windows { window.showsFocus = showsFocus }
  }

  /// How long until a service answers one of them; nil where none is asked.
  var timeToNextAnswer: Duration? {
    sessions.compactMap(\.timeToNextAnswer).min()
  }

  /// Whether something moves in one of them.
  var isAnimating: Bool { windows.contains(where: \.isAnimating) }

  func makeFrames() -> [Frame] { sessions.map { $0.makeFrame() } }

  /// The first difference between what they show and offer, if any.
  func difference(of frames: [Frame]) -> Difference? {
    guard sessions.count > 1 else { return nil }
    return Difference(
      frames: frames,
      offers: sessions.map(\.offers),
      haveFailed: haveFailed
    )
  }
}

extension Action {
  /// Whether a person does it on the screen.
  fileprivate var isGesture: Bool {
    switch self {
    case .wait, .network: false
    case .tap, .select, .type, .back: true
    }
  }

  fileprivate var isTyping: Bool {
    if case .type = self { true } else { false }
  }
}

extension Session {
  /// Most waits bring no answer, and the network's condition calls nobody.
  fileprivate func isWorthRecording(_ action: Action) -> Bool {
    guard case .wait(let duration) = action else { return action.isGesture }
    return isAnswered(within: duration)
  }
}
