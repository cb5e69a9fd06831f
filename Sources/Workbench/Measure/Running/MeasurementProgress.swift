/// How far a measurement has come, and how long the rest will take.
public struct MeasurementProgress: Equatable, Sendable {
  /// What is being done, in words.
  public internal(set) var stage: String
  /// How many test runs there are; 0 while something is built.
  private let tests: Int
  private var testsDone = 0
  private var seconds = 0.0

  init(stage: String, tests: Int = 0) {
    self.stage = stage
    self.tests = tests
  }

  mutating func finishTest(seconds: Double) {
    testsDone += 1
    self.seconds += seconds
  }

  /// How much is done, from 0 to 1.
  private var share: Double {
    tests == 0 ? 0 : Double(testsDone) / Double(tests)
  }

  /// Seconds until all is done, if the rest takes as long for each test run as
  /// what was done.
  private var timeLeft: Double {
    seconds / Double(testsDone) * Double(tests - testsDone)
  }

  /// The stage, how much is done, and how long it will still take.
  public var line: String {
    guard share > 0 else { return "\(stage) ..." }
    let time = "about \(timeLeft.inWords) left"
    return "\(stage): \(Int(share * 100))%, \(time)"
  }

  /// What is the same until there is something new to say.
  public var milestone: String { "\(stage) \(Int(share * 10))" }
}

extension Double {
  /// A number of seconds as people say it.
  fileprivate var inWords: String {
    self < 90
      ? "\(Int(rounded(.up))) s" : "\(Int((self / 60).rounded(.up))) min"
  }
}
