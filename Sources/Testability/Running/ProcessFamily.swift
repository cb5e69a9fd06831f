import Foundation

/// A process and all that it started, and what these started.
///
/// Compilers and tests get process groups of their own from SwiftPM, so that
/// a signal to its group does not reach them. Who started whom stands in
/// `/proc` on Linux; elsewhere only the group is known.
struct ProcessFamily {
  private let leader: pid_t
  private var members: Set<pid_t> = []

  init(of leader: pid_t) {
    self.leader = leader
    look()
  }

  /// Looks for members that have come since; those whose parent has ended
  /// would not be found any more, but are known from before.
  mutating func look() {
    let parents = Self.parents()
    var found = members.union([leader])
    var count: Int
    repeat {
      count = found.count
      found.formUnion(parents.filter { found.contains($1) }.keys)
    } while found.count > count
    members = found.intersection(parents.keys)
  }

  /// Whether any of them still runs.
  var isAlive: Bool { kill(-leader, 0) == 0 || !members.isEmpty }

  /// Asks the leader's group to end.
  func interrupt() { kill(-leader, SIGINT) }

  /// Ends all of them at once.
  func end() {
    kill(-leader, SIGKILL)
    for member in members { kill(member, SIGKILL) }
  }

  /// The parent of each process that runs, by process.
  private static func parents() -> [pid_t: pid_t] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc")
    return (names ?? []).reduce(into: [:]) { parents, name in
      guard let process = pid_t(name),
        let status = FileManager.default.contents(atPath: "/proc/\(name)/stat")
      else { return }
      // "12 (name, with any signs) S 1 ...": the state, then the parent.
      let fields =
        String(decoding: status, as: UTF8.self)
        .split(separator: ")").last?.split(separator: " ") ?? []
      guard fields.count > 1, fields[0] != "Z" else { return }
      parents[process] = pid_t(fields[1])
    }
  }
}
