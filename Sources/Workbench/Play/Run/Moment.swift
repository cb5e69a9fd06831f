import ConsoleUI
import Trace

/// What all variants of a run showed after one step.
public struct Moment: Sendable {
  /// The line before it; nil at the start, and for an answer.
  private let line: Script.Line?
  /// One for each variant, in their order.
  public let outcomes: [Outcome]
  /// The first variant that differs from the first of all, and where.
  public let difference: Difference?

  init(line: Script.Line?, outcomes: [Outcome]) {
    self.line = line
    self.outcomes = outcomes
    difference = Difference(
      frames: outcomes.map(\.frame),
      offers: outcomes.map(\.offers),
      haveFailed: outcomes.map { $0.failure != nil }
    )
  }

  /// The step before it; nil at the start, and for an answer.
  public var step: Script.Step? { line?.step }

  /// What the script tells of that step.
  public var narration: Narration? { line?.narration }

  /// What a step led to in one variant.
  public struct Outcome: Sendable {
    public let frame: Frame
    public let offers: [Offer]
    /// Who called whom; nil where that is not recorded.
    package var trace: ActionTrace?
    /// How the step failed.
    public var failure: StepFailure?
  }

  /// How the step failed in the first variant in which it did.
  public var failure: StepFailure? {
    outcomes.lazy.compactMap(\.failure).first
  }
}

/// A step of a script that did not go as the script says.
public struct StepFailure: Error {
  public let script: String
  public let line: Script.Line
  public let reason: Reason
  /// What the screen lets one do instead.
  public let offers: [Offer]
  /// The screen at that moment.
  public let frame: Frame

  public enum Reason: Equatable, Sendable {
    case notOffered
    case disabled
    case notFound
    case foundThoughRefuted
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
  package init?(frames: [Frame], offers: [[Offer]], haveFailed: [Bool]) {
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
}

extension Frame {
  /// The first cell, by rows, that is not the same in another frame.
  fileprivate func firstDifference(from other: Frame) -> CellPoint? {
    guard grid != other.grid else { return nil }
    for y in 0..<min(size.height, other.size.height) {
      let pairs = zip(grid.row(y), other.grid.row(y))
      if let x = pairs.enumerated().first(where: { $1.0 != $1.1 })?.offset {
        return CellPoint(x: x, y: y)
      }
    }
    return CellPoint(x: 0, y: 0)
  }
}
