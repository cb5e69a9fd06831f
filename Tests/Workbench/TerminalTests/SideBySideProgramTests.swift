import ConsoleUI
import Foundation
import TestSupport
import Testing

/// Several variants in a program on a terminal.
@Suite(.serialized)
struct SideBySideProgramTests {
  private static let size = CellSize(width: 120, height: 12)

  @Test func keysResizingAndSuspendingWorkAsForOneVariant() throws {
    let path = TestedPackage.program().path
    let script = """
      set -m; '\(path)' mvc mvp mvi greeting; echo SUSPENDED
      read answer; fg; echo FINISHED; read answer
      """
    let shell = try Program("/bin/sh", ["-c", script], size: Self.size)
    let before = shell.settings
    try #require(shell.wait(for: "= all 3 the same"))
    shell.send("\r")
    try #require(hasGreeting(shell, times: 3))
    shell.resize(to: CellSize(width: 80, height: 12))
    try #require(shell.wait(for: "= all 3 the same · not shown: mvi"))
    try #require(hasGreeting(shell, times: 2))
    shell.send("\u{1a}")
    try #require(shell.wait(for: "SUSPENDED"))
    shell.expectRestored(before)
    shell.send("\n")
    try #require(hasGreeting(shell, times: 2))
    shell.send("q")
    try #require(shell.wait(for: "FINISHED"))
    shell.expectRestored(before)
  }

  private func hasGreeting(_ program: Program, times count: Int) -> Bool {
    program.wait { screen in
      screen.isAlternate
        && screen.lines.contains {
          $0.ranges(of: "Hello Wasin Thonkaew").count == count
        }
    }
  }
}
