import Testing

@testable import Benchmarks

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
      try work(count)
      return each * count
    }
    while series.isUnfinished { try series.measureOnce() }
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

  @Test("What is slow is measured as rarely as it says", arguments: [1, 3])
  func slow(fewest: Int) throws {
    var counts: [Int] = []
    let benchmark = Benchmark("group", "slow", fewestSamples: fewest) {
      { counts.append($0) }
    }
    let sample = try sample(of: benchmark, each: .seconds(2))
    #expect(counts == Array(repeating: 1, count: fewest))
    #expect(sample.values == Array(repeating: 2e9, count: fewest))
  }

  @Test("What fails ends the measuring")
  func failure() {
    let benchmark = Benchmark("group", "fails") {
      { _ in throw MissingPart("a floor") }
    }
    #expect(throws: MissingPart.self) {
      try sample(of: benchmark, each: .seconds(2))
    }
  }

  private let stored = Benchmark(memory: "memory", "stored") { 2_000_000 }
  private let held = Benchmark(memory: "memory", "held", floor: "stored") {
    3_000_000
  }

  @Test("Memory is counted once and compared in bytes")
  func memory() throws {
    let run = BenchmarkRun(filter: nil, benchmarks: [stored, held])
    let measurements = try run.measure { _, _, _ in }
    #expect(measurements.map(\.bytes) == [2_000_000, 3_000_000])
    #expect(measurements.map(\.nanoseconds) == [nil, nil])
    #expect(measurements.map(\.ratio) == [nil, 1.5])
    #expect(
      measurements.lines == [
        "memory",
        "  stored      2.0 MB",
        "  held        3.0 MB         1.50 times stored",
      ]
    )
  }

  @Test("A filter takes floors along, and no more")
  func filter() throws {
    let other = Benchmark(memory: "other", "file") { 1 }
    let all = [stored, held, other]
    func names(_ filter: String) throws -> [String] {
      try BenchmarkRun(filter: filter, benchmarks: all)
        .measure { _, _, _ in }.map(\.name)
    }
    #expect(try names("HELD") == ["stored", "held"])
    #expect(try names("stored") == ["stored"])
    #expect(try names("other: f") == ["file"])
    #expect(BenchmarkRun(filter: "gone", benchmarks: all).isEmpty)
  }

  @Test("Each group is announced before it is measured")
  func progress() throws {
    var announced: [String] = []
    let last = Benchmark(memory: "last", "row") {
      #expect(announced.count == 2)
      return 1
    }
    let run = BenchmarkRun(filter: nil, benchmarks: [stored, held, last])
    _ = try run.measure { announced.append("\($0) \($1)/\($2)") }
    #expect(announced == ["memory 1/2", "last 2/2"])
  }
}
