import ConsoleUI
import Pictures
import Testing

@MainActor
@Suite("An image view")
struct ImageViewTests {
  private let blue = Picture.Color(red: 0, green: 0, blue: 255)
  private let white = Picture.Color(red: 255, green: 255, blue: 255)

  private func imageView() -> ImageView {
    let view = ImageView(pictureSize: CellSize(width: 4, height: 3))
    view.image = Picture(rows: [[white, blue], [blue, white]])
    return view
  }

  @Test("It shows a picture by its shades, and keeps each cell's colour")
  func picture() {
    let frame = imageView().shown(width: 5, height: 3)
    #expect(frame.lines == ["█    ", " █   ", "     "])
    #expect(frame.grid[0, 0].color == white)
    #expect(frame.grid[1, 0].color == blue)
    #expect(frame.grid[2, 0].color == nil)
    #expect(frame.texts == [])
  }

  @Test("Without a picture a dotted box stands for it")
  func placeholder() {
    let view = ImageView(pictureSize: CellSize(width: 4, height: 3))
    // It is no wider than a picture where there is more room.
    let lines = ["····  ", "·  ·  ", "····  "]
    #expect(view.shown(width: 6, height: 3).lines == lines)
    view.image = imageView().image
    view.image = nil
    #expect(view.shown(width: 6, height: 3).lines == lines)
  }

  @Test("It has the same room with a picture of any size and without one")
  func room() {
    let view = imageView()
    let large = CellSize(width: 9, height: 9)
    let small = CellSize(width: 3, height: 1)
    #expect(view.sizeThatFits(large) == CellSize(width: 4, height: 3))
    #expect(view.sizeThatFits(small) == small)
    view.image = nil
    #expect(view.sizeThatFits(large) == CellSize(width: 4, height: 3))
  }

  @Test("What does not fit is cut off")
  func cutOff() {
    let frame = imageView().shown(width: 1, height: 1)
    #expect(frame.lines == ["█"])
  }

  @Test("A plain screen has neither a picture nor room for one")
  func plain() {
    let plain = Canvas.Options(isPlain: true)
    let stack = StackView(axis: .horizontal)
    let view = imageView()
    stack.addArrangedSubviews(view, Label(text: "text"))
    #expect(stack.shown(width: 8).lines == ["█   text"])
    #expect(stack.shown(width: 8, options: plain).lines == ["text    "])
    view.image = nil
    #expect(stack.shown(width: 8, options: plain).lines == ["text    "])
  }

  @Test("What covers a picture has none of its colours")
  func covered() {
    var canvas = Canvas(size: CellSize(width: 2, height: 2))
    let view = imageView()
    view.frame = CellRect(x: 0, y: 0, width: 2, height: 2)
    view.draw(in: &canvas)
    canvas.draw("x", at: .zero)
    #expect(canvas.grid[0, 0] == Cell(glyph: "x", style: .plain))
  }

  @Test("Another picture is observed, an equal one is not")
  func observation() {
    let view = imageView()
    let window = Window(view, size: CellSize(width: 4, height: 3))
    var changes: [String] = []
    window.widgetDidChange = { changes.append("\($0.property) \($0.value)") }
    view.image = imageView().image
    view.image = nil
    view.image = imageView().image
    #expect(changes == ["image none", "image a picture"])
  }

  @Test(
    "On a terminal a colour fills the cell, as the nearest of 256",
    arguments: [
      ("000000", 16), ("ffffff", 231), ("ff0000", 196), ("0000ff", 21),
      ("5f87af", 67), ("808080", 244), ("0a0a0a", 232), ("eeeeee", 255),
    ]
  )
  func palette(text: String, index: Int) {
    var cell = Cell.blank
    cell.color = Picture.Color(hexadecimal: text)
    #expect(
      cell.controlSequence() == "\u{1b}[0m\u{1b}[38;5;\(index);48;5;\(index)m"
    )
    #expect(cell.controlSequence(usesColor: false) == "\u{1b}[0m")
  }
}
