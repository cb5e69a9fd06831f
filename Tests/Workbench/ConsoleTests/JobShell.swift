import ConsoleUI
import Foundation
import TestSupport
import Testing

/// A shell that a person uses on a terminal, with the program as its job.
final class JobShell {
  let program: Program
  /// The command that starts the job.
  let job: String
  private var markCount = 0

  init() throws {
    let path = TestedPackage.program().path
    let script = "echo \"process $$.\"; exec \"$0\" \"$@\""
    job = "sh -c '\(script)' '\(path)' mvvm greeting"
    program = try Program(
      "/bin/bash",
      ["--noediting", "--noprofile", "--norc", "-i"],
      // As wide as the last line, because the model breaks no lines.
      size: CellSize(width: 50, height: 20),
      environment: ["PS1": "$ ", "BASH_SILENCE_DEPRECATION_WARNING": "1"]
    )
  }

  func type(_ line: String) {
    program.send(line + "\n")
  }

  /// Waits until the shell has done all that was typed.
  func waitUntilReady() -> Bool {
    markCount += 1
    // In two parts, so that the line itself, as it is typed, is not the mark.
    type("echo MA''RK-\(markCount).")
    let mark = "MARK-\(markCount)."
    return program.wait { _ in program.count(of: mark) > 0 }
  }

  /// Types a line that brings the job to the foreground, and waits until it
  /// has taken the screen.
  func typeAndWaitForScreen(_ line: String) -> Bool {
    let before = program.takenCount
    type(line)
    return program.wait {
      program.takenCount > before && $0.lines[2].contains("[ Click me ]")
    }
  }

  /// Stops the job in the foreground, and waits until the shell says so.
  func stopJob(_ signal: Int32 = SIGTSTP) throws -> Bool {
    let before = program.count(of: "Stopped")
    kill(try program.announcedProcess(), signal)
    return program.wait { _ in
      program.count(of: "Stopped") > before
        && program.receivedBytes.ends(with: "$ ")
    }
  }

  /// Waits until the shell knows that the job in the background is stopped.
  func waitUntilJobIsStopped() -> Bool {
    type("while [ -z \"$(jobs -s)\" ]; do :; done")
    return waitUntilReady()
  }

  /// Expects that the stopped job has screen and keyboard after `fg`, and the
  /// shell has both afterwards.
  func expectJobToWorkInTheForeground(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let settings = program.settings
    try #require(typeAndWaitForScreen("fg"), sourceLocation: sourceLocation)
    #expect(program.settings != settings, sourceLocation: sourceLocation)
    program.send("\r")
    let answer = program.wait(for: "Hello Wasin")
    try #require(answer, sourceLocation: sourceLocation)
    program.send("qq")
    let last = program.wait(for: "compare greeting")
    try #require(last, sourceLocation: sourceLocation)
    try #require(waitUntilReady(), sourceLocation: sourceLocation)
    #expect(program.settings == settings, sourceLocation: sourceLocation)
    #expect(!program.screen.isAlternate, sourceLocation: sourceLocation)
  }
}

extension Program {
  /// The process that a script has told of by "process 1234.".
  func announcedProcess() throws -> pid_t {
    let output = String(decoding: receivedBytes, as: UTF8.self)
    let match = try #require(output.firstMatch(of: /process ([0-9]+)\./))
    return try #require(pid_t(match.1))
  }
}

extension [UInt8] {
  fileprivate func ends(with text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
