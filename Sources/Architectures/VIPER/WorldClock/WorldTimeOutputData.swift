import Foundation

/// What the presenter needs of a time to word it and to enable the buttons.
///
/// It has no behaviour, and must not hold the model that it was copied from.
struct WorldTimeOutputData: Equatable {
  let date: Date
  let hasDayEarlier: Bool
  let hasDayLater: Bool
}
