import ConsoleUI
import Testing

@testable import Console
@testable import Render

@Suite("Marked lines of a source")
struct MarkedSourceTests {
  @Test(
    "All lines move to the left as far as the outermost of them can",
    arguments: [
      (3, ["2 > func b() {", "3 >   c()", "4 > }"]),
      (4, ["2 >   func b() {", "3 >     c()", "4 >   }", "5   }"]),
    ]
  )
  func indent(count: Int, shown: [String]) {
    let source = MarkedSource(
      SourcePlace(path: "Sources/Some/A.swift", lines: 2...4),
      deciding: nil,
      of: "struct A {\n  func b() {\n    c()\n  }\n}\n",
      isPlain: true
    )
    let lines = source.lines(toCells: 40, atMost: count)
    #expect(lines.map { $0.text.trimmingTrailingSpaces() } == shown)
  }

  @Test(
    "What is to stay together is parted between words, and only long names cut",
    arguments: [
      ("set text ✕_cancels_the_task", 18, ["set text", "✕ cancels the task"]),
      (
        "set text ✕_cancels_the_task", 17,
        ["set text", "✕ cancels the", "task"]
      ),
      (
        "★_closure saveRequestFailed()", 14,
        ["★ closure", "saveRequest", "Failed()"]
      ),
    ]
  )
  func words(_ text: String, _ columns: Int, _ lines: [String]) {
    let wrapped = text.replacing("_", with: "\u{A0}")
      .wrappedAtWords(toCells: columns)
    #expect(wrapped.map { $0.replacing("\u{A0}", with: " ") } == lines)
  }
}
