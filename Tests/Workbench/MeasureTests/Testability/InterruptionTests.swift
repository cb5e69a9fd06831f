import Foundation
import SwiftSource
import TestSupport
import Testing

@testable import Measure

/// Ctrl-C while the real program measures, with a `swift` that never ends.
///
/// The stand-in says that it runs through a named pipe, so nobody has to
/// sleep until something may have happened.
@Suite("Killed half-way")
struct InterruptionTests {
  /// Answers what `swift` is asked for until it is asked what is to hang.
  private static func standIn(hangingAt call: String) -> String {
    """
    #!/bin/sh
    case "$* fault:$WORKBENCH_FAULT" in
      *\(call)*)
        sleep 1000 &
        trap "kill $!; exit 1" INT
        echo "$$ $!" >"$PIPE"
        wait ;;
      *--show-codecov-path*) echo "$FOLDER/coverage.json" ;;
      *--show-bin-path*) echo "$FOLDER" ;;
      test*) echo "Test run with 1 test in 1 suite passed" ;;
    esac
    """
  }

  @Test(
    "Its processes end, its copy is gone, the sources are untouched",
    arguments: [
      ("testability/coverage", [], SIGINT),
      ("testability/faults", ["--faults"], SIGINT),
      ("testability/faults", ["--faults"], SIGTERM),
      ("testability/coverage", [], SIGHUP),
      // Some tests of faults at once.
      ("fault:[1-9]", ["--faults"], SIGINT),
    ] as [(String, [String], Int32)]
  )
  func interruption(call: String, options: [String], signal: Int32) throws {
    try withFolder { folder in
      let package = folder.appendingPathComponent("package")
      try SmallPackage().write(to: package)
      try Data(#"{"data": []}"#.utf8).write(
        to: folder.appendingPathComponent("coverage.json")
      )
      let swift = folder.appendingPathComponent("swift")
      try Self.standIn(hangingAt: call)
        .write(to: swift, atomically: true, encoding: .utf8)
      chmod(swift.path, 0o755)
      let pipe = folder.appendingPathComponent("pipe").path
      try #require(mkfifo(pipe, 0o600) == 0)

      let process = Process()
      process.executableURL = TestedPackage.program()
      process.arguments = ["testability", "greeting"] + options
      process.currentDirectoryURL = package
      process.environment = [
        "PATH": "\(folder.path):/usr/bin:/bin", "PIPE": pipe,
        "FOLDER": folder.path,
      ]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      // A program that ends too early must not leave the reader waiting.
      process.terminationHandler = { _ in
        close(open(pipe, O_WRONLY | O_NONBLOCK))
      }
      Self.letSignalsThrough()
      try process.run()
      defer { kill(process.processIdentifier, SIGKILL) }
      // Opening waits until the stand-in has come to where it hangs.
      let reader = try #require(FileHandle(forReadingAtPath: pipe))
      let said = try reader.readToEnd()
      let hanging = String(decoding: said ?? Data(), as: UTF8.self)
        .split { $0 == " " || $0 == "\n" }.compactMap { pid_t($0) }
      try #require(hanging.count >= 2)
      #expect(hanging.allSatisfy { kill($0, 0) == 0 })
      let copy = package.appendingPathComponent(
        ".build/testability/faults/copy"
      )
      #expect(
        FileManager.default.fileExists(atPath: copy.path)
          == options.contains("--faults")
      )

      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == signal)
      #expect(hanging.allSatisfy(Self.goes))
      #expect(!FileManager.default.fileExists(atPath: copy.path))
      for (path, text) in SmallPackage().files {
        let file = package.appendingPathComponent(path)
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
      }
    }
  }

  /// The threads of tests keep signals away, and so would what they start:
  /// the stand-in could not obey.
  private static func letSignalsThrough() {
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
  }

  /// Whether a process that was killed goes; on a busy machine that takes a
  /// moment.
  private static func goes(_ process: pid_t) -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(20)
    while !isGone(process) {
      guard clock.now < end else { return false }
      sched_yield()
    }
    return true
  }

  /// Whether a process is there no more, or only waits to be buried by the
  /// one that it was left to.
  private static func isGone(_ process: pid_t) -> Bool {
    guard kill(process, 0) == 0 else { return true }
    let state = try? String(
      contentsOfFile: "/proc/\(process)/stat",
      encoding: .utf8
    )
    // Without `/proc` only the answer of `kill` tells.
    return state?.split(separator: ")").last?.hasPrefix(" Z") ?? false
  }
}
