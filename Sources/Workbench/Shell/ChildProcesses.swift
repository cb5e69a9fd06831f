import Foundation
import Synchronization

/// The processes that are at work and the folders that must not stay.
///
/// `end()` may come from any thread at any time: after it no process starts.
package final class ChildProcesses: Sendable {
  private struct State {
    var running: Set<pid_t> = []
    var folders: Set<URL> = []
    var hasEnded = false
  }

  /// Thrown where work should go on after the end.
  package struct Ended: Error {}

  /// Thrown where the system refuses to start a program.
  package struct CannotStart: Error, CustomStringConvertible {
    let program: String
    let reason: any Error

    package var description: String {
      "\(program) cannot be run: \(reason)"
    }
  }

  package init() {}

  private let state = Mutex(State())

  /// Starts a process, which then is one to be ended.
  ///
  /// Foundation starts it as the leader of a process group of its own.
  func start(_ process: Process) throws {
    try state.withLock { state in
      guard !state.hasEnded else { throw Ended() }
      do {
        try process.run()
      } catch {
        throw CannotStart(
          program: process.executableURL?.path ?? "",
          reason: error
        )
      }
      state.running.insert(process.processIdentifier)
    }
  }

  /// Forgets a process that is over.
  func remove(_ process: pid_t) {
    _ = state.withLock { $0.running.remove(process) }
  }

  /// Throws after the end.
  func checkGoesOn() throws {
    guard !state.withLock({ $0.hasEnded }) else { throw Ended() }
  }

  /// Remembers a folder that `end()` or `deleteFolder` deletes.
  package func addFolder(_ folder: URL) throws {
    try state.withLock { state in
      guard !state.hasEnded else { throw Ended() }
      state.folders.insert(folder)
    }
  }

  package func deleteFolder(_ folder: URL) {
    state.withLock { state in
      try? FileManager.default.removeItem(at: folder)
      _ = state.folders.remove(folder)
    }
  }

  /// Ends all processes and deletes the folders.
  package func end() {
    state.withLock { state in
      state.hasEnded = true
      for process in state.running { Self.kill(process) }
      for folder in state.folders {
        try? FileManager.default.removeItem(at: folder)
      }
      state.folders = []
    }
  }

  /// Ends a process and what it started.
  ///
  /// It is asked first, and killed if it does not obey within two seconds.
  static func kill(_ process: pid_t) {
    var family = ProcessFamily(of: process)
    family.interrupt()
    for _ in 0..<200 where family.isAlive {
      usleep(10_000)
      family.look()
    }
    family.end()
  }
}
