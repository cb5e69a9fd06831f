import Shell
import Testing

@testable import Measure

@Suite("Merging two changes")
struct MergeTests {
  private let base = (1...9).map { "line \($0)\n" }.joined()

  private func merged(
    _ one: ChangedFiles,
    _ other: ChangedFiles
  ) throws -> Merge.Result {
    try Merge(
      children: ChildProcesses(),
      original: { $0 == "new" ? nil : base },
      isShared: { $0 == "list" }
    ).files(of: [one, other])
  }

  @Test("What only one changes is taken from it")
  func onlyOne() throws {
    let merged = try merged(["a": "x", "gone": ""], ["b": "y"])
    #expect(merged.files == ["a": "x", "b": "y", "gone": ""])
    #expect(merged.conflicts == [:])
  }

  @Test("Changes of different lines fit together")
  func apart() throws {
    let merged = try merged(
      ["a": base.replacing("line 1", with: "one")],
      ["a": base.replacing("line 9", with: "nine")]
    )
    #expect(
      merged.files["a"]
        == base.replacing("line 1", with: "one")
        .replacing("line 9", with: "nine")
    )
    #expect(merged.conflicts == [:])
  }

  @Test("Each place with changes of the same lines is counted")
  func same() throws {
    func changed(_ word: String) -> String {
      base.replacing("line 2", with: word).replacing("line 8", with: word)
    }
    let merged = try merged(
      ["a": changed("x"), "new": "p"],
      ["a": changed("y"), "new": "q"]
    )
    #expect(merged.conflicts == ["a": 2, "new": 1])
    #expect(merged.files["a"] == nil)
  }

  @Test("In a shared file both have their lines")
  func shared() throws {
    let merged = try merged(
      ["list": base.replacing("line 2\n", with: "line 2\nx\n")],
      ["list": base.replacing("line 2\n", with: "line 2\ny\n")]
    )
    #expect(merged.conflicts == [:])
    #expect(
      merged.files["list"] == base.replacing("line 2\n", with: "line 2\nx\ny\n")
    )
  }
}
