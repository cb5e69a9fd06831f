import Console
import ConsoleUI
import Pictures
import TestSupport
import Testing

struct ScreenWriterTests {
  @Test(arguments: [
    CellSize(width: 40, height: 20), CellSize(width: 7, height: 3),
  ])
  func theTerminalShowsEveryOneOfManyRandomFrames(size: CellSize) {
    var generator = RepeatableRandom()
    var writer = ScreenWriter(usesColor: true)
    var terminal = ModelTerminal(size: size)
    var grid = CellGrid(size: size)
    for _ in 0..<(SlowTests.areRun ? 2000 : 500) {
      change(&grid, with: &generator)
      let frame = Frame(
        grid: grid,
        texts: [],
        cursor: cursor(in: size, with: &generator)
      )
      terminal.receive(writer.bytes(for: frame))
      guard shows(terminal, frame) else {
        for y in 0..<size.height where terminal.cells[y] != Array(grid.row(y)) {
          Issue.record("row \(y):\n\(terminal.cells[y])\n\(grid.row(y))")
        }
        Issue.record(
          "cursor \(terminal.cursor) \(String(describing: frame.cursor))"
        )
        return
      }
    }
    #expect(terminal.unknownSequences.isEmpty)
  }

  @Test("Output that Ctrl-C cut short leaves the cursor on the screen")
  func cutOutput() {
    var generator = RepeatableRandom()
    var writer = ScreenWriter(usesColor: true)
    let size = CellSize(width: 40, height: 20)
    var terminal = ModelTerminal(size: size)
    var grid = CellGrid(size: size)
    for _ in 0..<500 {
      change(&grid, with: &generator)
      let bytes = writer.bytes(for: Frame(grid: grid, texts: [], cursor: nil))
      let ends = (0..<2).map { _ in
        Int.random(in: 0...bytes.count, using: &generator)
      }
      terminal.receive(bytes[..<ends.min()!] + bytes[ends.max()!...])
      #expect((0..<size.width).contains(terminal.cursor.x))
      #expect((0..<size.height).contains(terminal.cursor.y))
    }
  }

  @Test func anUnchangedFrameWritesNothing() {
    var writer = ScreenWriter(usesColor: true)
    let frame = Frame(
      grid: CellGrid(size: CellSize(width: 9, height: 3)),
      texts: [],
      cursor: CellPoint(x: 2, y: 1)
    )
    _ = writer.bytes(for: frame)
    #expect(writer.bytes(for: frame).isEmpty)
  }

  @Test(arguments: [CellStyle.plain, [.bold, .accent, .reversed]])
  func eightChangedCellsCostAtMostFortyBytesMore(style: CellStyle) {
    let size = CellSize(width: 80, height: 24)
    var writer = ScreenWriter(usesColor: true)
    var grid = CellGrid(size: size)
    _ = writer.bytes(
      for: Frame(grid: grid, texts: [], cursor: CellPoint(x: 11, y: 22))
    )
    for (offset, glyph) in "Richmond".enumerated() {
      grid.put(glyph, width: 1, style: style, x: 60 + offset, y: 20)
    }
    let bytes = writer.bytes(
      for: Frame(grid: grid, texts: [], cursor: CellPoint(x: 11, y: 22))
    )
    #expect(bytes.count <= 8 + 40)
  }

  @Test func withoutColoursNoColourIsSent() {
    var writer = ScreenWriter(usesColor: false)
    var grid = CellGrid(size: CellSize(width: 9, height: 3))
    grid.put("x", width: 1, style: [.accent, .bold], x: 0, y: 0)
    let bytes = writer.bytes(for: Frame(grid: grid, texts: []))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("\u{1b}[0;1mx"))
  }

  private func shows(_ terminal: ModelTerminal, _ frame: Frame) -> Bool {
    let isSame = (0..<frame.size.height).allSatisfy { y in
      terminal.cells[y] == Array(frame.grid.row(y))
    }
    let cursor = terminal.isCursorVisible ? terminal.cursor : nil
    return isSame && cursor == frame.cursor
  }

  private func cursor(
    in size: CellSize,
    with generator: inout RepeatableRandom
  ) -> CellPoint? {
    guard Bool.random(using: &generator) else { return nil }
    return CellPoint(
      x: Int.random(in: 0..<size.width, using: &generator),
      y: Int.random(in: 0..<size.height, using: &generator)
    )
  }

  private func change(
    _ grid: inout CellGrid,
    with generator: inout RepeatableRandom
  ) {
    if Int.random(in: 0..<20, using: &generator) == 0 {
      grid = CellGrid(size: grid.size)
    }
    let glyphs: [Character] = [
      "a", "b", " ", " ", "─", "é", "e\u{301}", "서", "天", "👩‍👩‍👧‍👦", "🇰🇷", "�",
    ]
    let styles: [CellStyle] = [
      .plain, .plain, .bold, .reversed, [.faint, .accent],
    ]
    for _ in 0..<Int.random(in: 0...30, using: &generator) {
      let glyph = glyphs.randomElement(using: &generator) ?? " "
      grid.put(
        glyph,
        width: glyph.cellWidth,
        style: styles.randomElement(using: &generator) ?? .plain,
        x: Int.random(in: 0..<grid.size.width, using: &generator),
        y: Int.random(in: 0..<grid.size.height, using: &generator)
      )
    }
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      // Only colours that a terminal has are shown as they are.
      let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
      let color = Picture.Color(
        red: levels.randomElement(using: &generator) ?? 0,
        green: levels.randomElement(using: &generator) ?? 0,
        blue: 95
      )
      let x = Int.random(in: 0..<grid.size.width, using: &generator)
      let y = Int.random(in: 0..<grid.size.height, using: &generator)
      grid.put("▒", width: 1, style: .plain, x: x, y: y)
      grid.color(color, x: x, y: y)
    }
    if Bool.random(using: &generator) {
      let area = CellRect(x: 0, y: 1, width: grid.size.width, height: 1)
      grid.add(.underlined, in: area)
    }
  }
}
