import Dispatch
import Foundation

/// A program that is run to its end, and whose output nobody reads.
struct WholeProcess {
  let program: URL
  let words: [String]
  let folder: URL?
  /// How it may end.
  let exitCodes: Set<Int32>

  /// Names a program and its words, split at spaces.
  init(
    _ program: URL,
    _ words: String,
    in folder: URL? = nil,
    exitCodes: Set<Int32> = [0]
  ) {
    self.program = program
    self.words = words.split(separator: " ").map(String.init)
    self.folder = folder
    self.exitCodes = exitCodes
  }

  /// A tool on the search path, such as `swift`.
  init(tool words: String, in folder: URL) {
    self.init(URL(fileURLWithPath: "/usr/bin/env"), words, in: folder)
  }

  /// Runs it.
  ///
  /// - Throws: A `Failure` if it ends otherwise than it may.
  func run() throws {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // Waiting for the exit itself looks only every 50 ms.
    let hasEnded = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in hasEnded.signal() }
    try process.run()
    hasEnded.wait()
    guard process.terminationReason == .exit,
      exitCodes.contains(process.terminationStatus)
    else {
      let call = ([program.lastPathComponent] + words).joined(separator: " ")
      throw Failure(call: call, status: process.terminationStatus)
    }
  }

  /// A program that did not do what it was started for.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let call: String
    let status: Int32

    var description: String { "'\(call)' ended with \(status)" }
  }
}
