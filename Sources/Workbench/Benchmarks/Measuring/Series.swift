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
