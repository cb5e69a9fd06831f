import Console
import ConsoleUI
import Testing

@MainActor
@Suite("A long text is read with scrolling, search and its place shown")
struct ViewerTests {
  private let viewer: Viewer
  private let screens: ScreenStack

  init() {
    viewer = Viewer(
      title: "numbers",
      text: (1...100).map { "line \($0)\n" }.joined()
    )
    screens = ScreenStack(viewer, size: CellSize(width: 80, height: 11))
  }

  private func press(_ keys: Key...) {
    for key in keys { screens.press(key) }
  }

  private var lines: [String] {
    screens.makeFrame().lines.map { $0.trimmingTrailingSpaces() }
  }

  @Test("Arrows and pages scroll, as far as there is text")
  func scrolling() {
    #expect(lines[0] == "line 1" && lines[9] == "line 10")
    #expect(
      lines[10]
        == "lines 1-10 of 100 · numbers · / search · ? keys · Esc back · q quit"
    )
    for (key, first) in [
      (Key.up, 1), (.down, 2), (.pageDown, 11), (.character(" "), 20),
      (.pageUp, 11), (.end, 91), (.down, 91), (.home, 1),
      (.character("j"), 2), (.character("k"), 1), (.character("G"), 91),
      (.character("g"), 1),
    ] {
      press(key)
      #expect(lines[0] == "line \(first)", "after \(key)")
    }
  }

  @Test("Lines that are kept stay at the top while the others move")
  func linesKept() {
    let text = (1...100).map { "line \($0)\n" }.joined()
    for (kept, firsts) in [
      (2, ["line 1", "line 2", "line 4"]),
      // They would take more than a third.
      (4, ["line 2", "line 3", "line 4"]),
    ] {
      let viewer = Viewer(title: "numbers", text: text, linesKept: kept)
      viewer.size = CellSize(width: 80, height: 11)
      #expect(viewer.press(.down) == nil)
      let seen = viewer.makeFrame().lines.map { $0.trimmingTrailingSpaces() }
      #expect(Array(seen.prefix(3)) == firsts)
      #expect(seen[10].hasPrefix("lines \(firsts[0] == "line 1" ? 4 : 2)-11"))
      #expect(!seen[10].contains("step"))
    }
  }

  @Test("A search goes to the next line with the text, whatever its case")
  func search() {
    press(.character("/"))
    for character in "LINE 9q" { press(.character(character)) }
    #expect(lines[10] == "/LINE 9q_ · Return find · Esc cancel")
    press(.control("u"))
    #expect(lines[10].hasPrefix("/_ · "))
    for character in "LINE 9q" { press(.character(character)) }
    press(.backspace, .enter)
    #expect(lines.contains("line 9"))
    #expect(lines[10].hasPrefix("match 1 of 11 · lines 1-10 of 100"))
    press(.character("n"), .character("n"))
    #expect(lines[10].hasPrefix("match 3 of 11 · "))
    #expect(lines.contains("line 91"))
    press(.character("N"), .character("N"), .character("N"))
    #expect(lines[10].hasPrefix("match 11 of 11 · "))
    press(.character("/"), .character("x"), .enter)
    #expect(lines[10].hasPrefix("'x' not found · "))
  }

  @Test("The text that was found is marked, and letters are text meanwhile")
  func marks() {
    press(.character("/"), .paste("line 7"), .enter)
    let row = screens.makeFrame().grid.row(6)
    #expect(row.prefix(6).allSatisfy { $0.style.contains(.reversed) })
    #expect(!row.dropFirst(6).contains { $0.style.contains(.reversed) })
    press(.character("/"), .character("q"), .escape)
    #expect(!screens.isFinished && lines[10].hasPrefix("lines "))
  }

  @Test("] and [ go to the steps and headings, with what is said above them")
  func headings() {
    #expect(!lines[10].contains("[ ] step"))
    let step = "# You press a button\n# that is wide.\n> tap\n" + calls + "\n"
    viewer.append("== mvc\n\n" + step + step + "== mvp\n\n> wait\n" + calls)
    #expect(lines[10].contains(" · [ ] step · ? keys"))
    let firsts = [
      "== mvc", "# You press a button", "# You press a button", "== mvp",
      "> wait",
    ]
    for first in firsts {
      press(.character("]"))
      #expect(lines[0] == first)
    }
    press(.character("]"))
    #expect(lines[0] == "> wait")
    for first in firsts.dropLast().reversed() {
      press(.character("["))
      #expect(lines[0] == first)
    }
    press(.character("["))
    #expect(lines[0] == "line 1")
    press(.character("?"))
    #expect(lines.contains { $0.hasPrefix("], [    ") })
  }

  private let calls = String(repeating: "call\n", count: 20)

  @Test("Lines that are too long go on below, and a new width wraps anew")
  func wrapping() {
    viewer.append("a word and another one that go on\n")
    press(.end)
    #expect(lines[9] == "a word and another one that go on")
    screens.size = CellSize(width: 20, height: 11)
    press(.end)
    #expect(lines[8] == "a word and another")
    #expect(lines[9] == "one that go on")
  }

  @Test("At a new width the line that stood first stays there")
  func placeKept() {
    viewer.append(String(repeating: "words that go on for long\n", count: 30))
    viewer.append((101...150).map { "line \($0)\n" }.joined())
    press(.end, .pageUp)
    let first = lines[0]
    screens.size = CellSize(width: 20, height: 11)
    #expect(lines[0] == first)
    screens.size = CellSize(width: 80, height: 11)
    #expect(lines[0] == first)
  }

  @Test("What a search finds is said on a narrow screen, too")
  func narrowSearch() {
    screens.size = CellSize(width: 36, height: 11)
    press(.character("/"), .character("x"), .enter)
    #expect(lines[10] == "'x' not found · ? keys")
    press(.character("/"), .character("7"), .enter)
    #expect(lines[10] == "match 1 of 19 · ? keys")
  }

  @Test("? shows the keys, and leaves them again")
  func keys() {
    press(.pageDown, .character("?"))
    let home = "Home, End               go to the top or the end"
    #expect(
      lines[..<5] == [
        "Moving", "Up, Down, Page Up,      move", "Page Down, Space", home,
        "], [                    go to the next step or heading, or the one "
          + "before",
      ]
    )
    #expect(lines[10].hasPrefix("lines 1-10 of 19 · keys · "))
    // Where there is little room, each key stands above what it does.
    screens.size = CellSize(width: 36, height: 11)
    #expect(
      lines[..<5] == [
        "Moving", "Up, Down, Page Up, Page Down, Space", "  move", "Home, End",
        "  go to the top or the end",
      ]
    )
    screens.size = CellSize(width: 80, height: 11)
    press(.character("?"))
    #expect(lines[0] == "line 10")
  }

  @Test("One that opens below the top says why, and how to get there")
  func opening() {
    let text = (1...40).map { "line \($0 % 30)\n" }.joined()
    let viewer = Viewer(
      title: "numbers",
      text: text,
      opening: ("line 7", "decides")
    )
    let stack = ScreenStack(viewer, size: CellSize(width: 80, height: 11))
    var lines: [String] { stack.makeFrame().lines }
    #expect(lines[0].hasPrefix("line 7 "))
    #expect(
      lines[10].hasPrefix(
        "lines 7-16 of 40 · opened at decides · n N next · Home top · ? keys"
      )
    )
    #expect(stack.makeFrame().grid[0, 0].style.contains(.reversed))
    stack.press(.character("n"))
    #expect(lines.contains { $0.hasPrefix("line 7 ") })
    #expect(lines[10].hasPrefix("match 2 of 2 · lines 31-40 of 40 · numbers"))
    stack.press(.home)
    #expect(lines[0].hasPrefix("line 1 "))
  }

  @Test("A title that has no room leaves it to the keys")
  func longTitle() {
    let title = "source mvvm-observation photo-list"
    let text = String(repeating: "line\n", count: 465)
    let stack = ScreenStack(
      Viewer(title: title, text: text),
      size: CellSize(width: 80, height: 24)
    )
    #expect(
      stack.makeFrame().lines[23].trimmingTrailingSpaces()
        == "lines 1-23 of 465 · arrows scroll · / search · ? keys · Esc back "
        + "· q quit"
    )
  }

  @Test("What is still written is shown as it comes")
  func progress() {
    viewer.progress = "running"
    viewer.append("line 101\n")
    press(.end)
    #expect(lines[9] == "line 101")
    #expect(lines[10].hasPrefix("running · lines 92-101 of 101"))
  }
}
