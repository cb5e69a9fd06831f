import Foundation

/// Random numbers that are the same in every run, so that what failed fails
/// again (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
/// Generators", 2014).
public struct RepeatableRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Starts with the same number in every run, or with the one that is asked
  /// for: `WORKBENCH_SEED=2 swift test` tries others.
  public init() {
    let seed = ProcessInfo.processInfo.environment["WORKBENCH_SEED"]
    self.init(seed: seed.flatMap { UInt64($0) } ?? 1)
  }

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
