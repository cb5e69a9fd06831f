import Dispatch
import Foundation
import TestSupport

/// How a run of the program ended.
struct Run: Sendable {
  let exitCode: Int32
  let output: String
  let errors: String
}

/// The program itself, as it stands beside the tests.
enum Executable {
  static let url = TestedPackage.program()

  /// Runs the program with words split at spaces.
  static func run(
    _ words: String,
    input: String = "",
    environment: [String: String] = [:]
  ) throws -> Run {
    try run(
      url,
      words.split(separator: " ").map(String.init),
      input: input,
      environment: environment
    )
  }

  /// Runs lines of a shell in which `$workbench` is the program.
  static func shell(_ lines: String) throws -> Run {
    try run(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", lines],
      environment: ["workbench": url.path]
    )
  }

  /// Files take the output, since a full pipe would stop the program.
  static func run(
    _ program: URL,
    _ words: [String],
    input: String = "",
    environment: [String: String]
  ) throws -> Run {
    try withFolder { folder in
      let files = ["input", "output", "errors"].map {
        folder.appendingPathComponent($0)
      }
      for file in files { try Data().write(to: file) }
      try Data(input.utf8).write(to: files[0])
      let process = Process()
      process.executableURL = program
      process.arguments = words
      process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm"]
        .merging(environment) { $1 }
      process.standardInput = try FileHandle(forReadingFrom: files[0])
      process.standardOutput = try FileHandle(forWritingTo: files[1])
      process.standardError = try FileHandle(forWritingTo: files[2])
      // Waiting for the exit itself looks only every 50 ms.
      let hasEnded = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in hasEnded.signal() }
      try process.run()
      hasEnded.wait()
      return Run(
        exitCode: process.terminationStatus,
        output: try String(contentsOf: files[1], encoding: .utf8),
        errors: try String(contentsOf: files[2], encoding: .utf8)
      )
    }
  }
}

/// Hands the path of a file with that content to the body.
func withFile<Value>(
  _ content: some Sequence<UInt8>,
  _ body: (String) throws -> Value
) throws -> Value {
  try withFolder { folder in
    let file = folder.appendingPathComponent("file")
    try Data(content).write(to: file)
    return try body(file.path)
  }
}
