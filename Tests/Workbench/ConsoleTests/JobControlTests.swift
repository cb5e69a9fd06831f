import ConsoleUI
import Foundation
import TestSupport
import Testing

/// The program has the screen only while its job has the terminal.
@Suite(.serialized)
struct JobControlTests {
  @Test func aSuspendedProgramGivesTheTerminalBackAndTakesItAgain() throws {
    let path = TestedPackage.program().path
    let script = """
      set -m; '\(path)' mvvm greeting; echo SUSPENDED
      read answer; stty -echoctl; echo CHANGED; read answer
      fg; echo FINISHED; read answer
      """
    let shell = try Program("/bin/sh", ["-c", script])
    let before = shell.settings
    try #require(shell.wait(for: "[ Click me ]"))
    shell.send("\r")
    try #require(shell.wait(for: "Hello Wasin"))
    shell.send("\u{1a}")
    try #require(shell.wait(for: "SUSPENDED"))
    shell.expectRestored(before)
    shell.send("\n")
    try #require(shell.wait(for: "CHANGED"))
    let changed = shell.settings
    #expect(changed != before)
    shell.send("\n")
    try #require(shell.wait { $0.isAlternate && $0.lines[2].contains("[ Cl") })
    #expect(shell.screen.lines[0].contains("Hello Wasin"))
    shell.send("qq")
    try #require(shell.wait(for: "FINISHED"))
    shell.expectRestored(changed)
  }

  @Test func withoutAShellTheProgramIsNotStopped() throws {
    let program = try Program("workbench", ["mvvm", "greeting"])
    let before = program.settingsAtFirst
    try #require(program.wait(for: "[ Click me ]"))
    program.send("\u{1a}")
    try #require(program.wait { _ in program.takenCount == 2 })
    #expect(program.givenBackCount == 1)
    program.send("\r")
    try #require(program.wait(for: "Hello Wasin"))
    program.send("qq")
    #expect(program.waitForEnd() == 0)
    program.expectRestored(before)
  }

  @Test func inTheBackgroundTheProgramWaitsForTheTerminal() throws {
    let shell = try JobShell()
    try #require(shell.typeAndWaitForScreen(shell.job))
    try #require(try shell.stopJob())
    let seen = shell.program.receivedBytes.count
    for command in ["bg", "kill -CONT %1", "kill -TSTP %1; bg"] {
      shell.type(command)
      try #require(shell.waitUntilJobIsStopped(), "\(command)")
    }
    #expect(!shell.program.receivedBytes[seen...].contains(0x1b))
    try shell.expectJobToWorkInTheForeground()
  }

  @Test func startedInTheBackgroundTheProgramWaitsForTheTerminal() throws {
    let shell = try JobShell()
    shell.type("\(shell.job) &")
    try #require(shell.waitUntilJobIsStopped())
    #expect(!shell.program.receivedBytes.contains(0x1b))
    try shell.expectJobToWorkInTheForeground()
  }

  @Test func aProgramThatCannotBeStoppedDrawsNothingInTheBackground() throws {
    let shell = try JobShell()
    let file = FileManager.default.temporaryDirectory
      .appending(component: "\(UUID()).recording")
    defer { try? FileManager.default.removeItem(at: file) }
    // What is recorded is written after the first frame.
    shell.type("trap '' TTOU; \(shell.job) --record '\(file.path)' &")
    shell.type("until [ -s '\(file.path)' ]; do :; done")
    shell.type("kill -INT %1; wait %1; echo EN''D $?")
    try #require(shell.program.wait(for: "END 0"))
    #expect(!shell.program.receivedBytes.contains(0x1b))
  }

  @Test func afterSIGSTOPTheScreenIsGivenBackInTheBackground() throws {
    let shell = try JobShell()
    try #require(shell.typeAndWaitForScreen(shell.job))
    try #require(try shell.stopJob(SIGSTOP))
    #expect(shell.program.screen.isAlternate)
    shell.type("bg")
    try #require(shell.waitUntilJobIsStopped())
    #expect(!shell.program.screen.isAlternate)
    try shell.expectJobToWorkInTheForeground()
  }

  @Test func afterSIGSTOPTheScreenIsTakenAgainInTheForeground() throws {
    let shell = try JobShell()
    try #require(shell.typeAndWaitForScreen(shell.job))
    try #require(try shell.stopJob(SIGSTOP))
    try shell.expectJobToWorkInTheForeground()
  }

  @Test(arguments: 1...5)
  func typingAheadForTheShellNeitherEndsNorBlocksTheProgram(run: Int) throws {
    let shell = try JobShell()
    try #require(shell.typeAndWaitForScreen(shell.job))
    try #require(try shell.stopJob())
    // The job may still see itself in the background, and stop once more.
    let lines = "bg\nuntil fg; do :; done"
    try #require(shell.typeAndWaitForScreen(lines))
    shell.program.send("\r")
    #expect(shell.program.wait(for: "Hello Wasin"))
  }

  @Test(arguments: [SIGTSTP, SIGSTOP])
  func endedInTheBackgroundTheProgramLeavesTheSettingsAlone(signal: Int32)
    throws
  {
    let shell = try JobShell()
    try #require(shell.typeAndWaitForScreen(shell.job))
    try #require(try shell.stopJob(signal))
    shell.type("stty -echo")
    try #require(shell.waitUntilReady())
    let settings = shell.program.settings
    let process = try shell.program.announcedProcess()
    shell.type("kill %1; while kill -0 \(process) 2>&-; do :; done")
    try #require(shell.waitUntilReady())
    #expect(shell.program.settings == settings)
    #expect(shell.program.takenCount == shell.program.givenBackCount)
  }
}
