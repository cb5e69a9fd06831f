/// Repeated measurements of one benchmark.
struct Series {
  /// As often is enough for a median and its quartiles.
  private static let most = 25
  /// One measurement lasts so long at least, or the clock itself is measured.
  private static let shortest = Duration.milliseconds(2)
  /// From here on, the fewest are enough.
  private static let longest = Duration.milliseconds(800)

  /// Performs so many repetitions and tells how long that took.
  typealias Stopwatch =
    (_ work: Benchmark.Repetitions, _ count: Int) throws -> Duration

  private let stopwatch: Stopwatch
  private let repeated: Benchmark.Repetitions
  private let fewest: Int
  private let unitsPerRepetition: Int
  private var repetitions = 1
  private var values: [Double] = []
  private var spent = Duration.zero

  /// Prepares a benchmark, and finds how many repetitions make a measurement:
  /// that also warms it up.
  ///
  /// What takes long without that is measured already, and memory is counted.
  @MainActor
  init(
    _ benchmark: Benchmark,
    stopwatch: @escaping Stopwatch = Self.measure
  ) throws {
    self.stopwatch = stopwatch
    fewest = benchmark.fewestSamples
    unitsPerRepetition = benchmark.unitsPerRepetition
    switch benchmark.subject {
    case .memory(let count):
      repeated = { _ in }
      values = [Double(try count())]
      spent = Self.longest
    case .time(let prepare):
      repeated = try prepare()
      let first = try stopwatch(repeated, 1)
      if first < Self.longest {
        while try stopwatch(repeated, repetitions) < Self.shortest {
          repetitions *= 2
        }
      } else {
        note(first)
      }
    }
  }

  var isUnfinished: Bool {
    values.count < fewest
      || (values.count < Self.most && spent < Self.longest)
  }

  var sample: Sample { Sample(values) }

  mutating func measureOnce() throws {
    note(try stopwatch(repeated, repetitions))
  }

  private mutating func note(_ time: Duration) {
    spent += time
    let units = Double(repetitions * unitsPerRepetition)
    values.append(time / .nanoseconds(1) / units)
  }

  static func measure(
    _ work: Benchmark.Repetitions,
    _ count: Int
  ) throws -> Duration {
    try ContinuousClock().measure { try work(count) }
  }
}
