import Foundation
import Shell

/// How a run of the program ended.
public struct Run: Sendable {
  public let exitCode: Int32?
  public let output: String
  public let errors: String
}

/// The program itself, as it stands beside the tests.
public enum Executable {
  public static let url = TestedPackage.program()

  /// Runs the program with words split at spaces.
  public static func run(
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
  public static func shell(_ lines: String) throws -> Run {
    try run(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", lines],
      environment: ["workbench": url.path]
    )
  }

  /// Runs a program in an environment that is the same on every machine.
  public static func run(
    _ program: URL,
    _ words: [String],
    input: String = "",
    environment: [String: String] = [:]
  ) throws -> Run {
    try withFile(Data(input.utf8)) { input in
      try withFile([]) { errors in
        let outcome = try ShellCommand(
          program: program,
          arguments: words,
          environment: environment,
          inherited: ["PATH": "/usr/bin:/bin", "TERM": "xterm"],
          input: try FileHandle(forReadingFrom: URL(fileURLWithPath: input)),
          errors: try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
        ).run()
        return Run(
          exitCode: outcome.exitCode,
          output: outcome.output,
          errors: try String(contentsOfFile: errors, encoding: .utf8)
        )
      }
    }
  }
}

/// Hands the path of a file with that content to the body.
public func withFile<Value>(
  _ content: some Sequence<UInt8>,
  _ body: (String) throws -> Value
) throws -> Value {
  try withFolder { folder in
    let file = folder.appendingPathComponent("file")
    try Data(content).write(to: file)
    return try body(file.path)
  }
}
