import Foundation

/// A process and all that it started, and what these started.
///
/// Compilers and tests get process groups of their own from SwiftPM, so that
/// a signal to its group does not reach them. Who started whom stands in
/// `/proc` on Linux; elsewhere only the group is known.
struct ProcessFamily {
  private let leader: pid_t
  /// Those that run; nil where that cannot be seen.
  private var members: Set<pid_t>?

  init(of leader: pid_t) {
    self.leader = leader
    look()
  }

  /// Looks for members that have come since; those whose parent has ended
  /// would not be found any more, but are known from before.
  mutating func look() {
    guard let running = Self.running() else { return }
    var found = (members ?? []).union([leader])
    found.formUnion(running.filter { $1.group == leader }.keys)
    var count: Int
    repeat {
      count = found.count
      found.formUnion(running.filter { found.contains($1.parent) }.keys)
    } while found.count > count
    members = found.intersection(running.keys)
  }

  /// Whether any of them still runs.
  var isAlive: Bool {
    // Of a group that only waits to be buried, `kill` says that it is there.
    members.map { !$0.isEmpty } ?? (kill(-leader, 0) == 0)
  }

  /// Asks the leader's group to end.
  func interrupt() { kill(-leader, SIGINT) }

  /// Ends all of them at once.
  func end() {
    kill(-leader, SIGKILL)
    for member in members ?? [] { kill(member, SIGKILL) }
  }

  /// The processes that run and have not ended; nil where there is no `/proc`.
  private static func running() -> [pid_t: (parent: pid_t, group: pid_t)]? {
    guard
      let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc")
    else { return nil }
    return names.reduce(into: [:]) { running, name in
      guard let process = pid_t(name),
        let status = FileManager.default.contents(atPath: "/proc/\(name)/stat")
      else { return }
      // "12 (name, with any signs) S 1 12 ...": state, parent, group.
      let fields =
        String(decoding: status, as: UTF8.self)
        .split(separator: ")").last?.split(separator: " ") ?? []
      guard fields.count > 2, fields[0] != "Z",
        let parent = pid_t(fields[1]), let group = pid_t(fields[2])
      else { return }
      running[process] = (parent, group)
    }
  }
}
