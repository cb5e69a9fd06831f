import ConsoleUI

/// Uses variants in lockstep with random actions until they differ.
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
    /// They differed after so many actions; the script is a short way there.
    case different(afterActions: Int, shortest: Script, Moment)
  }

  /// After so many actions all sessions begin anew, so that the first
  /// seconds of a screen are seen often.
  private static let actionsPerSession = 500

  /// Performs so many actions, and calls back now and then with how many.
  public func run(
    actions count: Int,
    progress: (Int) -> Void = { _ in }
  ) -> Outcome {
    var choice = RandomActions(seed: seed, data: data)
    var done = 0
    var frames = 0
    while done < count {
      let comparison = start()
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
        let shortest = shorten(performed)
        return .different(
          afterActions: done,
          shortest: Script(name: "shortest", actions: shortest),
          lastMoment(of: shortest)
        )
      }
      progress(done)
    }
    return .same(frames: frames)
  }

  private func start() -> Comparison {
    Comparison(variants: variants, data: data, size: size)
  }

  /// Leaves out what is not needed for the variants to differ.
  ///
  /// Larger pieces first, then single actions, as in Zeller and Hildebrandt,
  /// "Simplifying and Isolating Failure-Inducing Input" (2002).
  private func shorten(_ actions: [Action]) -> [Action] {
    var actions = actions
    var length = max(1, actions.count / 2)
    while true {
      var start = 0
      var hasShortened = false
      while start < actions.count {
        var candidate = actions
        candidate.removeSubrange(start..<min(start + length, actions.count))
        if lastMoment(of: candidate).difference != nil {
          actions = candidate
          hasShortened = true
        } else {
          start += length
        }
      }
      if length == 1, !hasShortened { return actions }
      length = max(1, length / 2)
    }
  }

  /// Performs what is offered of the actions, until the variants differ.
  private func lastMoment(of actions: [Action]) -> Moment {
    let comparison = start()
    var moment = comparison.look()
    for action in actions where moment.difference == nil {
      moment = comparison.perform(action)
    }
    return moment
  }
}

extension Comparison {
  /// Performs an action on every variant.
  func perform(_ action: Action) -> Moment {
    let line = Script.Line(number: 1, step: .action(action))
    return play(line, of: Script(name: "random", lines: [line]))
  }
}
