import CallTrace
import ConsoleUI

/// Variants of a feature, used in lockstep: the one place where scripts are
/// played.
@MainActor
public final class Run {
  /// What is recorded of the calls, which takes as long as all else.
  public enum Recorded: Sendable {
    case nothing
    /// Who called whom.
    case messages
    /// Who called whom, and whether the pattern's rules allow it.
    case messagesAndRules
  }

  public let sessions: [Session]
  /// One for each session where calls are recorded, else none.
  private let tracers: [Tracer]
  /// Whether anybody compares the offers, which take time to find.
  private let looksAtOffers: Bool

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
    let worlds = variants.map { _ in World(data: data, number: number) }
    tracers =
      recorded == .nothing
      ? []
      : zip(variants, worlds).map { variant, world in
        Tracer(
          variant: variant,
          world: world,
          size: size,
          options: options,
          watchesRules: recorded == .messagesAndRules
        )
      }
    sessions =
      recorded != .nothing
      ? tracers.map(\.session)
      : zip(variants, worlds).map { variant, world in
        Session(variant: variant, world: world, size: size, options: options)
      }
    looksAtOffers = true
  }

  /// One session, of which nobody asks what it offers.
  public init(_ session: Session) {
    sessions = [session]
    tracers = []
    looksAtOffers = false
  }

  /// How long until a service answers next; nil where none is asked.
  var timeToNextAnswer: Duration? {
    sessions.compactMap(\.timeToNextAnswer).min()
  }

  /// What all show before the first step.
  func start() -> Moment {
    moment(after: nil) { (sessions[$0].makeFrame(), tracer(at: $0)?.start) }
  }

  /// What all show now, without a step.
  func look() -> Moment {
    moment(after: nil) { (sessions[$0].makeFrame(), nil) }
  }

  /// Performs or checks one line of a script on all.
  public func play(_ line: Script.Line, of script: Script) -> Moment {
    moment(after: line.step) { index throws(StepFailure) in
      guard let tracer = tracer(at: index) else {
        return (try sessions[index].play(line, of: script), nil)
      }
      return try tracer.play(line, of: script)
    }
  }

  private func tracer(at index: Int) -> Tracer? {
    tracers.isEmpty ? nil : tracers[index]
  }

  /// Asks what each session shows, by its place.
  private func moment(
    after step: Script.Step?,
    showing: (Int) throws(StepFailure) -> (frame: Frame, trace: ActionTrace?)
  ) -> Moment {
    let outcomes = sessions.indices.map { index in
      do throws(StepFailure) {
        let (frame, trace) = try showing(index)
        let offers = looksAtOffers ? sessions[index].offers : []
        return Moment.Outcome(frame: frame, offers: offers, trace: trace)
      } catch {
        return Moment.Outcome(
          frame: error.frame,
          offers: error.offers,
          failure: error
        )
      }
    }
    return Moment(step: step, outcomes: outcomes)
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
  private var hasStarted = false
  private var hasFailed = false
  /// How many lines have been played.
  private var count = 0

  init(_ demonstration: Demonstration, by run: Run) {
    self.demonstration = demonstration
    self.run = run
  }

  /// The line to be played next; nil at the end, or before the start.
  private var line: Script.Line? {
    guard hasStarted, !hasFailed else { return nil }
    return demonstration.line(
      at: count,
      timeToNextAnswer: run.timeToNextAnswer
    )
  }

  func next() -> Moment? {
    guard hasStarted else {
      hasStarted = true
      return run.start()
    }
    guard let line else { return nil }
    count += 1
    let moment = run.play(line, of: demonstration.script)
    hasFailed = moment.failure != nil
    return moment
  }

  func nextLive() async -> Moment? {
    let session = run.sessions[0]
    if case .action(.wait(let duration)) = line?.step {
      await session.pass(duration)
    }
    if let moment = next() { return moment }
    guard demonstration.waitsForAnswers, session.pendingRequests > 0
    else { return nil }
    await session.nextAnswer()
    return run.look()
  }
}
