import ConsoleUI

/// Several variants of a feature, used in lockstep.
@MainActor
public final class Comparison {
  public let sessions: [Session]

  /// - Parameter number: The number of the world that each variant has for
  ///   itself; see `World`.
  public init(
    variants: [Variant],
    data: FeatureData,
    world number: Int = 0,
    size: CellSize = Session.standardSize,
    options: Canvas.Options = Canvas.Options()
  ) {
    sessions = variants.map { variant in
      Session(
        variant: variant,
        world: World(data: data, number: number),
        size: size,
        options: options
      )
    }
  }

  /// How long until a service answers next; nil where none is asked.
  public var timeToNextAnswer: Duration? {
    sessions.compactMap(\.timeToNextAnswer).min()
  }

  /// What all variants show now.
  public func look() -> Moment {
    Moment(
      step: nil,
      frames: sessions.map { $0.makeFrame() },
      offers: sessions.map(\.offers),
      failures: sessions.map { _ in nil }
    )
  }

  /// Performs or checks one line of a script on every variant.
  public func play(_ line: Script.Line, of script: Script) -> Moment {
    var frames: [Frame] = []
    var failures: [StepFailure?] = []
    for session in sessions {
      do {
        frames.append(try session.play(line, of: script))
        failures.append(nil)
      } catch {
        frames.append(error.frame)
        failures.append(error)
      }
    }
    return Moment(
      step: line.step,
      frames: frames,
      offers: sessions.map(\.offers),
      failures: failures
    )
  }
}

/// What all variants showed after one step.
public struct Moment: Sendable {
  /// The step before it; nil at the start.
  public let step: Script.Step?
  /// One for each variant, in their order.
  public let frames: [Frame]
  public let offers: [[Offer]]
  /// Where the step failed, one for each variant.
  public let failures: [StepFailure?]

  /// The first variant that differs from the first of all, and where.
  public var difference: Difference? {
    Difference(
      frames: frames,
      offers: offers,
      haveFailed: failures.map { $0 != nil }
    )
  }
}

/// Where a variant is not like the first.
public struct Difference: Equatable, Sendable {
  /// The variant's place in the comparison, from 0.
  public let variant: Int
  public let kind: Kind

  public enum Kind: Equatable, Sendable {
    /// The first cell that looks different.
    case cell(CellPoint)
    /// The step failed in one of the two only.
    case outcome
    /// Other actions are offered.
    case offers
  }

  /// The first variant that differs from the first of all; nil if none does.
  ///
  /// - Parameters:
  ///   - frames: What each shows.
  ///   - offers: What each offers.
  ///   - haveFailed: Whether the last step failed in each.
  init?(frames: [Frame], offers: [[Offer]], haveFailed: [Bool]) {
    for index in frames.indices.dropFirst() {
      let kind: Kind? =
        if let place = frames[index].firstDifference(from: frames[0]) {
          .cell(place)
        } else if haveFailed[index] != haveFailed[0] {
          .outcome
        } else if offers[index] != offers[0] {
          .offers
        } else {
          nil
        }
      if let kind {
        variant = index
        self.kind = kind
        return
      }
    }
    return nil
  }

  /// What stands for no difference among so many.
  static func none(of count: Int) -> String { "= all \(count) the same" }

  /// Who differs and where, in few words.
  func note(names: [String]) -> String {
    let place =
      switch kind {
      case .cell(let point): "row \(point.y + 1), column \(point.x + 1)"
      case .outcome: "the step failed"
      case .offers: "other actions"
      }
    return "≠ \(names[variant]): \(place)"
  }

  /// In one sentence, who differs from whom, and where.
  func sentence(names: [String]) -> String {
    let start = "≠ \(names[variant]) differs from \(names[0])"
    return switch kind {
    case .cell(let point):
      "\(start), first at row \(point.y + 1), column \(point.x + 1)"
    case .outcome:
      "\(start): the step failed in one of them"
    case .offers:
      "\(start): it offers other actions"
    }
  }
}

extension Frame {
  /// The first cell, by rows, that is not the same in another frame.
  func firstDifference(from other: Frame) -> CellPoint? {
    guard grid != other.grid else { return nil }
    for y in 0..<min(size.height, other.size.height) {
      let row = grid.row(y)
      let otherRow = other.grid.row(y)
      for (x, pair) in zip(row, otherRow).enumerated() where pair.0 != pair.1 {
        return CellPoint(x: x, y: y)
      }
    }
    return CellPoint(x: 0, y: 0)
  }
}
