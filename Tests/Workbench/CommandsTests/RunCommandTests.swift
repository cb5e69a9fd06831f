import Catalogue
import Foundation
import Play
import TestSupport
import Testing

@Suite("workbench <architecture> <feature>")
struct RunCommandTests {
  @Test(
    "Off a terminal each variant plays its feature's demo",
    // The fast tests play each architecture and each feature once.
    arguments: SlowTests.areRun
      ? Catalogue.standard.variants
      : Catalogue.standard.architectures.enumerated().compactMap {
        let features = Catalogue.standard.features
        return Variant($1, features[$0 % features.count])
      }
  )
  func demo(_ variant: Variant) async throws {
    let (architecture, feature) = (variant.architecture, variant.feature)
    let run = try await Executable.run("\(architecture.name) \(feature.name)")
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    let demo = try feature.demos[0].script()
    let steps = run.output.split(separator: "\n").filter {
      $0.hasPrefix("> ") || $0.hasPrefix("✓ ")
    }
    #expect(
      steps.map { "\($0.dropFirst(2))" } == demo.lines.map { "\($0.step)" }
    )
    let frames = run.output.split(separator: "\n").filter { $0.hasPrefix("┌") }
    #expect(frames.count == 1 + steps.filter { $0.hasPrefix("> ") }.count)
    #expect(run.output.hasPrefix("\(architecture.name) \(feature.name)\n┌"))
  }

  @Test("A script comes from standard input or from a file")
  func scripts() async throws {
    let script = "\u{feff}tap \"Click me\"\r\nexpect \"Wasin\"\r\n"
    let piped = try await Executable.run(
      "mvc greeting --script -",
      input: script
    )
    #expect(piped.exitCode == 0)
    #expect(piped.output.hasSuffix("✓ expect \"Wasin\"\n"))
    let read = try await withFile(script.utf8) { path in
      try await Executable.run("mvc greeting --script \(path)")
    }
    #expect(read.output == piped.output)
    #expect(read.exitCode == 0)
  }

  @Test("Names ignore case and options stand in any order")
  func order() async throws {
    let expected = try await Executable.run(
      "mvc greeting --width 30 --height 3"
    )
    #expect(expected.output.contains("\n│ [ Click me ]                 │\n"))
    for words in [
      "MVC Greeting --height 3 --width 30",
      "mvc --width=30 greeting --height=3",
      "--no-color Mvc --height 3 --width 30 GREETING",
    ] {
      let run = try await Executable.run(words)
      #expect(run.output == expected.output)
      #expect(run.exitCode == 0)
    }
  }

  @Test(
    "A screen may have any size from 1 to 500",
    arguments: Catalogue.standard.features.map(\.name)
  )
  func sizes(_ feature: String) async throws {
    for (width, height) in [(1, 1), (1, 500), (2, 3), (500, 1), (500, 500)] {
      let run = try await Executable.run(
        "mvvm \(feature) --width \(width) --height \(height) --script -",
        input: "wait 10s\n"
      )
      #expect(run.exitCode == 0)
      let rows = run.output.split(separator: "\n")
      #expect(rows.filter { $0.hasPrefix("│") }.count == 2 * height)
    }
  }

  @Test("A failed step shows the line, the offers and the frame")
  func failedStep() async throws {
    let run = try await Executable.run(
      "mvp greeting --width 14 --height 3 --script -",
      input: "back"
    )
    #expect(run.exitCode == 1)
    #expect(
      run.errors == """
        Error: standard input:1: back: the screen does not offer this; \
        the screen offers tap "Click me"
        ┌──────────────┐
        │              │
        │              │
        │ [ Click me ] │
        └──────────────┘

        """
    )
    let plain = try await Executable.run(
      "mvp greeting --plain --script -",
      input: "expect \"Nope\""
    )
    #expect(plain.exitCode == 1)
    #expect(
      plain.errors == """
        Error: standard input:1: expect "Nope": the frame does not contain \
        this text; the screen offers tap "Click me"
         [ Click me ]

        """
    )
  }

  @Test("A script that cannot be understood runs nothing")
  func unreadableScript() async throws {
    let run = try await Executable.run(
      "mvp greeting --script -",
      input: "tap \"Click me\"\ntpa\n"
    )
    #expect(run.exitCode == 65)
    #expect(run.output == "")
    #expect(
      run.errors == """
        Error: standard input:2:1: expected tap, select, type, back, wait, \
        network, expect or refute, found 'tpa'. Did you mean 'tap'?

        """
    )
  }

  @Test("A script that is not UTF-8 is unreadable content")
  func notUTF8() async throws {
    try await withFile([0x62, 0xff]) { path in
      let run = try await Executable.run("mvp greeting --script \(path)")
      #expect(run.exitCode == 65)
      #expect(run.errors == "Error: \(path):1:2: expected text in UTF-8\n")
    }
  }

  @Test("A script without end is given up")
  func endlessScript() async throws {
    let run = try await Executable.run("mvp greeting --script /dev/zero")
    #expect(run.exitCode == 65)
    #expect(
      run.errors == "Error: /dev/zero: expected at most 16 MiB, found more\n"
    )
  }

  @Test(
    "A file that is no file to read is named",
    arguments: ["script", "data"]
  )
  func cannotOpen(_ option: String) async throws {
    try await withFolder { folder in
      let directory = try await Executable.run(
        "mvp greeting --\(option) \(folder.path)"
      )
      #expect(directory.exitCode == 66)
      #expect(
        directory.errors == """
          Error: \(folder.path): cannot be opened: it is a directory

          """
      )
      let missing = try await Executable.run(
        "mvp greeting --\(option) \(folder.path)/none"
      )
      #expect(missing.exitCode == 66)
      #expect(
        missing.errors == """
          Error: \(folder.path)/none: cannot be opened: there is no such file

          """
      )
      #expect(directory.output + missing.output == "")
    }
  }

  @Test(
    "A file that others keep to themselves is named",
    .disabled(if: getuid() == 0, "an administrator may read everything"),
    arguments: ["script", "data"]
  )
  func permissionDenied(_ option: String) async throws {
    try await withFile([]) { path in
      try FileManager.default.setAttributes(
        [.posixPermissions: 0],
        ofItemAtPath: path
      )
      let run = try await Executable.run("mvp greeting --\(option) \(path)")
      #expect(run.exitCode == 66)
      #expect(
        run.errors == "Error: \(path): cannot be opened: permission denied\n"
      )
    }
  }
}
