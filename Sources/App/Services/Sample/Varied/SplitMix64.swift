/// A random number generator that a seed determines wholly.
///
/// The system's own generator cannot be given a seed, and a run that found a
/// difference has to be run again. After Steele, Lea and Flood, "Fast
/// Splittable Pseudorandom Number Generators" (OOPSLA 2014).
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
