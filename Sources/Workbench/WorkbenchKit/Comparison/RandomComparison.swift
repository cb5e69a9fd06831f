import ConsoleUI
import Services

/// Uses variants in lockstep with random actions until they differ.
///
/// Each session is in a world of its own: what the services answer changes
/// from request to request, and so does how long they take.
@MainActor
public struct RandomComparison {
  private let variants: [Variant]
  private let data: FeatureData
  private let size: CellSize
  private let seed: UInt64

  public init(
    variants: [Variant],
    data: FeatureData,
    size: CellSize = Session.standardSize,
    seed: UInt64
  ) {
    self.variants = variants
    self.data = data
    self.size = size
    self.seed = seed
  }

  /// What a run has shown.
  public enum Outcome: Sendable {
    /// Every frame was the same in all variants.
    case same(frames: Int)
    case different(Finding)
  }

  /// A difference that random use has found.
  public struct Finding: Sendable {
    /// How many random actions it took.
    public let actionCount: Int
    /// A short way there.
    public let shortest: Script
    /// The number of the world in which the script shows the difference.
    public let world: Int
    /// What the variants show at the end of the script.
    public let moment: Moment
  }

  /// After so many actions all sessions begin anew, so that the first
  /// seconds of a screen are seen often.
  private static let actionsPerSession = 500

  /// Worlds with a short number: few lines are enough to say what was found.
  private static let worlds = 1...99

  /// Performs so many actions, and calls back now and then with how many.
  public func run(
    actions count: Int,
    progress: (Int) -> Void = { _ in }
  ) -> Outcome {
    var choice = RandomActions(seed: seed, data: data)
    var worlds = SplitMix64(seed: ~seed)
    var done = 0
    var frames = 0
    while done < count {
      let world = Int.random(in: Self.worlds, using: &worlds)
      let comparison = start(world)
      var performed: [Action] = []
      var moment = comparison.look()
      frames += 1
      for _ in 0..<min(Self.actionsPerSession, count - done) {
        guard moment.difference == nil else { break }
        let action = choice.next(offers: moment.offers[0])
        performed.append(action)
        moment = comparison.perform(action)
        frames += 1
      }
      done += performed.count
      if moment.difference != nil {
        return .different(
          shorten(performed, in: world, actionCount: done, moment)
        )
      }
      progress(done)
    }
    return .same(frames: frames)
  }

  private func start(_ world: Int) -> Comparison {
    Comparison(variants: variants, data: data, world: world, size: size)
  }

  private func shorten(
    _ actions: [Action],
    in world: Int,
    actionCount: Int,
    _ moment: Moment
  ) -> Finding {
    var reduction = Reduction(
      Reduction.Case(actions: actions, world: world, moment: moment),
      worlds: 0...Self.worlds.upperBound,
      start: start
    )
    reduction.reduce()
    let shortest = reduction.shortest
    return Finding(
      actionCount: actionCount,
      shortest: Script(name: "shortest", actions: shortest.actions),
      world: shortest.world,
      moment: shortest.moment
    )
  }
}

extension Comparison {
  /// Performs an action on every variant.
  func perform(_ action: Action) -> Moment {
    let line = Script.Line(number: 1, step: .action(action))
    return play(line, of: Script(name: "random", lines: [line]))
  }
}
