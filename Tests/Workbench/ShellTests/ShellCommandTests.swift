import Foundation
import Shell
import TestSupport
import Testing

@Suite("Running other programs")
struct ShellCommandTests {
  private let children = ChildProcesses()
  private let root = URL(fileURLWithPath: "/")

  private func shell(
    _ line: String,
    environment: [String: String] = [:],
    timeLimit: TimeInterval? = nil
  ) throws -> ShellCommand.Outcome {
    var command = ShellCommand(
      program: URL(fileURLWithPath: "/bin/sh"),
      arguments: ["-c", line],
      folder: root,
      environment: environment,
      timeLimit: timeLimit
    )
    command.inherited = [
      "PATH": "/usr/bin:/bin", "LEFT": "left", "CHANGED": "old",
    ]
    return try command.run(among: children)
  }

  @Test("Both outputs come together, with how it ended")
  func outcome() throws {
    let good = try shell("pwd; echo one; echo two >&2; read line || echo none")
    #expect(good.output == "/\none\ntwo\nnone\n")
    #expect(good.succeeded)
    #expect(try shell("exit 3").exitCode == 3)
    let killed = try shell("kill -9 $$")
    #expect(killed.exitCode == nil)
    #expect(killed.signal == SIGKILL)
    #expect(!killed.succeeded)
  }

  @Test("What the environment adds goes before what is inherited")
  func environment() throws {
    let run = try shell(
      "echo $LEFT $CHANGED $NEW",
      environment: ["CHANGED": "changed", "NEW": "new"]
    )
    #expect(run.output == "left changed new\n")
    let own = ShellCommand.ownEnvironment.keys
    #expect(own.contains("PATH"))
    #expect(!own.contains { $0.hasPrefix("WORKBENCH_") })
  }

  @Test("More output than a pipe holds does not stop a program")
  func longOutput() throws {
    let outcome = try shell("head -c 1000000 /dev/zero | tr '\\0' x")
    #expect(outcome.output.utf8.count == 1_000_000)
  }

  // Others open and close files while this counts, so it counts many.
  @Test("A program that has ended leaves no file open")
  func openFiles() throws {
    func count() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
    }
    let before = try count()
    for _ in 0..<200 { _ = try shell("true") }
    #expect(try count() < before + 150)
  }

  // What it started holds the pipe that is read to its end.
  @Test(
    "What takes too long is ended, with what it started",
    arguments: [
      "sleep 1000 & sleep 1000", "setsid sleep 1000 & sleep 1000",
      "setsid sh -c 'sleep 1000 & sleep 1000' & trap '' INT; sleep 1000",
    ]
  )
  func timeLimit(line: String) throws {
    #expect(try !shell(line, timeLimit: 0.2).succeeded)
  }

  @Test("After the end nothing starts, and no folder stays")
  func end() throws {
    try withFolder { folder in
      let copy = folder.appendingPathComponent("copy")
      try FileManager.default.createDirectory(
        at: copy,
        withIntermediateDirectories: true
      )
      try children.addFolder(copy)
      children.end()
      #expect(!FileManager.default.fileExists(atPath: copy.path))
      #expect(throws: ChildProcesses.Ended.self) { try shell("true") }
      #expect(throws: ChildProcesses.Ended.self) {
        try children.addFolder(folder)
      }
    }
  }
}
