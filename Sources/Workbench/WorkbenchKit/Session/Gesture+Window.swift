import ConsoleUI

// A gesture carries a view, an action names it. Between the two stands the
// screen as it is now.

extension Window {
  /// Does to the view what a gesture says.
  public func perform(_ gesture: Gesture) {
    switch gesture {
    case .press(let button):
      button.sendActions()
    case .choose(let control, let segment):
      control.selectSegment(at: segment)
    case .select(let table, let row):
      table.selectRow(at: row)
    case .edit(let textField, let text):
      textField.text = text
      if textField.hasTargets { textField.sendActions() }
    case .goBack:
      goBack()
    }
  }

  /// The gesture that an action asks for; nil where the screen does not offer
  /// it, or where it could be several.
  ///
  /// An action in a row scrolls to the row before it looks, since only rows on
  /// the screen have views.
  func gesture(for action: Action) -> Gesture? {
    switch action {
    case .tap(let title, let row, let number):
      return tappables(inRow: row).filter { $0.title == title }
        .element(number: number)?.gesture
    case .select(let row):
      guard let table = tables.first, row >= 1, row <= table.numberOfRows
      else { return nil }
      return .select(table, row: row - 1)
    case .type(let text, let name, let number):
      return textFields.filter { name == nil || $0.name == name }
        .element(number: number).map { .edit($0, text: text) }
    case .back:
      return canGoBack ? .goBack : nil
    case .wait, .network:
      return nil
    }
  }

  /// The action that asks for a gesture, and for no other on this screen; nil
  /// where the view is not on offer.
  func action(for gesture: Gesture) -> Action? {
    switch gesture {
    case .press, .choose:
      return (tappables + tappablesInRows).numbered
        .first { $0.tappable.gesture == gesture }
        .map { tappable, number in
          .tap(tappable.title, row: tappable.row, number: number)
        }
    case .select(let table, let row):
      return table === tables.first ? .select(row + 1) : nil
    case .edit(let textField, let text):
      return namedTextFields.first { $0.textField === textField }
        .map { .type(text, into: $0.name, number: $0.number) }
    case .goBack:
      return .back
    }
  }
}

extension Array {
  /// The only element, or else the one of that number, counted from 1.
  fileprivate func element(number: Int?) -> Element? {
    guard let number else { return count == 1 ? first : nil }
    return number >= 1 && number <= count ? self[number - 1] : nil
  }
}

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
