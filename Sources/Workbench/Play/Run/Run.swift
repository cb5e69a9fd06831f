import ConsoleUI
import Services
import Trace

/// Variants of a feature, used in lockstep: the one place where scripts are
/// played.
@MainActor
public final class Run {
  /// What is recorded of the calls, which takes as long as all else; nothing
  /// where this build records none.
  public enum Recorded: Sendable {
    case nothing
    /// Who called whom.
    case messages
    /// Who called whom, and whether the pattern's rules allow it.
    case messagesAndRules
  }

  /// A session, and what records its calls, if anything does.
  private typealias Player = (session: Session, tracer: Tracer?)

  private let players: [Player]

  /// - Parameter number: The number of the world that each variant has for
  ///   itself; see `World`.
  public init(
    variants: [Variant],
    data: FeatureData,
    world number: Int = 0,
    size: CellSize = Session.standardSize,
    options: Canvas.Options = Canvas.Options(),
    recorded: Recorded = .nothing
  ) {
    players = variants.map { variant -> Player in
      let world = World(data: data, number: number)
      guard recorded != .nothing, Recorder.isAvailable else {
        let session =
          Session(variant: variant, world: world, size: size, options: options)
        return (session, nil)
      }
      let tracer = Tracer(
        variant: variant,
        world: world,
        size: size,
        options: options,
        watchesRules: recorded == .messagesAndRules
      )
      return (tracer.session, tracer)
    }
  }

  /// One session, whose calls are not recorded.
  public init(_ session: Session) {
    players = [(session, nil)]
  }

  public var sessions: [Session] { players.map(\.session) }

  /// How long until a service answers next; nil where none is asked.
  fileprivate var timeToNextAnswer: Duration? {
    sessions.compactMap(\.timeToNextAnswer).min()
  }

  /// What all show before the first step.
  fileprivate func start() -> Moment {
    Moment(
      line: nil,
      outcomes: players.map { look(at: $0.session, after: $0.tracer?.start) }
    )
  }

  /// What all show now, without a step.
  func look() -> Moment {
    Moment(line: nil, outcomes: sessions.map { look(at: $0) })
  }

  private func look(
    at session: Session,
    after trace: ActionTrace? = nil
  ) -> Moment.Outcome {
    Moment.Outcome(
      frame: session.makeFrame(),
      // They take time to find, and of one nobody compares them.
      offers: players.count > 1 ? session.offers : [],
      trace: trace
    )
  }

  /// Performs or checks one line of a script on all.
  public func play(_ line: Script.Line, of script: Script) -> Moment {
    let outcomes = players.map { session, tracer in
      var trace: ActionTrace?
      var reason: StepFailure.Reason?
      if case .action(let action) = line.step {
        do throws(ActionError) {
          trace = try tracer?.perform(action)
          if tracer == nil { try session.perform(action) }
        } catch {
          let isDisabled = session.window.showsDisabledButton(for: action)
          reason = isDisabled ? .disabled : .notOffered
        }
      }
      var outcome = look(at: session, after: trace)
      reason =
        reason
        ?? line.step.whyItFails { text in
          outcome.frame.contains(text) || session.leavesOut(text)
        }
      outcome.failure = reason.map { reason in
        StepFailure(
          script: script.name,
          line: line,
          reason: reason,
          offers: session.offers,
          frame: outcome.frame
        )
      }
      return outcome
    }
    return Moment(line: line, outcomes: outcomes)
  }
}

extension Script.Step {
  /// Why a screen is not as it is expected to be; nil where it is.
  fileprivate func whyItFails(
    onScreenThat says: (String) -> Bool
  ) -> StepFailure.Reason? {
    switch self {
    case .expect(let text) where !says(text): .notFound
    case .refute(let text) where says(text): .foundThoughRefuted
    case .expect, .refute, .action: nil
    }
  }
}

extension Session {
  /// Whether a text is not on the screen only because it is plain.
  ///
  /// A plain screen has no pictures. A script that expects one holds there, too.
  fileprivate func leavesOut(_ text: String) -> Bool {
    guard window.options.isPlain else { return false }
    window.options.isPlain = false
    defer { window.options.isPlain = true }
    return makeFrame().contains(text)
  }
}

extension Run {
  /// Plays a demonstration: the start, and each step as far as somebody asks
  /// for it, to the end or to the first that fails.
  public func play(_ demonstration: Demonstration) -> some Sequence<Moment> {
    let playing = Playing(demonstration, by: self)
    return AnyIterator { playing.next() }
  }

  /// Plays a demonstration and throws at the first step that fails.
  public func play(
    _ demonstration: Demonstration,
    use: (Moment) -> Void
  ) throws(StepFailure) {
    for moment in play(demonstration) {
      if let failure = moment.failure { throw failure }
      use(moment)
    }
  }

  /// Plays a demonstration on live services, whose waits really wait.
  ///
  /// Where it waits for the services, each answer is a moment without a step.
  package func playLive(
    _ demonstration: Demonstration,
    use: (Moment) -> Void
  ) async throws(StepFailure) {
    let playing = Playing(demonstration, by: self)
    while let moment = await playing.nextLive() {
      if let failure = moment.failure { throw failure }
      use(moment)
    }
  }
}

/// How far a demonstration is played.
@MainActor
private final class Playing {
  private let demonstration: Demonstration
  private let run: Run
  private var last: Moment?
  /// How many lines have been played.
  private var count = 0

  init(_ demonstration: Demonstration, by run: Run) {
    self.demonstration = demonstration
    self.run = run
  }

  /// The line to be played next; nil at the end, and before the start.
  private var line: Script.Line? {
    guard let last, last.failure == nil else { return nil }
    let lines = demonstration.script.lines
    if count < lines.count { return lines[count] }
    guard demonstration.waitsForAnswers, let answer = run.timeToNextAnswer
    else { return nil }
    return Script.Line(number: count + 1, step: .action(.wait(answer)))
  }

  func next() -> Moment? {
    if last == nil {
      last = run.start()
    } else if let line {
      count += 1
      last = run.play(line, of: demonstration.script)
    } else {
      return nil
    }
    return last
  }

  func nextLive() async -> Moment? {
    let session = run.sessions[0]
    if case .action(.wait(let duration)) = line?.step {
      await session.pass(duration)
    }
    if let moment = next() { return moment }
    guard demonstration.waitsForAnswers, let client = session.world.client,
      client.pendingCount > 0
    else { return nil }
    await client.nextAnswer()
    return run.look()
  }
}

extension Session {
  /// Plays a whole script; the first step that fails ends it.
  public func play(_ script: Script) throws(StepFailure) {
    try Run(self).play(Demonstration(script)) { _ in }
  }
}
