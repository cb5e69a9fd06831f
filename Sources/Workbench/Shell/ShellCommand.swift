import Dispatch
import Foundation

/// A program with its arguments, to be run to its end.
package struct ShellCommand {
  /// How a program ended.
  package struct Outcome {
    /// What was written, but for errors that went elsewhere.
    package let output: String
    /// The exit code; nil where a signal ended it.
    package let exitCode: Int32?
    /// The signal that ended it.
    package let signal: Int32?

    package var succeeded: Bool { exitCode == 0 }
  }

  private let program: URL
  private let arguments: [String]
  private let folder: URL?
  /// What is added to the inherited environment, or replaces a part of it.
  private let environment: [String: String]
  /// How long it may take, in seconds; nil for as long as it needs.
  private let timeLimit: TimeInterval?
  package var inherited = Self.ownEnvironment
  package var input = FileHandle.nullDevice
  /// Where standard output goes; nil where the outcome is to tell it.
  package var output: FileHandle?
  /// Where standard error goes; nil where it goes with standard output.
  package var errors: FileHandle?

  package init(
    program: URL,
    arguments: [String] = [],
    folder: URL? = nil,
    environment: [String: String] = [:],
    timeLimit: TimeInterval? = nil
  ) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
    self.timeLimit = timeLimit
  }

  /// The environment without what would change what the program does.
  package static var ownEnvironment: [String: String] {
    ProcessInfo.processInfo.environment.filter { name, _ in
      name != "LLVM_PROFILE_FILE" && !name.hasPrefix("WORKBENCH_")
    }
  }

  /// Runs the program and waits for its end.
  ///
  /// - Throws: `ChildProcesses.Ended` if it was ended with all others.
  package func run(
    among children: ChildProcesses = ChildProcesses()
  ) throws -> Outcome {
    let process = Process()
    let pipe = Pipe()
    // On Linux, Foundation keeps them open also after the process has ended.
    defer {
      try? pipe.fileHandleForReading.close()
      try? pipe.fileHandleForWriting.close()
    }
    process.executableURL = program
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.environment = inherited.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output ?? pipe
    process.standardError = errors ?? output ?? pipe
    // Waiting for the exit itself looks only every 50 ms.
    let hasEnded = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in hasEnded.signal() }
    try children.start(process)
    let identifier = process.processIdentifier
    defer { children.remove(identifier) }

    let alarm = DispatchWorkItem { ChildProcesses.end(identifier) }
    if let timeLimit {
      DispatchQueue.global().asyncAfter(
        deadline: .now() + timeLimit,
        execute: alarm
      )
    }
    // Read to the end first: a full pipe would stop the program for ever.
    let text =
      output == nil ? try pipe.fileHandleForReading.readToEnd() : nil
    hasEnded.wait()
    alarm.cancel()
    try children.checkGoesOn()
    let hasExited = process.terminationReason == .exit
    return Outcome(
      output: String(decoding: text ?? Data(), as: UTF8.self),
      exitCode: hasExited ? process.terminationStatus : nil,
      signal: hasExited ? nil : process.terminationStatus
    )
  }
}
