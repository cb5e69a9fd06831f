import Foundation
import TestSupport

/// A `workbench lesson watch` that runs until it is ended.
final class Watcher {
  private let process = Process()
  private let pipe = Pipe()
  private var bytes = Data()

  /// What it has printed, as far as it was read.
  var output: String { String(decoding: bytes, as: UTF8.self) }

  /// What it says when it has checked and waits for the next save.
  static let waits = "Ctrl-C ends it."

  init(
    _ number: String,
    in folder: URL,
    environment: [String: String]
  ) throws {
    process.executableURL = TestedPackage.program()
    process.arguments = ["lesson", "watch", number]
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  deinit { process.terminate() }

  /// Reads until it has checked this many times since it began.
  ///
  /// - Returns: whether it has; false if it ended or said nothing for a minute.
  func hasChecked(_ times: Int) -> Bool {
    while output.ranges(of: Self.waits).count < times {
      let handle = pipe.fileHandleForReading
      var file = pollfd(
        fd: handle.fileDescriptor,
        events: Int16(POLLIN),
        revents: 0
      )
      guard poll(&file, 1, 60_000) == 1 else { return false }
      let data = handle.availableData
      guard !data.isEmpty else { return false }
      bytes += data
    }
    return true
  }

  /// Presses Ctrl-C and waits for the end.
  ///
  /// - Returns: whether that was what ended it, within a minute. It is not
  ///   where tests run behind a shell that ignores Ctrl-C, for then the program
  ///   ignores it, too.
  func isEndedByInterrupt() -> Bool {
    process.interrupt()
    let killer = DispatchWorkItem { [process] in process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: killer)
    process.waitUntilExit()
    killer.cancel()
    return process.terminationReason == .uncaughtSignal
      && process.terminationStatus == SIGINT
  }
}
