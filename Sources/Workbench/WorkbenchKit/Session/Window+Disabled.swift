import ConsoleUI

extension Window {
  /// Whether an action asks for a button that shows, but is disabled.
  func showsDisabledButton(for action: Action) -> Bool {
    guard case .tap(let title, let row, _) = action else { return false }
    var buttons = disabledButtons
    if let row {
      buttons = tables.first?.visibleCells[row - 1]?.disabledButtons ?? []
    }
    return buttons.contains { $0.title == title }
  }
}
