import Foundation
import Play
import Shell

/// Builds a package and runs its tests, with the `swift` in the path.
struct Toolchain: Sendable {
  /// Tests that have run.
  struct TestRun {
    let count: Int
    /// Whether all passed, in time.
    let passed: Bool
    let output: String

    /// Checks that there are tests, and that they pass.
    ///
    /// - Throws: `TestabilityError.noTests` or `.testsFailed`.
    func check(_ suite: String) throws {
      // A run that crashes says of no test that it ran.
      if count == 0, passed || output.contains("Test run with 0 tests") {
        throw TestabilityError.noTests(suite: suite, output: output)
      }
      guard passed else {
        throw TestabilityError.testsFailed(suite: suite, output: output)
      }
    }
  }

  /// Tests run as on a machine 14 hours from UTC, where a time that is in UTC
  /// by accident only is seen to be wrong.
  static let farAway = ["TZ": "Pacific/Kiritimati"]

  /// Makes this package's manifest leave out what no suite needs.
  private static let suitesOnly = ["WORKBENCH_SUITES_ONLY": "1"]

  let swift: URL
  let package: URL
  /// Where it builds.
  ///
  /// With coverage and without need different places, and another place than
  /// `.build` waits for nobody.
  let scratch: URL
  let children: ChildProcesses
  let measuresCoverage: Bool
  /// Whether a warning makes a build fail.
  var refusesWarnings = false
  /// The built tests as one program, to be run itself where there is one:
  /// `swift test` takes half a second to do the same.
  var testProgram: URL?

  init(
    package: URL,
    scratch: URL,
    children: ChildProcesses,
    measuresCoverage: Bool
  ) throws {
    swift = try SwiftTools.find()
    self.package = package
    self.scratch = scratch
    self.children = children
    self.measuresCoverage = measuresCoverage
  }

  /// Builds the package with its tests; the output, if that failed.
  func build() throws -> String? {
    let outcome = try run(["build", "--build-tests"])
    return outcome.succeeded ? nil : outcome.output
  }

  /// Builds one target without its tests; the output, if that failed.
  func build(target: String) throws -> String? {
    let outcome = try run(["build", "--target", target])
    return outcome.succeeded ? nil : outcome.output
  }

  /// Runs some tests, as `build` built them.
  func test(
    _ suite: TestSelection,
    environment: [String: String] = [:],
    timeLimit: TimeInterval? = nil
  ) throws -> TestRun {
    let environment = Self.farAway.merging(suite.environment) { $1 }
      .merging(environment) { $1 }
    guard let testProgram else {
      // Coverage counts without a lock: of two tests at once one is not
      // counted.
      return TestRun(
        try run(
          [
            "test", "--skip-build", "--disable-xctest", "--no-parallel",
            "--filter", suite.filter,
          ],
          environment: environment,
          timeLimit: timeLimit
        )
      )
    }
    return TestRun(
      try ShellCommand(
        program: testProgram,
        arguments: [
          "--testing-library", "swift-testing", "--filter", suite.filter,
        ],
        folder: package,
        environment: environment,
        timeLimit: timeLimit
      ).run(among: children)
    )
  }

  /// The tests that `build` has built, where SwiftPM builds one program of
  /// them, as on Linux, and no bundle.
  func findTestProgram() throws -> URL? {
    let products = try FileManager.default.contentsOfDirectory(
      at: place(["build", "--show-bin-path"]),
      includingPropertiesForKeys: [.isRegularFileKey]
    )
    return try products.first {
      try $0.pathExtension == "xctest"
        && $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
          == true
    }
  }

  /// Where the coverage of the last test run stands.
  func coverageFile() throws -> URL {
    try place(["test", "--show-codecov-path"])
  }

  /// The place that a command prints.
  private func place(_ words: [String]) throws -> URL {
    let outcome = try run(words)
    guard outcome.succeeded,
      let place = Self.place(in: outcome.output, below: scratch)
    else { throw TestabilityError.buildFailed(outcome.output) }
    return place
  }

  /// The last place that an output names, of those that are there if one is: on
  /// a line of its own, or below a folder behind other words.
  ///
  /// SwiftPM says that it waits for another one, without a line break.
  static func place(in output: String, below folder: URL) -> URL? {
    let starts = output.ranges(of: folder.path + "/").map(\.lowerBound)
    let ends = starts.map { String(output[$0...].prefix { !$0.isNewline }) }
    let lines = output.split(whereSeparator: \.isNewline).map(String.init)
    let places = lines.filter { $0.hasPrefix("/") } + ends
    // Before the first tests there is no file of their coverage yet.
    let place =
      places.last { FileManager.default.fileExists(atPath: $0) } ?? places.last
    return place.map { URL(fileURLWithPath: $0) }
  }

  private func run(
    _ words: [String],
    environment: [String: String] = [:],
    timeLimit: TimeInterval? = nil
  ) throws -> ShellCommand.Outcome {
    let places = [
      "--package-path", package.path, "--scratch-path", scratch.path,
    ]
    let coverage = measuresCoverage ? ["--enable-code-coverage"] : []
    let warnings =
      refusesWarnings ? ["-Xswiftc", "-warnings-as-errors"] : []
    return try ShellCommand(
      program: swift,
      arguments: words + places + coverage + warnings
        + SwiftTools.withoutDebugInformation,
      folder: package,
      environment: Self.suitesOnly.merging(environment) { $1 },
      timeLimit: timeLimit
    ).run(among: children)
  }

  /// How many tests a run says it ran.
  ///
  /// Swift Testing ends with "Test run with 4 tests in 1 suite passed"; a
  /// filter that fits nothing succeeds with 0.
  static func testCount(in output: String) -> Int {
    guard let start = output.range(of: "Test run with ", options: .backwards)
    else { return 0 }
    return Int(output[start.upperBound...].prefix(while: \.isNumber)) ?? 0
  }
}

extension Toolchain.TestRun {
  init(_ outcome: ShellCommand.Outcome) {
    self.init(
      count: Toolchain.testCount(in: outcome.output),
      passed: outcome.succeeded,
      output: outcome.output
    )
  }
}
