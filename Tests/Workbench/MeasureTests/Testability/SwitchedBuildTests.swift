import Shell
import SwiftSource
import Testing

@testable import Measure

@Suite("Who is to blame for a compiler's error")
struct SwitchedBuildTests {
  private static let file = SourceFile(
    path: "Sources/A/B.swift",
    text: """
      func f() {
        a {
          b = 1
          let c = d()
        }
        e = g
      }
      """
  )
  private static let other = SourceFile(
    path: "Sources/A/C.swift",
    text: "let a = 1\n"
  )
  private static let faults = [file, other]
    .flatMap(FaultGenerator.faults)
    .enumerated().compactMap { SwitchedFault(number: $0, fault: $1) }

  private func suspects(_ output: String) -> [String] {
    SwitchedBuild.suspects(
      of: CompilerErrors(in: output),
      among: Self.faults
    ).map(\.fault.change)
  }

  @Test("Faults that begin on a line come first, then those around it")
  func lines() {
    #expect(
      suspects("/x/Sources/A/B.swift:3:5: error: no")
        == ["drop b = 1", "1 -> 2"]
    )
    #expect(suspects("/x/Sources/A/B.swift:4:5: error: no") == ["drop a { …"])
    #expect(
      suspects(
        """
        /x/Sources/A/B.swift:3:5: warning: well
        [3/4] /x/Sources/A/B.swift:6:3: error: no
        /x/Sources/A/B.swift:6:3: error: no
        """
      ) == ["drop e = g"]
    )
  }

  @Test("Then the last dropped statement above it, then all of the file")
  func files() {
    #expect(
      suspects("/x/Sources/A/B.swift:7:1: error: missing return")
        == ["drop e = g"]
    )
    #expect(
      suspects("/x/Sources/A/B.swift:1:1: error: no").count
        == Self.faults.count - 1
    )
    #expect(suspects("/x/Sources/A/C.swift:2:1: error: no") == ["1 -> 2"])
  }

  @Test("None in other files, or where nothing is said of one")
  func none() {
    #expect(suspects("/x/Sources/A/D.swift:3:5: error: no").isEmpty)
    #expect(suspects("error: link command failed").isEmpty)
    #expect(suspects("").isEmpty)
  }
}
