import Catalogue
import CatalogueDoubles
import Foundation
import Play
import TestSupport
import Testing

@testable import Commands

@Suite("Where the output goes")
struct OutputTests {
  @Test("A reader that leaves early ends the program quietly")
  func closedPipe() async throws {
    let run = try await Executable.shell(
      "{ \"$workbench\" compare weather; echo $? >&2; } | head -1"
    )
    #expect(run.output == "weather: \(Catalogue.names)\n")
    // 141 is the shell's word for SIGPIPE, unless somebody ignores that.
    #expect(["141\n", "0\n"].contains(run.errors))
  }

  @Test("It does so too where the signal of a closed pipe is ignored")
  func ignoredSignal() async throws {
    let run = try await Executable.shell(
      "trap '' PIPE;"
        + " { \"$workbench\" compare weather; echo $? >&2; } | head -1"
    )
    #expect(run.output == "weather: \(Catalogue.names)\n")
    #expect(run.errors == "0\n")
  }

  @Test(
    "Output that cannot be written is said and is no success",
    arguments: ["compare greeting", "mvc weather", "--help"]
  )
  func closedOutput(_ words: String) async throws {
    let run = try await Executable.shell("\"$workbench\" \(words) >&-")
    #expect(run.exitCode == 66)
    #expect(run.errors == "Error: standard output cannot be written\n")
  }

  @Test("Errors that cannot be written change no exit code")
  func closedErrors() async throws {
    let run = try await Executable.shell("\"$workbench\" nonsense 2>&-")
    #expect(run.exitCode == 64)
    #expect(run.output == "")
  }

  @Test("A standard input that cannot be read is a file that is not there")
  func closedInput() async throws {
    let run = try await Executable.shell(
      "\"$workbench\" mvc greeting --script - <&-"
    )
    #expect(run.exitCode == 66)
    #expect(
      run.errors == """
        Error: standard input: cannot be opened: it cannot be read

        """
    )
  }

  @Test("A file or a pipe gets no control sequence")
  func noControlSequences() async throws {
    for words in ["mvp weather", "compare weather", "--help"] {
      let run = try await Executable.run(
        words,
        environment: ["CLICOLOR_FORCE": "1"]
      )
      #expect(run.exitCode == 0)
      #expect(!run.output.unicodeScalars.contains("\u{1b}"))
    }
  }

  @MainActor
  @Test("A broken variant ends 'compare' with exit code 1")
  func brokenVariant() async throws {
    let (code, output) = try await Catalogue.broken.run(
      "compare all --width 22 --height 3"
    )
    #expect(code == 1)
    #expect(
      output.contains("≠ mvx differs from mvc, first at row 1, column 8\n")
    )
    #expect(
      output.hasSuffix("\ngreeting: 1 step, they differ: mvc, mvx, mvvm\n")
    )
  }
}
