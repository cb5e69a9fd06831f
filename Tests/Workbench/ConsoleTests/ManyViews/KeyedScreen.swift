import Console
import ConsoleUI

/// The screen of many views, used with keys by someone who looks at it.
@MainActor
struct KeyedScreen {
  static let size = CellSize(width: 40, height: 16)
  let session: InteractiveSession

  /// - Parameter leavesField: Whether the person leaves the text field that
  ///   has the focus at first.
  init(rows: Int = 12, leavesField: Bool = true) throws {
    session = InteractiveSession(
      try .manyViews(rows: rows, size: Self.size)
    )
    _ = session.makeFrame()
    if leavesField { press(.escape) }
  }

  func press(_ keys: Key...) {
    for key in keys {
      session.press(key)
      _ = session.makeFrame()
    }
  }

  /// Presses keys before any of them is drawn.
  func pressAtOnce(_ keys: Key...) {
    for key in keys { session.press(key) }
  }

  /// What is drawn as having the focus, of a row its text.
  var focus: String {
    let marked = cells.filter { $0.style.contains(.reversed) }.text
    return marked.split(separator: "   ").first.map(String.init) ?? ""
  }

  /// The entry in whose row the cursor stands, or nothing.
  var row: String {
    cells.text.firstMatch(of: /Entry \d+/).map { String($0.output) } ?? ""
  }

  var statusLine: String { session.makeFrame().lines.last ?? "" }

  func shows(_ text: String) -> Bool { session.makeFrame().contains(text) }

  /// What was recorded, without the comments.
  var actions: [String] {
    session.recording.text.split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
  }

  /// The line that the cursor is in.
  private var cells: [Cell] {
    let frame = session.makeFrame()
    return frame.cursor.map { Array(frame.grid.row($0.y)) } ?? []
  }
}

extension [Cell] {
  fileprivate var text: String { String(compactMap(\.glyph)) }
}
