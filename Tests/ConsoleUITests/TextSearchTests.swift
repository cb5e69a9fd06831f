import Testing

@testable import ConsoleUI

@Suite("Looking for a text in others")
struct TextSearchTests {
  private func finds(_ wanted: String, in text: String) -> Bool {
    var search = TextSearch(for: wanted)
    return search.finds(in: text)
  }

  /// All texts of two letters, up to a length.
  private func texts(upTo length: Int) -> [String] {
    guard length > 0 else { return [""] }
    return [""] + texts(upTo: length - 1).flatMap { [$0 + "a", $0 + "b"] }
  }

  @Test("It finds what the standard library finds")
  func sameAsTheStandardLibrary() {
    for text in texts(upTo: 8) {
      for wanted in texts(upTo: 5) {
        let isFound = finds(wanted, in: text)
        guard isFound != text.contains(wanted) else { continue }
        Issue.record("'\(wanted)' in '\(text)': \(isFound)")
      }
    }
  }

  @Test("It compares characters, however they are spelled")
  func characters() {
    #expect(finds("é", in: "cafe\u{301}"))
    #expect(finds("fe\u{301}", in: "café"))
    #expect(!finds("e", in: "cafe\u{301}"))
    #expect(!finds("\u{301}", in: "cafe\u{301}"))
    // As far apart as two spellings of the same can be.
    #expect(finds("\u{212a}", in: "K"))
    #expect(finds("K", in: "\u{212a}"))
    #expect(finds("\u{1d160}", in: "\u{1d158}\u{1d165}\u{1d16e}"))
  }

  @Test("A long text takes no time", .timeLimit(.minutes(1)))
  func longText() {
    let x = String(repeating: "x", count: 100_000)
    #expect(finds(x + "y", in: x + x + "y"))
    #expect(!finds("y" + x, in: x + x))
    let marked = "a" + String(repeating: "\u{301}", count: 1_000_000)
    let texts = Array(repeating: "a long line of text", count: 600)
    let size = CellSize(width: 80, height: 20)
    let frame = Frame(grid: CellGrid(size: size), texts: texts)
    for wanted in [x + x + x + x + x, marked] {
      #expect(!frame.contains(wanted))
    }
  }
}
