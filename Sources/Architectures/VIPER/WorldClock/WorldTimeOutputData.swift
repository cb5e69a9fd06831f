import Foundation

/// What the interactor hands out of a time.
struct WorldTimeOutputData: Equatable {
  let date: Date
  let hasDayEarlier: Bool
  let hasDayLater: Bool
}
