import Foundation
import Shell

/// How a run of the program ended.
public struct ProgramRun: Sendable {
  public let exitCode: Int32?
  public let output: String
  public let errors: String
}

/// The program itself, as it stands beside the tests.
public enum Executable {
  public static let url = TestedPackage.program()

  /// Where the tests wait for programs.
  ///
  /// Swift's own threads are as few as the processors, and tests that wait on
  /// them would keep all others from going on. One processor is left to the
  /// tests of the main actor, which need the longest of all.
  private static let waiting: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount =
      max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
    return queue
  }()

  /// Runs the program with words split at spaces.
  ///
  /// It is spared the second start by which it gives its sets the same order.
  /// In a shell it starts twice, as it does for people.
  public static func run(
    _ words: String,
    input: String = "",
    environment: [String: String] = [:]
  ) async throws -> ProgramRun {
    let ordered = ["SWIFT_DETERMINISTIC_HASHING": "1"]
    return try await run(
      url,
      words.split(separator: " ").map(String.init),
      input: input,
      environment: environment.merging(ordered) { given, _ in given }
    )
  }

  /// Runs lines of a shell in which `$workbench` is the program.
  public static func shell(_ lines: String) async throws -> ProgramRun {
    try await run(
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
  ) async throws -> ProgramRun {
    try await withCheckedThrowingContinuation { continuation in
      waiting.addOperation {
        continuation.resume(
          with: Result { try wait(for: program, words, input, environment) }
        )
      }
    }
  }

  private static func wait(
    for program: URL,
    _ words: [String],
    _ input: String,
    _ environment: [String: String]
  ) throws -> ProgramRun {
    try withFile(Data(input.utf8)) { input in
      try withFile([]) { errors in
        var command = ShellCommand(
          program: program,
          arguments: words,
          environment: environment
        )
        command.inherited = ["PATH": "/usr/bin:/bin", "TERM": "xterm"]
        command.input = try FileHandle(
          forReadingFrom: URL(fileURLWithPath: input)
        )
        command.errors = try FileHandle(
          forWritingTo: URL(fileURLWithPath: errors)
        )
        let outcome = try command.run()
        return ProgramRun(
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
  try withFolder { try body(try path(of: content, in: $0)) }
}

/// Hands the path of a file with that content to the body.
public func withFile<Value>(
  _ content: some Sequence<UInt8>,
  isolation: isolated (any Actor)? = #isolation,
  _ body: (String) async throws -> Value
) async throws -> Value {
  let folder = try TemporaryFolder()
  defer { folder.remove() }
  return try await body(try path(of: content, in: folder.url))
}

private func path(
  of content: some Sequence<UInt8>,
  in folder: URL
) throws -> String {
  let file = folder.appendingPathComponent("file")
  try Data(content).write(to: file)
  return file.path
}
