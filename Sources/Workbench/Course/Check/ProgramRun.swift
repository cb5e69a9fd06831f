import Dispatch
import Foundation

/// A program that has run to its end.
struct ProgramRun {
  let output: String
  /// The exit code; nil where a signal ended it.
  let exitCode: Int32?
  /// The signal that ended it.
  let signal: Int32?

  /// Runs a program; its standard output and standard error come together.
  ///
  /// Standard input is empty. The pipe is read to its end before the program
  /// is waited for, or a full pipe would hold both for ever.
  init(
    _ program: URL,
    _ arguments: [String],
    in folder: URL? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CourseError) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    if let folder { process.currentDirectoryURL = folder }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    // Waiting for the exit itself looks only every 50 ms.
    let hasEnded = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in hasEnded.signal() }
    do {
      try process.run()
    } catch {
      throw .failed("\(program.path) cannot be run: \(error)")
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    hasEnded.wait()
    output = String(decoding: data, as: UTF8.self)
    let wasEnded = process.terminationReason == .uncaughtSignal
    signal = wasEnded ? process.terminationStatus : nil
    exitCode = wasEnded ? nil : process.terminationStatus
  }
}

/// Swift's own tools.
struct Toolchain {
  let swift: URL

  /// The first `swift` on the search path.
  ///
  /// - Throws: ``CourseError/noToolchain``.
  init(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CourseError) {
    let folders = environment["PATH", default: ""].split(separator: ":")
    let candidates = folders.map { URL(fileURLWithPath: "\($0)/swift") }
    guard
      let swift = candidates.first(where: {
        FileManager.default.isExecutableFile(atPath: $0.path)
      })
    else { throw .noToolchain }
    self.swift = swift
  }
}
