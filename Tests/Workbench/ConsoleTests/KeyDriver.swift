import ConsoleUI
import Play

/// Does with keys what a script says, looking at the screen only.
struct KeyDriver {
  let program: Program
  private var network = NetworkCondition.on

  init(_ program: Program) {
    self.program = program
  }

  struct NoWay: Error {
    let action: Action
    let screen: [String]
  }

  /// Presses the keys for an action; time passes by itself.
  mutating func perform(_ action: Action) throws {
    switch action {
    case .tap(let title, nil, nil):
      try moveFocus(for: action, to: { $0.hasPrefix("[ \(title) ]") })
      program.send("\r")
    case .select(let row):
      try moveFocus(for: action) { !$0.hasPrefix("[ ") && !isInTextField }
      let down = String(repeating: "\u{1b}[B", count: row - 1)
      program.send("\u{1b}[H" + down + " ")
    case .type(let text, nil, nil):
      try moveFocus(for: action) { _ in isInTextField }
      let backspaces = String(repeating: "\u{7f}", count: 40)
      program.send("\u{1b}[F" + backspaces + text)
    case .tap, .type:
      throw NoWay(action: action, screen: program.screen.lines)
    case .back:
      program.send("\u{1b}")
    case .wait:
      break
    case .network(let condition):
      // In a text field letters are text.
      try moveFocus(for: action) { _ in !isInTextField }
      while network != condition {
        program.send("n")
        let all = NetworkCondition.allCases
        let index = all.firstIndex(of: network) ?? 0
        network = all[(index + 1) % all.count]
        guard program.wait(for: "network \(network.rawValue)") else {
          throw NoWay(action: action, screen: program.screen.lines)
        }
      }
    }
  }

  /// Presses Tab until the cursor stands before a certain text.
  private func moveFocus(
    for action: Action,
    to isWanted: (String) -> Bool
  ) throws {
    for _ in 0..<10 {
      if isWanted(textAtCursor) { return }
      let cursor = program.screen.cursor
      program.send("\t")
      guard program.wait(until: { $0.cursor != cursor }) else { break }
    }
    throw NoWay(action: action, screen: program.screen.lines)
  }

  /// Whether what is typed becomes text; such a line is drawn on.
  private var isInTextField: Bool {
    let screen = program.screen
    return screen.lines[screen.cursor.y].contains("__")
  }

  private var textAtCursor: String {
    let screen = program.screen
    let rest = screen.cells[screen.cursor.y].dropFirst(screen.cursor.x)
    return String(rest.compactMap(\.glyph))
  }
}
