/// How far a measurement has come, and how long the rest will take.
public struct MeasurementProgress: Equatable, Sendable {
  /// What is being done, in words.
  public internal(set) var stage: String
  public let builds: Int
  public let tests: Int
  public private(set) var buildsDone = 0
  public private(set) var testsDone = 0
  private var testsTimed = 0
  private var buildSeconds = 0.0
  private var testSeconds = 0.0

  init(stage: String, builds: Int = 0, tests: Int = 0) {
    self.stage = stage
    self.builds = builds
    self.tests = tests
  }

  mutating func finishBuild(seconds: Double) {
    buildsDone += 1
    buildSeconds += seconds
  }

  mutating func finishTests(_ count: Int, seconds: Double) {
    testsDone += count
    testsTimed += count
    testSeconds += seconds
  }

  /// Passes over tests that need not run.
  mutating func skipTests(_ count: Int) {
    testsDone += count
  }

  /// How many builds have to be done before anything is said of the others.
  private static let fewestBuilds = 3

  /// Seconds until all is done, if the rest takes as long for each build and
  /// each test as what was done; nil before anything can be said.
  public var timeLeft: Double? {
    guard buildsDone >= min(builds, Self.fewestBuilds),
      testsTimed > 0 || tests == 0
    else { return nil }
    return mean(buildSeconds, buildsDone) * Double(builds - buildsDone)
      + mean(testSeconds, testsTimed) * Double(tests - testsDone)
  }

  private func mean(_ sum: Double, _ count: Int) -> Double {
    count == 0 ? 0 : sum / Double(count)
  }
}
