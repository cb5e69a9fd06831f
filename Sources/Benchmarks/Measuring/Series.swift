/// Repeated measurements of one benchmark.
struct Series {
  /// As often is enough for a median and its quartiles.
  private static let most = 25
  /// As often has to be, however long it takes.
  private static let fewest = 5
  /// One measurement lasts so long at least, or the clock itself is measured.
  private static let shortest = Duration.milliseconds(2)
  /// From here on, the fewest are enough.
  private static let longest = Duration.milliseconds(800)

  private let repeated: (Int) -> Void
  private let repetitions: Int
  private let unitsPerRepetition: Int
  private var times: [Double] = []
  private var spent = Duration.zero

  /// Prepares a benchmark, and finds how many repetitions make a measurement:
  /// that also warms it up.
  @MainActor
  init(_ benchmark: Benchmark) throws {
    repeated = try benchmark.prepare()
    unitsPerRepetition = benchmark.unitsPerRepetition
    var count = 1
    repeated(1)
    while Self.time(repeated, count) < Self.shortest { count *= 2 }
    repetitions = count
  }

  var isUnfinished: Bool {
    times.count < Self.fewest
      || (times.count < Self.most && spent < Self.longest)
  }

  var sample: Sample { Sample(times) }

  mutating func measureOnce() {
    let time = Self.time(repeated, repetitions)
    spent += time
    let units = Double(repetitions * unitsPerRepetition)
    times.append(time / .nanoseconds(1) / units)
  }

  private static func time(_ work: (Int) -> Void, _ count: Int) -> Duration {
    ContinuousClock().measure { work(count) }
  }
}
