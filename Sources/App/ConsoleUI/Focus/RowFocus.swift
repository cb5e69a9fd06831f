/// Where the focus is in a table: on a row, or on one of its buttons.
///
/// Up and down move between rows. Right and Tab go through the buttons of a
/// row, left and Shift-Tab go back, and Escape leaves them for the row.
struct RowFocus: Equatable {
  private(set) var row = 0
  /// The button of the row, counted from 0; nil is the row itself.
  ///
  /// A row that has fewer buttons shows the focus on its last one.
  private var wantedButton: Int?

  /// The button that has the focus in a row with so many.
  func button(of count: Int) -> Int? {
    guard count > 0 else { return nil }
    return wantedButton.map { min($0, count - 1) }
  }

  /// Goes from the buttons of a row back to the row.
  mutating func leaveButtons() {
    wantedButton = nil
  }

  /// The row is the last one where the table has become shorter.
  mutating func adjust(toRows count: Int) {
    row = max(0, min(row, count - 1))
  }

  /// Moves as a key asks for; false where it leads out of the table.
  ///
  /// - Parameters:
  ///   - rows: How many rows there are.
  ///   - page: How many rows can be seen whole.
  ///   - buttons: How many buttons the row has.
  mutating func move(
    by key: Key,
    rows: Int,
    page: Int,
    buttons: Int
  ) -> Bool {
    switch key {
    case .tab, .right, .backTab, .left, .escape:
      return moveInRow(by: key, buttons: buttons)
    default:
      break
    }
    let next =
      switch key {
      case .up: row - 1
      case .down: row + 1
      case .pageUp: max(0, row - page)
      case .pageDown: min(rows - 1, row + page)
      case .home: 0
      case .end: rows - 1
      default: -1
      }
    guard (0..<rows).contains(next) else { return false }
    row = next
    return true
  }

  private mutating func moveInRow(by key: Key, buttons: Int) -> Bool {
    let current = button(of: buttons)
    switch key {
    case .tab, .right:
      let next = current.map { $0 + 1 } ?? 0
      guard next < buttons else { return false }
      wantedButton = next
    default:
      guard let current else { return false }
      let isFirst = current == 0 || key == .escape
      wantedButton = isFirst ? nil : current - 1
    }
    return true
  }
}
