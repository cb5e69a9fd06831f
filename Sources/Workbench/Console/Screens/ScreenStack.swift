import ConsoleUI

/// The screens that were opened one from another; the last one is shown.
///
/// It does what all of them have in common. Ctrl-C ends the program at once. A
/// letter asks first, since it may be meant for a text field, unless there are
/// only texts to read.
@MainActor
package final class ScreenStack {
  /// The size of the terminal.
  package var size: CellSize {
    didSet { for (screen, _) in screens { screen.size = size } }
  }
  package private(set) var isFinished = false

  private var screens: [(screen: any InteractiveScreen, openedAt: Duration)]
  private var time = Duration.zero
  private var asksToQuit = false

  package init(_ first: any InteractiveScreen, size: CellSize) {
    self.size = size
    screens = [(first, .zero)]
    first.size = size
  }

  /// The screen that is shown.
  package var top: any InteractiveScreen { screens[screens.count - 1].screen }

  package var timeToNextFrame: Duration? {
    screens.compactMap(\.screen.timeToNextFrame).min()
  }

  /// Lets time pass until so long after the start, also below the top.
  package func advance(to time: Duration) {
    self.time = time
    for (screen, openedAt) in screens { screen.advance(to: time - openedAt) }
  }

  package func press(_ key: Key) {
    guard key != .control("c") else { return isFinished = true }
    if asksToQuit {
      asksToQuit = false
      switch key {
      case .character("q"), .enter: return isFinished = true
      case .escape: return
      default: break
      }
    }
    // What is not seen must not be changed.
    guard !size.isTooSmall else {
      return asksToQuit = key == .character("q")
    }
    switch top.press(key) {
    case nil: break
    // A text has nothing that could be lost.
    case .asksToQuit where screens.allSatisfy { $0.screen is Viewer }:
      isFinished = true
    case .asksToQuit: asksToQuit = true
    case .goesUp where screens.count == 1 && top is Viewer: isFinished = true
    case .goesUp where screens.count == 1: asksToQuit = true
    case .goesUp: screens.removeLast().screen.close()
    case .opens(let screen):
      screen.size = size
      screens.append((screen, time))
    }
  }

  /// Ends what the screens have at work.
  func close() {
    for (screen, _) in screens { screen.close() }
  }

  package func makeFrame() -> Frame {
    let frame = size.isTooSmall ? .tooSmall(size) : top.makeFrame()
    return asksToQuit ? frame.withLastRow(Self.question) : frame
  }

  private static let question =
    "Quit? q or Return: yes. Esc: no. Any other key: stay, and use the key."
}

extension Frame {
  /// The frame with a text of single cells in its last row.
  fileprivate func withLastRow(_ text: String) -> Frame {
    var grid = grid
    let line = text.truncated(toCells: size.width).padded(toCells: size.width)
    for (x, glyph) in line.enumerated() {
      grid.put(glyph, width: 1, style: .bold, x: x, y: size.height - 1)
    }
    return Frame(grid: grid, texts: texts + [text])
  }
}

// MARK: - Too small a terminal

extension CellSize {
  /// The smallest terminal that shows more than that it is too small.
  static let smallestScreen = CellSize(width: 20, height: 5)

  var isTooSmall: Bool {
    width < Self.smallestScreen.width || height < Self.smallestScreen.height
  }
}

extension Frame {
  /// What a terminal says that is too small for anything else.
  fileprivate static func tooSmall(_ size: CellSize) -> Frame {
    let least = CellSize.smallestScreen
    let text = "Too small: \(least.width)x\(least.height) needed. q: quit"
    var drawing = ScreenDrawing(ScreenLayout(on: size))
    let lines = text.wrapped(toCells: size.width).prefix(size.height)
    for (row, line) in lines.enumerated() {
      drawing.draw(line, row: row, style: .plain)
    }
    return drawing.frame
  }
}
