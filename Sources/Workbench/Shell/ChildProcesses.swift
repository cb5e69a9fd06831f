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

  package init() {}

  private let state = Mutex(State())

  /// Starts a process, which then is one to be ended.
  ///
  /// Foundation starts it as the leader of a process group of its own.
  func start(_ process: Process) throws {
    try state.withLock { state in
      guard !state.hasEnded else { throw Ended() }
      try process.run()
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
      for process in state.running { Self.end(process) }
      for folder in state.folders {
        try? FileManager.default.removeItem(at: folder)
      }
    }
  }

  /// Ends a process and all that it started, and what these started.
  ///
  /// Compilers and tests get process groups of their own from SwiftPM, so that
  /// a signal to its group does not reach them. Who started whom stands in
  /// `/proc` on Linux; elsewhere only the group is known.
  static func end(_ leader: pid_t) {
    var members: Set<pid_t> = []
    var found: Set<pid_t> = [leader]
    while !found.isEmpty {
      // Who is stopped starts nobody until it is ended.
      for process in found { kill(process, SIGSTOP) }
      members.formUnion(found)
      found = Set(
        running()
          .filter { $1.group == leader || members.contains($1.parent) }.keys
      ).subtracting(members)
    }
    kill(-leader, SIGKILL)
    for process in members { kill(process, SIGKILL) }
  }

  /// Who started each process, and its group; none where there is no `/proc`.
  private static func running() -> [pid_t: (parent: pid_t, group: pid_t)] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.reduce(into: [:]) { running, name in
      guard let process = pid_t(name),
        let status = FileManager.default.contents(atPath: "/proc/\(name)/stat")
      else { return }
      // "12 (name, with any signs) S 1 12 ...": state, parent, group.
      let fields =
        String(decoding: status, as: UTF8.self)
        .split(separator: ")").last?.split(separator: " ") ?? []
      guard fields.count > 2,
        let parent = pid_t(fields[1]), let group = pid_t(fields[2])
      else { return }
      running[process] = (parent, group)
    }
  }
}
