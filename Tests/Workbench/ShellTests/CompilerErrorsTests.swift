import Testing

@testable import Shell

@Suite("The compiler's errors in what a build has printed")
struct CompilerErrorsTests {
  private let output = """
    [1/5] Emitting module Exercise03
    /clone/A.swift:2:3: error: cannot find 'b' in scope
    1 | func a() {
    2 |   b()
      |   `- error: cannot find 'b' in scope
    3 | }
    [2/5] /clone/A.swift:2:3: error: cannot find 'b' in scope
    /clone/A.swift:9:1: warning: never used
    9 | let c = 1
    /clone/C:D.swift:7:12: error: no: really
    error: fatalError
    """

  @Test("Each comes once, with its place and the lines that belong to it")
  func entries() {
    let entries = CompilerErrors(in: output).entries
    #expect(entries.map(\.path) == ["/clone/A.swift", "/clone/C:D.swift"])
    #expect(entries.map(\.line) == [2, 7])
    #expect(
      entries.map { $0.text(path: "A.swift") } == [
        """
        A.swift:2:3: error: cannot find 'b' in scope
        1 | func a() {
        2 |   b()
          |   `- error: cannot find 'b' in scope
        3 | }
        """,
        "A.swift:7:12: error: no: really",
      ]
    )
  }

  @Test("The summary is their first lines, or all if none has a place")
  func summary() {
    #expect(
      CompilerErrors(in: output).summary == """
        /clone/A.swift:2:3: error: cannot find 'b' in scope
        /clone/C:D.swift:7:12: error: no: really
        """
    )
    let placeless = "error: 'lessons': invalid custom path\nerror: fatalError\n"
    #expect(CompilerErrors(in: placeless).entries.isEmpty)
    #expect(CompilerErrors(in: placeless).summary == placeless)
  }
}
