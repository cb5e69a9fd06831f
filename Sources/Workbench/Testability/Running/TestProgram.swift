import Foundation
import Shell

/// Tests that are built, run as often as faults ask for.
///
/// Where SwiftPM builds one program of them, as on Linux, it is run itself:
/// `swift test` takes half a second to do the same. Where it builds a bundle,
/// `swift test` is asked.
struct TestProgram {
  let toolchain: Toolchain
  let program: URL?

  func run(
    _ filter: String,
    environment: [String: String] = [:],
    timeLimit: TimeInterval? = nil
  ) throws -> Toolchain.TestRun {
    guard let program else {
      return try toolchain.test(
        filter,
        environment: environment,
        timeLimit: timeLimit
      )
    }
    let outcome = try ShellCommand(
      program: program,
      arguments: ["--testing-library", "swift-testing", "--filter", filter],
      folder: toolchain.package,
      environment: Toolchain.farAway.merging(environment) { $1 },
      timeLimit: timeLimit
    ).run(among: toolchain.children)
    return Toolchain.TestRun(outcome)
  }

  /// Whether tests were found and all passed.
  func passes(
    _ filter: String,
    environment: [String: String] = [:],
    timeLimit: TimeInterval
  ) throws -> Bool {
    try run(filter, environment: environment, timeLimit: timeLimit).passed
  }
}

extension Toolchain {
  /// The tests that `build` has built.
  func testProgram() throws -> TestProgram {
    let output = try run(["build", "--show-bin-path"]).output
    let lines = output.split(separator: "\n")
    guard let folder = lines.last.map({ URL(fileURLWithPath: String($0)) })
    else { throw TestabilityError.buildFailed(output) }
    let products = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: [.isDirectoryKey]
    )
    let tests = products.first { $0.pathExtension == "xctest" }
    let isFolder =
      try tests?.resourceValues(forKeys: [.isDirectoryKey]).isDirectory
    return TestProgram(
      toolchain: self,
      program: isFolder == false ? tests : nil
    )
  }
}
