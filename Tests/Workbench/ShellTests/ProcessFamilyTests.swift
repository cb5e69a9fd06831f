import Foundation
import Testing

@testable import Shell

@Suite("A process and what it started")
struct ProcessFamilyTests {
  // Ctrl-C waited its two seconds for such processes.
  @Test("One that has ended does not run, though nobody has buried it")
  func unburied() throws {
    let process = try startSleeping()
    var family = ProcessFamily(of: process)
    #expect(family.isAlive)

    family.end()
    var end = siginfo_t()
    waitid(P_PID, id_t(process), &end, WEXITED | WNOWAIT)
    family.look()
    #expect(!family.isAlive)
    waitpid(process, nil, 0)
  }

  /// A process that leads a group of its own, and that nobody waits for, as
  /// Foundation would.
  private func startSleeping() throws -> pid_t {
    #if canImport(Darwin)
      // An opaque pointer there, a structure elsewhere.
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let words = [strdup("sleep"), strdup("1000"), nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    let failure = posix_spawnp(
      &process,
      "sleep",
      nil,
      &attributes,
      words,
      nil
    )
    try #require(failure == 0)
    return process
  }
}
