import Dispatch
import Foundation
import Synchronization

/// A program with its arguments, to be run to its end.
struct ShellCommand {
  /// How a program ended.
  struct Outcome {
    /// Standard output and standard error as they came.
    let output: String
    let succeeded: Bool
    /// Whether it was ended because it took too long.
    let timedOut: Bool
  }

  let program: URL
  let arguments: [String]
  var folder: URL
  var environment: [String: String] = [:]
  /// How long it may take, in seconds; nil for as long as it needs.
  var timeLimit: TimeInterval?

  /// Runs the program and waits for its end.
  ///
  /// - Throws: `ChildProcesses.Ended` if it was ended with all others.
  func run(among children: ChildProcesses) throws -> Outcome {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = Self.inherited.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try children.start(process)
    let identifier = process.processIdentifier
    defer { children.remove(identifier) }

    let timedOut = Flag()
    let alarm = DispatchWorkItem {
      timedOut.raise()
      ChildProcesses.kill(identifier)
    }
    if let timeLimit {
      DispatchQueue.global().asyncAfter(
        deadline: .now() + timeLimit,
        execute: alarm
      )
    }
    // Read to the end first: a full pipe would stop the program for ever.
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    alarm.cancel()
    process.waitUntilExit()
    try children.checkGoesOn()
    return Outcome(
      output: String(decoding: output, as: UTF8.self),
      succeeded: process.terminationReason == .exit
        && process.terminationStatus == 0,
      timedOut: timedOut.isRaised
    )
  }

  /// The environment without what would change what the tests do.
  private static var inherited: [String: String] {
    ProcessInfo.processInfo.environment.filter { name, _ in
      name != "LLVM_PROFILE_FILE" && !name.hasPrefix("WORKBENCH_")
    }
  }
}

/// Says once, from any thread, that something happened.
private final class Flag: Sendable {
  private let value = Mutex(false)

  var isRaised: Bool { value.withLock { $0 } }
  func raise() { value.withLock { $0 = true } }
}
