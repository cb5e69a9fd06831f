import Arguments
import Foundation
import TestSupport
import Testing

private let bash = ["/bin/bash", "/usr/bin/bash"].first {
  FileManager.default.isExecutableFile(atPath: $0)
}

/// Asks a real bash what it would offer.
@Suite(.enabled(if: bash != nil, "bash is not installed"))
struct BashCompletionTests {
  private static let words =
    Workbench.architectures + ["all"] + Workbench.features

  /// What is offered in place of the last of the words.
  private func offers(_ words: [String]) async throws -> [String] {
    let driver = """
      COMP_WORDS=(workbench "$@"); COMP_CWORD=$#
      _workbench
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let script = Workbench.program.completionScript(for: .bash)
    let run = try await Executable.run(
      URL(fileURLWithPath: try #require(bash)),
      ["--norc", "-c", script + driver, "bash"] + words
    )
    #expect(run.exitCode == 0)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ("mv", ["mvc", "mvp", "mvvm"]),
    ("MVP|", words),
    ("mvp|greeting|", words),
    ("mvp|--sc", ["--script"]),
    ("wea", ["weather"]),
    ("weather|mvv", ["mvvm"]),
    ("run|", words),
    ("mvp|--script|file with space|g", ["greeting"]),
    ("source|", words),
    ("source|mvp|", words),
    ("testability|", Workbench.features),
    ("testability|weather|", []),
    ("compare|--no-color|al", ["all"]),
    ("compare|--w", ["--width"]),
    ("compare|--width|", []),
    ("compare|--width|=|3", []),
    ("compare|--width|=|30|gr", ["greeting"]),
    ("compare|--|--w", []),
    ("lesson|ch", ["check"]),
    ("lesson|reset|--f", ["--force"]),
    ("lesson|check|--f", []),
    ("bench|-f|--j", []),
    ("help|le", ["lesson"]),
    ("--generate-completion-script|", ["bash", "zsh", "fish"]),
    ("--generate-completion-script|=", ["bash", "zsh", "fish"]),
  ])
  func bashOffersWhatFits(typed: String, offered: [String]) async throws {
    let words = typed.split(separator: "|", omittingEmptySubsequences: false)
    #expect(try await offers(words.map(String.init)) == offered)
  }

  @Test func bashOffersFileNamesWithTheirSpaces() async throws {
    try await withFolder { folder in
      let file = folder.appendingPathComponent("my script.txt")
      try Data().write(to: file)
      let typed = folder.appendingPathComponent("my").path
      #expect(try await offers(["mvp", "--script", typed]) == [file.path])
      #expect(try await offers(["mvp", "--script", "=", typed]) == [file.path])
    }
  }
}
