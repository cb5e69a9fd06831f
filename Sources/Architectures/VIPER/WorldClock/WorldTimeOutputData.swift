import Foundation

/// What the interactor tells of a time.
struct WorldTimeOutputData: Equatable {
  let date: Date
  let hasDayEarlier: Bool
  let hasDayLater: Bool
}
