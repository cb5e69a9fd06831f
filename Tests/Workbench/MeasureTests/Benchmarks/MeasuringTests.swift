import Testing

@testable import Measure

/// How figures come of measurements, with a stopwatch that the test holds.
@MainActor
@Suite("Measuring")
struct MeasuringTests {
  @Test("The median of an odd count is the time in the middle")
  func oddMedian() {
    #expect(Sample([9, 1, 5]).median == 5)
  }

  @Test("The median of an even count lies between the two in the middle")
  func evenMedian() {
    #expect(Sample([8, 1, 3, 4]).median == 3.5)
  }

  @Test("The spread is the middle half of the times, as a part of the median")
  func spread() {
    #expect(Sample([50, 10, 40, 20, 30]).spread == 20.0 / 30)
    #expect(Sample([7, 7, 7]).spread == 0)
  }

  @Test("The ratio is that of the medians; a floor of 0 has none")
  func ratio() {
    #expect(Sample([6, 2, 100]).ratio(to: Sample([4, 4, 1])) == 1.5)
    #expect(Sample([6]).ratio(to: Sample([])) == nil)
  }

  private func sample(
    of benchmark: Benchmark,
    each: Duration
  ) throws -> Sample {
    var series = try Series(benchmark) { work, count in
      work(count)
      return each * count
    }
    while series.isUnfinished { series.measureOnce() }
    return series.sample
  }

  @Test("What is quick is repeated until the clock can tell, 25 times")
  func quick() throws {
    var counts: [Int] = []
    let benchmark = Benchmark("group", "quick", unitsPerRepetition: 10) {
      { counts.append($0) }
    }
    let sample = try sample(of: benchmark, each: .microseconds(500))
    #expect(counts.prefix(4) == [1, 1, 2, 4])
    #expect(counts.dropFirst(4) == Array(repeating: 4, count: 25)[...])
    #expect(sample.values == Array(repeating: 50_000, count: 25))
  }

  @Test("What is slow is measured five times, after a warm-up")
  func slow() throws {
    var counts: [Int] = []
    let benchmark = Benchmark("group", "slow") { { counts.append($0) } }
    let sample = try sample(of: benchmark, each: .seconds(2))
    #expect(counts == Array(repeating: 1, count: 7))
    #expect(sample.values == Array(repeating: 2e9, count: 5))
  }

  @Test("What cannot be prepared ends the measuring")
  func failure() {
    struct Missing: Error {}
    let benchmark = Benchmark("group", "fails") { throw Missing() }
    #expect(throws: Missing.self) {
      try sample(of: benchmark, each: .seconds(2))
    }
  }

  private static func work(_ count: Int) {
    for number in 0..<count { Sink.take(number) }
  }

  private let direct = Benchmark("view", "direct") { Self.work }
  private let weak = Benchmark("view", "weak", floor: "direct") { Self.work }

  @Test("The table has times, spreads and ratios below one another")
  func table() {
    let results = [
      BenchmarkResult(direct, Sample([40.04]), floor: nil),
      BenchmarkResult(weak, Sample([60_000, 70_000]), floor: Sample([50_000])),
      BenchmarkResult(
        Benchmark("action", "mvc") { Self.work },
        Sample([2_500_000_000]),
        floor: nil
      ),
    ]
    #expect(
      results.lines == [
        "view",
        "  direct     40.0 ns    ±0%",
        "  weak       65.0 µs    ±4%  1.30 times direct",
        "",
        "action",
        "  mvc          2.5 s    ±0%",
      ]
    )
  }

  @Test("A filter takes floors along, and no more")
  func filter() throws {
    let other = Benchmark("other", "file") { Self.work }
    let all = [direct, weak, other]
    func names(_ filter: String) throws -> [String] {
      try BenchmarkRun(filter: filter, benchmarks: all)
        .measure { _, _, _ in }.map(\.name)
    }
    #expect(try names("WEAK") == ["direct", "weak"])
    #expect(try names("direct") == ["direct"])
    #expect(try names("other: f") == ["file"])
    #expect(BenchmarkRun(filter: "gone", benchmarks: all).isEmpty)
  }

  @Test("Each group is announced before it is measured")
  func progress() throws {
    var announced: [String] = []
    let last = Benchmark("last", "row") {
      #expect(announced.count == 2)
      return Self.work
    }
    let run = BenchmarkRun(filter: nil, benchmarks: [direct, weak, last])
    let results = try run.measure { announced.append("\($0) \($1)/\($2)") }
    #expect(announced == ["view 1/2", "last 2/2"])
    #expect(results.map { $0.ratio == nil } == [true, false, true])
  }
}
