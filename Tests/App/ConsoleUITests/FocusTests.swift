import ConsoleUI
import Testing

@MainActor
@Suite("Where keys go")
struct FocusTests {
  private let rows = ButtonRows()
  private let table = TableView(rowHeight: 1)
  private let before = Button(title: "Before")
  private let after = Button(title: "After")

  private func window(height: Int = 12) -> Window {
    let stack = StackView(axis: .vertical)
    stack.addArrangedSubviews(before, table, after)
    table.dataSource = rows
    let window = Window(stack, size: CellSize(width: 24, height: height))
    _ = window.makeFrame()
    return window
  }

  private func press(_ keys: Key..., in window: Window) {
    for key in keys {
      #expect(window.handle(key) == .handled)
      _ = window.makeFrame()
    }
  }

  /// The buttons that are drawn as having the focus.
  private func focusedTexts(_ window: Window) -> String {
    let cells = window.makeFrame().grid
    return (0..<window.size.height).flatMap { cells.row($0) }
      .filter { $0.style.contains(.reversed) }
      .compactMap(\.glyph).map(String.init).joined()
  }

  @Test("Enter presses the button that is drawn as having the focus")
  func press() throws {
    let window = window()
    #expect(window.handle(.enter) == .gesture(.press(before)))
    press(.tab, in: window)
    #expect(window.handle(.enter) == .gesture(.select(table, row: 0)))
    press(.down, .right, .right, in: window)
    #expect(focusedTexts(window) == "[ B1 ]")
    let cell = try #require(table.visibleCells[1])
    #expect(window.handle(.enter) == .gesture(.press(cell.buttons[1])))
    press(.tab, in: window)
    #expect(window.handle(.character(" ")) == .gesture(.press(after)))
  }

  @Test("Where a pressed button has gone, what takes no text has the focus")
  func goneButton() {
    let stack = StackView(axis: .vertical)
    stack.addArrangedSubviews(TextField(), before, after)
    let window = Window(stack, size: CellSize(width: 24, height: 12))
    #expect(window.isEditingText)
    press(.tab, in: window)
    #expect(window.handle(.enter) == .gesture(.press(before)))
    before.isHidden = true
    #expect(window.handle(.enter) == .gesture(.press(after)))
  }

  @Test("A row with fewer buttons has the focus on its last, or on itself")
  func fewerButtons() {
    rows.numberOfButtons = [2, 1, 0, 2]
    let window = window()
    press(.tab, .right, .right, in: window)
    #expect(focusedTexts(window) == "[ B0 ]")
    press(.down, in: window)
    #expect(focusedTexts(window) == "[ A1 ]")
    press(.down, in: window)
    #expect(window.handle(.enter) == .gesture(.select(table, row: 2)))
    press(.down, in: window)
    #expect(focusedTexts(window) == "[ B3 ]")
    press(.up, .left, in: window)
    #expect(window.handle(.enter) == .gesture(.press(before)))
  }

  @Test("After scrolling to the top keys start at the first row")
  func scrollToTop() {
    let window = window()
    press(.tab, .down, .down, in: window)
    table.scrollToTop()
    #expect(window.handle(.enter) == .gesture(.select(table, row: 0)))
  }

  @Test("A button that can no longer be pressed loses the focus")
  func disabled() throws {
    let window = window()
    press(.tab, .right, .right, in: window)
    try #require(table.visibleCells[0]).buttons[1].isEnabled = false
    #expect(focusedTexts(window) == "[ A0 ]")
    try #require(table.visibleCells[0]).buttons[0].isHidden = true
    #expect(window.handle(.enter) == .gesture(.select(table, row: 0)))
  }

  @Test("The focus stays where it was when the rows are loaded anew")
  func reload() {
    let window = window()
    press(.tab, .down, .down, .right, in: window)
    table.reloadData()
    #expect(focusedTexts(window) == "[ A2 ]")
    rows.numberOfButtons.removeLast(2)
    table.reloadData()
    #expect(focusedTexts(window) == "[ A1 ]")
    press(.up, in: window)
    #expect(focusedTexts(window) == "[ A0 ]")
  }

  @Test("Who goes on from the last row with Right finds the next view")
  func goingOn() {
    let window = window()
    press(.tab, .right, .right, .right, in: window)
    #expect(window.handle(.enter) == .gesture(.press(after)))
    press(.left, in: window)
    #expect(window.handle(.enter) == .gesture(.select(table, row: 0)))
  }

  @Test("Who cannot go on with Right stays on the button")
  func stayingOn() {
    after.isHidden = true
    let window = window()
    press(.tab, .right, .right, .right, in: window)
    #expect(focusedTexts(window) == "[ B0 ]")
  }

  @Test("A button in a row is seen on a small screen")
  func smallScreen() {
    let window = window(height: 3)
    press(.tab, .end, .right, in: window)
    #expect(focusedTexts(window) == "[ A3 ]")
    #expect(window.makeFrame().cursor != nil)
  }

  @Test("A view that comes back does not take the focus from one in use")
  func comingBack() {
    let window = window()
    press(.backTab, in: window)
    after.isHidden = true
    #expect(window.handle(.enter) == .gesture(.press(before)))
    after.isHidden = false
    #expect(window.handle(.enter) == .gesture(.press(before)))
  }

  @Test("On a small screen laying out lets go of no row that is shown")
  func rowsKept() {
    let window = window(height: 2)
    press(.tab, .end, in: window)
    let shown = Set(table.visibleCells.keys)
    window.layoutIfNeeded()
    #expect(Set(table.visibleCells.keys) == shown)
  }

  @Test("Home and End scroll a screen that has no list")
  func ends() {
    let stack = StackView(axis: .vertical)
    for line in 1...9 { stack.addSubview(Label(text: "line \(line)")) }
    let window = Window(stack, size: CellSize(width: 6, height: 3))
    #expect(window.makeFrame().lines == ["line 1", "line 2", "line 3"])
    press(.end, in: window)
    #expect(window.makeFrame().lines == ["line 7", "line 8", "line 9"])
    press(.home, in: window)
    #expect(window.makeFrame().lines == ["line 1", "line 2", "line 3"])
  }

  @Test("Space that stands below what is empty takes none from what is above")
  func emptyBelow() {
    let stack = StackView(axis: .vertical, spacing: 1)
    stack.addArrangedSubviews(Label(text: "name"), before, Label(), Label())
    let window = Window(stack, size: CellSize(width: 10, height: 3))
    #expect(
      window.makeFrame().lines == ["name      ", "          ", "[ Before ]"]
    )
  }

  @Test("A screen's buttons are those outside of rows")
  func buttons() {
    let window = window()
    #expect(window.buttons.map(\.title) == ["Before", "After"])
    #expect(table.visibleCells[0]?.buttons.map(\.title) == ["A0", "B0"])
  }
}

/// Rows of buttons, named by column and row.
private final class ButtonRows: TableViewDataSource {
  var numberOfButtons = [2, 2, 2, 2]

  func numberOfRows(in tableView: TableView) -> Int { numberOfButtons.count }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let cell = ButtonCell()
    for column in ["A", "B"].prefix(numberOfButtons[row]) {
      cell.content.addSubview(Button(title: "\(column)\(row)"))
    }
    return cell
  }
}

private final class ButtonCell: TableViewCell {
  let content = StackView(axis: .horizontal, spacing: 1, margin: 1)

  required init() {
    super.init()
    addSubview(content)
  }

  override func layoutSubviews() { content.frame = bounds }
}
