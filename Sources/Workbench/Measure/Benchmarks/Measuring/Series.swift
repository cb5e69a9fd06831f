/// Repeated measurements of one benchmark.
struct Series {
  /// As often is enough for a median and its quartiles.
  private static let most = 25
  /// One measurement lasts so long at least, or the clock itself is measured.
  private static let shortest = Duration.milliseconds(2)
  /// From here on, the fewest are enough.
  private static let longest = Duration.milliseconds(800)
  private static let fewest = 5

  /// Performs so many repetitions and tells how long that took.
  typealias Stopwatch =
    (_ work: Benchmark.Repetitions, _ count: Int) -> Duration

  private let stopwatch: Stopwatch
  private let repeated: Benchmark.Repetitions
  private let unitsPerRepetition: Int
  private var repetitions = 1
  private var values: [Double] = []
  private var spent = Duration.zero

  /// Prepares a benchmark, and finds how many repetitions make a measurement:
  /// that also warms it up.
  @MainActor
  init(
    _ benchmark: Benchmark,
    stopwatch: @escaping Stopwatch = Self.measure
  ) throws {
    self.stopwatch = stopwatch
    unitsPerRepetition = benchmark.unitsPerRepetition
    repeated = try benchmark.prepare()
    _ = stopwatch(repeated, 1)
    while stopwatch(repeated, repetitions) < Self.shortest {
      repetitions *= 2
    }
  }

  var isUnfinished: Bool {
    values.count < Self.fewest
      || (values.count < Self.most && spent < Self.longest)
  }

  var sample: Sample { Sample(values) }

  mutating func measureOnce() {
    let time = stopwatch(repeated, repetitions)
    spent += time
    let units = Double(repetitions * unitsPerRepetition)
    values.append(time / .nanoseconds(1) / units)
  }

  static func measure(
    _ work: Benchmark.Repetitions,
    _ count: Int
  ) -> Duration {
    ContinuousClock().measure { work(count) }
  }
}

/// What repeated measurements of one thing gave.
struct Sample: Equatable {
  /// Nanoseconds for one unit, or bytes, in ascending order.
  let values: [Double]

  init(_ values: [Double]) {
    self.values = values.sorted()
  }

  /// The value in the middle; of two, their mean; 0 without measurements.
  var median: Double { quantile(0.5) }

  /// How far apart the middle half of the values is, as a part of the median.
  var spread: Double {
    median > 0 ? (quantile(0.75) - quantile(0.25)) / median : 0
  }

  /// The median as a multiple of another one; nil where that is 0.
  func ratio(to floor: Sample) -> Double? {
    floor.median > 0 ? median / floor.median : nil
  }

  /// The value below which this part of all lies, linear in between.
  private func quantile(_ part: Double) -> Double {
    guard let last = values.indices.last else { return 0 }
    let position = part * Double(last)
    let lower = Int(position)
    let upper = min(lower + 1, last)
    let weight = position - Double(lower)
    return values[lower] * (1 - weight) + values[upper] * weight
  }
}
