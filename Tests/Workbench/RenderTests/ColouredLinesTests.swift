import Render
import Testing

@Suite("The colours of Swift source")
struct ColouredLinesTests {
  private func parts(_ text: String) -> [String] {
    ColouredLines(text).lines.map { line in
      line.map { ($0.colour?.rawValue ?? "") + "|" + $0.text }.joined()
    }
  }

  @Test("Keywords, types, strings and comments have one each")
  func colours() {
    #expect(
      parts("let a: Int = f(\"x\") // if\n") == [
        "k|let| a: y|Int| = f(t|\"x\"|) c|// if"
      ]
    )
  }

  @Test("What goes over lines is coloured on each, and no line is lost")
  func lines() {
    #expect(
      parts("/* a\n b */\n\n\"\"\"\nx\n\"\"\"\n") == [
        "c|/* a", "c| b */", "", "t|\"\"\"", "t|x", "t|\"\"\"",
      ]
    )
  }
}
