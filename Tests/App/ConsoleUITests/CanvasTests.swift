import ConsoleUI
import Testing

@Suite("A canvas")
struct CanvasTests {
  private func drawn(
    width: Int = 6,
    height: Int = 2,
    _ draw: (inout Canvas) -> Void
  ) -> Frame {
    var canvas = Canvas(size: CellSize(width: width, height: height))
    draw(&canvas)
    return Frame(grid: canvas.grid, texts: canvas.texts)
  }

  @Test("Drawing is cut off at the area's edges")
  func clipping() {
    let frame = drawn { canvas in
      canvas.inside(CellRect(x: 1, y: 0, width: 3, height: 1)) { canvas in
        canvas.draw("abcdef", at: CellPoint(x: -1, y: 0))
        canvas.draw("below", at: CellPoint(x: 0, y: 1))
        canvas.draw("above", at: CellPoint(x: 0, y: -1))
      }
    }
    #expect(frame.lines == [" bcd  ", "      "])
  }

  @Test("A wide glyph that is cut is left out whole")
  func wideAtTheEdge() {
    let frame = drawn { canvas in
      canvas.inside(CellRect(x: 1, y: 0, width: 3, height: 1)) { canvas in
        canvas.draw("한국日", at: CellPoint(x: -1, y: 0))
      }
    }
    #expect(frame.lines == ["  국  ", "      "])
  }

  @Test("An area inside another sees no more than that one")
  func nesting() {
    let frame = drawn { canvas in
      canvas.inside(CellRect(x: 2, y: 0, width: 2, height: 2)) { canvas in
        canvas.inside(CellRect(x: -2, y: 1, width: 9, height: 9)) { canvas in
          canvas.draw("abcdefgh", at: .zero)
        }
        canvas.draw("x", at: .zero)
      }
      canvas.draw("y", at: .zero)
    }
    #expect(frame.lines == ["y x   ", "  cd  "])
  }

  @Test("A text is noted as long as a part of it can be seen")
  func texts() {
    let frame = drawn { canvas in
      let area = CellRect(x: 4, y: 1, width: 9, height: 9)
      canvas.draw(["partly"], of: "partly seen", in: area)
      let outside = CellRect(x: 6, y: 0, width: 9, height: 1)
      canvas.draw(["never"], of: "never seen", in: outside)
    }
    #expect(frame.texts == ["partly seen"])
    #expect(frame.lines == ["      ", "    pa"])
  }

  @Test("A box covers what was there, also for those who look for texts")
  func coveredTexts() {
    let frame = drawn(width: 8, height: 4) { canvas in
      let under = CellRect(x: 1, y: 1, width: 5, height: 1)
      canvas.draw(["under"], of: "under", in: under)
      let half = CellRect(x: 0, y: 3, width: 8, height: 1)
      canvas.draw(["halfseen"], of: "half seen", in: half)
      canvas.drawBox(CellRect(x: 0, y: 0, width: 6, height: 4))
    }
    #expect(frame.texts == ["half seen"])
    #expect(
      frame.lines == ["┌────┐  ", "│    │  ", "│    │  ", "└────┘en"]
    )
    #expect(!frame.contains("under"))
  }

  @Test("A plain box blanks whole rows and covers the texts in them")
  func plainBox() {
    let options = Canvas.Options(isPlain: true)
    var canvas = Canvas(size: CellSize(width: 4, height: 2), options: options)
    let below = CellRect(x: 0, y: 1, width: 4, height: 1)
    let beside = CellRect(x: 3, y: 0, width: 1, height: 1)
    canvas.draw(["abcd"], of: "below", in: below)
    canvas.draw(["z"], of: "beside", in: beside)
    canvas.drawBox(CellRect(x: 1, y: 0, width: 2, height: 1))
    canvas.drawLine(y: 0, width: 4)
    let frame = Frame(grid: canvas.grid, texts: canvas.texts)
    #expect(frame.lines == ["    ", "abcd"])
    #expect(frame.texts == ["below"])
  }

  @Test("A frame contains a text however it is wrapped, shortened or spaced")
  func contains() {
    let frame = drawn(width: 8, height: 3) { canvas in
      let area = CellRect(x: 0, y: 0, width: 8, height: 2)
      canvas.draw(["a long", "sentence"], of: "a long\nsentence", in: area)
      canvas.draw("drawn  so", at: CellPoint(x: 0, y: 2))
    }
    for text in ["a long sentence", "long\tsentence", "ng  sen", "drawn s"] {
      #expect(frame.contains(text))
    }
    for text in ["sentence drawn", "drawn so", "alongsentence", "A long"] {
      #expect(!frame.contains(text))
    }
  }
}
