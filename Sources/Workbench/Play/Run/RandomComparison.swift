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

  /// Performs so many actions, or as many as it takes to differ.
  public func run(actions count: Int) -> Outcome {
    var choice = RandomActions(seed: seed, data: data)
    var worlds = SplitMix64(seed: ~seed)
    var done = 0
    var frames = 0
    while done < count {
      let world = Int.random(in: Self.worlds, using: &worlds)
      let run = start(variants, in: world)
      var performed: [Action] = []
      var moment = run.look()
      frames += 1
      for _ in 0..<min(Self.actionsPerSession, count - done) {
        guard moment.difference == nil else { break }
        let action = choice.next(offers: moment.outcomes[0].offers)
        performed.append(action)
        moment = run.perform(action)
        frames += 1
      }
      done += performed.count
      if let difference = moment.difference {
        let way = Way(actions: performed, world: world, moment: moment)
        return .different(shorten(way, to: difference, actionCount: done))
      }
    }
    return .same(frames: frames)
  }

  private func start(_ variants: [Variant], in world: Int) -> Run {
    Run(variants: variants, data: data, world: world, size: size)
  }

  /// Looks for a short way with the two variants that differ, and then shows
  /// it in all.
  private func shorten(
    _ way: Way,
    to difference: Difference,
    actionCount: Int
  ) -> Finding {
    let two = [variants[0], variants[difference.variant]]
    var reduction = Reduction(way, worlds: 0...Self.worlds.upperBound) {
      start(two, in: $0)
    }
    reduction.reduce()
    let short = reduction.shortest
    let shortest =
      start(variants, in: short.world).way(of: short.actions, in: short.world)
      ?? way
    return Finding(
      actionCount: actionCount,
      shortest: Script(name: "shortest", actions: shortest.actions),
      world: shortest.world,
      moment: shortest.moment
    )
  }
}

/// A way to a difference between variants.
struct Way {
  let actions: [Action]
  /// The number of the world in which the actions lead there.
  let world: Int
  /// What the variants show then.
  let moment: Moment
}

extension Run {
  /// Performs an action on every variant.
  func perform(_ action: Action) -> Moment {
    let line = Script.Line(number: 1, step: .action(action))
    return play(line, of: Script(name: "random", lines: [line]))
  }

  /// Performs what is offered of the actions; nil where the variants do not
  /// differ then.
  func way(of actions: [Action], in world: Int) -> Way? {
    var moment = look()
    var performed: [Action] = []
    for action in actions where moment.difference == nil {
      moment = perform(action)
      // An action that all variants refuse would end a script.
      let isRefused = moment.outcomes.allSatisfy { $0.failure != nil }
      if !isRefused { performed.append(action) }
    }
    guard moment.difference != nil else { return nil }
    return Way(actions: performed, world: world, moment: moment)
  }
}
