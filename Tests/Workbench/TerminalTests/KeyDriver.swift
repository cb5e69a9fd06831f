import ConsoleUI
import WorkbenchKit

/// A screen to look at and keys to press.
@MainActor
protocol PersonsTerminal: AnyObject {
  var screen: ModelTerminal { get }

  func send(_ text: String)

  /// Waits for a state of the screen, also for one that soon passes.
  func wait(
    atMost patience: Duration,
    until condition: (ModelTerminal) -> Bool
  ) -> Bool

  /// Waits until the keys sent so far are handled.
  func waitUntilKeysAreHandled() -> Bool

  /// Lets time pass, where it does not pass by itself.
  func pass(_ duration: Duration)
}

/// Does with keys what a script says, looking at the screen only.
@MainActor
struct KeyDriver {
  let terminal: any PersonsTerminal
  private var network = NetworkCondition.on

  init(_ terminal: any PersonsTerminal) {
    self.terminal = terminal
  }

  struct NoWay: Error {
    let action: Action
    let screen: [String]
  }

  /// Presses the keys for an action.
  mutating func perform(_ action: Action) throws {
    switch action {
    case .tap(let title, nil, nil):
      try moveFocus(for: action) { isOnButton(title) || isOnSegments(title) }
      if isOnSegments(title) {
        try press("\u{1b}[C", for: action) { isOnSegment(title) }
      }
      terminal.send("\r")
    case .tap(let title, let row?, nil):
      try moveToRow(row, for: action)
      try press("\u{1b}[C", for: action) { isOnButton(title) }
      terminal.send("\r")
    case .select(let row):
      try moveToRow(row, for: action)
      terminal.send(" ")
    case .type(let text, let name, nil):
      try moveFocus(for: action) {
        isInTextField && (name.map { lineAtCursor.contains($0) } ?? true)
      }
      let backspaces = String(repeating: "\u{7f}", count: 40)
      terminal.send("\u{1b}[F" + backspaces + text)
    case .tap, .type:
      throw noWay(action)
    case .back:
      terminal.send("\u{1b}")
    case .wait(let duration):
      terminal.pass(duration)
    case .network(let condition):
      try change(to: condition, for: action)
    }
  }

  private mutating func change(
    to condition: NetworkCondition,
    for action: Action
  ) throws {
    // In a text field letters are text.
    try moveFocus(for: action) { !isInTextField }
    while network != condition {
      terminal.send("n")
      let all = NetworkCondition.allCases
      let index = all.firstIndex(of: network) ?? 0
      network = all[(index + 1) % all.count]
      let text = "Network: \(network.rawValue)"
      guard wait(until: { $0.lines.contains { $0.contains(text) } }) else {
        throw noWay(action)
      }
    }
    terminal.send("x")
  }

  private func moveToRow(_ row: Int, for action: Action) throws {
    try moveFocus(for: action) { isInTable }
    terminal.send("\u{1b}[H" + String(repeating: "\u{1b}[B", count: row - 1))
    guard terminal.waitUntilKeysAreHandled() else { throw noWay(action) }
  }

  /// Presses Tab until the focus is where it is wanted.
  private func moveFocus(
    for action: Action,
    to isThere: () -> Bool
  ) throws {
    try press("\t", for: action, until: isThere)
  }

  /// Presses a key until the focus is where it is wanted.
  private func press(
    _ key: String,
    for action: Action,
    until isThere: () -> Bool
  ) throws {
    for _ in 0..<20 {
      if isThere() { return }
      let cursor = terminal.screen.cursor
      terminal.send(key)
      guard wait(until: { $0.cursor != cursor }) else { break }
    }
    throw noWay(action)
  }

  private func wait(until condition: (ModelTerminal) -> Bool) -> Bool {
    terminal.wait(atMost: Program.patience, until: condition)
  }

  private func noWay(_ action: Action) -> NoWay {
    NoWay(action: action, screen: terminal.screen.lines)
  }

  // MARK: - Where the focus is

  private func isOnButton(_ title: String) -> Bool {
    textAtCursor.hasPrefix("[ \(title) ]")
  }

  private func isOnSegment(_ title: String) -> Bool {
    Self.segmentMarks.contains { textAtCursor.hasPrefix("\($0) \(title)") }
  }

  /// Whether the focus is on one of the segments of which one has a title.
  private func isOnSegments(_ title: String) -> Bool {
    isOnAnySegment
      && Self.segmentMarks.contains { lineAtCursor.contains("\($0) \(title)") }
  }

  private var isOnAnySegment: Bool {
    Self.segmentMarks.contains { textAtCursor.hasPrefix($0) }
  }

  private static let segmentMarks = ["( )", "(*)"]

  /// Whether the focus is on a row, or on a button in one.
  private var isInTable: Bool {
    terminal.screen.cursor.x == 0 && !isInTextField && !isOnAnySegment
      && !textAtCursor.hasPrefix("[ ")
  }

  /// Whether what is typed becomes text; the status line says so.
  private var isInTextField: Bool {
    terminal.screen.lines.last?.contains("Esc leave") == true
  }

  private var lineAtCursor: String {
    let screen = terminal.screen
    return screen.lines[screen.cursor.y]
  }

  private var textAtCursor: String {
    let screen = terminal.screen
    let rest = screen.cells[screen.cursor.y].dropFirst(screen.cursor.x)
    return String(rest.compactMap(\.glyph))
  }
}

extension Program: PersonsTerminal {
  func pass(_ duration: Duration) {}
}
