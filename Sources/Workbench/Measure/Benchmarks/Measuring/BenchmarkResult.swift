/// What one benchmark gave.
package struct BenchmarkResult: Codable, Equatable, Sendable {
  package let group: String
  package let name: String
  /// Nanoseconds for one of what is measured: the median.
  package let nanoseconds: Double
  /// The distance of the quartiles, as a part of the median.
  package let spread: Double
  /// How many times it was measured, each time over many repetitions.
  package let samples: Int
  /// What it is compared with, in the same group.
  package let floor: String?
  /// How many times as much as its floor it takes.
  package let ratio: Double?

  package static let howToRead =
    "Compare ratios; times are those of the machine that measured."
  package static let howItMisleads =
    "It misleads if you compare ratios to different floors, or take a "
    + "difference that is smaller than the spread for a real one."

  @MainActor
  init(_ benchmark: Benchmark, _ sample: Sample, floor: Sample?) {
    group = benchmark.group
    name = benchmark.name
    nanoseconds = sample.median
    spread = sample.spread
    samples = sample.values.count
    self.floor = benchmark.floor
    ratio = floor.flatMap(sample.ratio(to:))
  }
}
