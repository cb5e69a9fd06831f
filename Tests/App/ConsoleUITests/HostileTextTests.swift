import ConsoleUI
import Testing

@MainActor
@Suite("Any text in any widget")
struct HostileTextTests {
  /// Every kind of widget, all of them showing the text.
  private func window(_ text: String, size: CellSize) -> Window {
    let stack = StackView(axis: .vertical)
    let icon = IconView(alignment: .center)
    icon.image = Icon(rows: [text], accessibilityLabel: text)
    stack.addArrangedSubviews(
      Label(text: text),
      Label(text: text, textAlignment: .center, numberOfLines: 0),
      Label(text: text, numberOfLines: 2),
      Button(title: text),
      TextField(text: text),
      TextField(placeholder: text),
      icon
    )
    let root = ViewController()
    root.title = text
    root.view = stack
    let window = Window(
      size: size,
      rootViewController: NavigationController(rootViewController: root)
    )
    window.makeVisible()
    return window
  }

  private func alert(_ text: String) -> AlertController {
    let alert = AlertController(title: text, message: text)
    alert.addTextField(placeholder: text)
    alert.addAction(AlertAction(title: text))
    return alert
  }

  /// Whether every cell holds what a terminal shows in the room it has.
  private func isSafe(_ frame: Frame) -> Bool {
    frame.lines.allSatisfy { line in
      line.cellWidth == frame.size.width
        && line.sanitizedForDisplay == line
        && line.unicodeScalars.allSatisfy {
          $0.properties.generalCategory != .control
        }
    }
  }

  @Test("Nothing in a text reaches a frame as a control character")
  func everyCell() {
    var generator = Generator(state: 5)
    for _ in 0..<300 {
      let text = generator.text()
      for options in [Canvas.Options(), Canvas.Options(isPlain: true)] {
        let window = window(text, size: CellSize(width: 23, height: 24))
        window.options = options
        #expect(isSafe(window.makeFrame()), "\(text.debugDescription)")
        let root = window.rootViewController
        root.present(alert(text))
        #expect(isSafe(window.makeFrame()), "\(text.debugDescription)")
      }
    }
  }

  @Test("No size is too small or too odd")
  func sizes() {
    for text in ["", "한국어 text", "a\nb\nc", "👩‍👩‍👧‍👦👍🏽"] {
      for width in 0...12 {
        for height in 0...6 {
          let size = CellSize(width: width, height: height)
          let window = window(text, size: size)
          let root = window.rootViewController
          #expect(isSafe(window.makeFrame()))
          root.present(alert(text))
          let frame = window.makeFrame()
          #expect(isSafe(frame))
          #expect(frame.size == size && frame.lines.count == height)
        }
      }
    }
  }

  @Test("A table of no room shows nothing and does not trap")
  func smallTables() {
    for (width, height) in [(0, 0), (1, 1), (2, 1), (1, 9), (0, 9), (9, 0)] {
      let table = TableView(rowHeight: 2)
      let rows = CountingRows(10)
      table.dataSource = rows
      table.selectRow(at: 9)
      let frame = table.shown(width: width, height: height)
      #expect(frame.lines.count == height)
      #expect(rows.asked.count <= height)
    }
  }
}

/// The same texts in every run.
private struct Generator {
  var state: UInt64

  /// A linear congruential generator; numbers from Knuth's MMIX.
  private mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func text() -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<next(below: 20) {
      let bounds = [0x20, 0x100, 0x3000, 0x20000, 0x110000]
      let value = UInt32(next(below: bounds[next(below: bounds.count)]))
      text.append(Unicode.Scalar(value) ?? "\u{200d}")
    }
    return String(text)
  }
}
