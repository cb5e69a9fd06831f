import ConsoleUI
import Testing

@Suite("A grid of cells")
struct CellGridTests {
  private func grid(_ puts: (Character, Int, Int)...) -> [Character?] {
    var grid = CellGrid(size: CellSize(width: 5, height: 1))
    for (glyph, width, x) in puts {
      grid.put(glyph, width: width, style: .plain, x: x, y: 0)
    }
    return grid.row(0).map(\.glyph)
  }

  @Test("A wide glyph is a cell and an empty one")
  func wide() {
    #expect(grid(("한", 2, 1)) == [" ", "한", nil, " ", " "])
  }

  @Test("Overwriting one half of a wide glyph blanks the other")
  func halves() {
    #expect(grid(("한", 2, 1), ("a", 1, 1)) == [" ", "a", " ", " ", " "])
    #expect(grid(("한", 2, 1), ("a", 1, 2)) == [" ", " ", "a", " ", " "])
    #expect(grid(("한", 2, 1), ("국", 2, 2)) == [" ", " ", "국", nil, " "])
    #expect(grid(("한", 2, 1), ("국", 2, 0)) == ["국", nil, " ", " ", " "])
    #expect(grid(("한", 2, 1), ("국", 2, 1)) == [" ", "국", nil, " ", " "])
    #expect(
      grid(("한", 2, 0), ("국", 2, 2), ("日", 2, 1)) == [
        " ", "日", nil, " ", " ",
      ]
    )
  }

  @Test("No wide glyph straddles the right edge")
  func rightEdge() {
    #expect(grid(("a", 1, 4), ("한", 2, 4)) == [" ", " ", " ", " ", " "])
    #expect(grid(("한", 2, 3)) == [" ", " ", " ", "한", nil])
  }

  @Test("What stands outside is left out")
  func outside() {
    var grid = CellGrid(size: CellSize(width: 2, height: 2))
    let blank = grid
    for (x, y) in [(-1, 0), (0, -1), (2, 0), (0, 2), (Int.max, 0)] {
      grid.put("a", width: 1, style: .bold, x: x, y: y)
      grid.put("한", width: 2, style: .bold, x: x, y: y)
    }
    #expect(grid == blank)
    grid.add(.faint, in: CellRect(x: 5, y: 5, width: 3, height: 3))
    #expect(grid == blank)
  }

  @Test("A style is added to the cells of a rectangle and no others")
  func styles() {
    var grid = CellGrid(size: CellSize(width: 3, height: 2))
    grid.put("a", width: 1, style: .bold, x: 1, y: 0)
    grid.add(.faint, in: CellRect(x: 1, y: -1, width: 9, height: 2))
    #expect(grid.row(0).map(\.style) == [.plain, [.bold, .faint], .faint])
    #expect(grid.row(1).map(\.style) == [.plain, .plain, .plain])
    #expect(grid[1, 0].glyph == "a")
  }
}
