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

  /// The table to which a gesture may add a row, and how many it has: the
  /// pressed button takes what was typed into a field beside the table.
  func tableToGrow(
    by gesture: Gesture
  ) -> (table: TableView, rows: Int)? {
    guard case .press(let button) = gesture, let table = tables.first,
      textFields.contains(where: { $0.returnButton === button })
    else { return nil }
    return (table, table.numberOfRows)
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
  package func action(for gesture: Gesture) -> Action? {
    switch gesture {
    case .press, .choose:
      return (tappables + tappablesInRows).numbered
        .first { $0.element.gesture == gesture }
        .map { .tap($0.title, row: $0.row, number: $1) }
    case .select(let table, let row):
      return table === tables.first ? .select(row + 1) : nil
    case .edit(let textField, let text):
      return namedTextFields.first { $0.textField === textField }
        .map { .type(text, into: $0.name, number: $0.number) }
    case .goBack:
      return .back
    }
  }

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

/// What `tap` finds: a title on the screen, and what a tap on it does.
struct Tappable {
  let title: String
  /// The row of the table that it stands in, counted from 1; nil outside.
  let row: Int?
  let gesture: Gesture
}

extension Window {
  /// What can be tapped outside of the table's rows, from top to bottom.
  var tappables: [Tappable] {
    controls.flatMap { view -> [Tappable] in
      switch view {
      case let button as Button:
        [Tappable(title: button.title, row: nil, gesture: .press(button))]
      case let control as SegmentedControl:
        control.titles.enumerated().map { segment, title in
          let gesture = Gesture.choose(control, segment: segment)
          return Tappable(title: title, row: nil, gesture: gesture)
        }
      default: []
      }
    }
  }

  /// What can be tapped in the rows that are on the screen.
  var tappablesInRows: [Tappable] {
    guard let table = tables.first else { return [] }
    return table.visibleCells.keys.sorted().flatMap { row in
      tappables(in: table, row: row)
    }
  }

  /// What can be tapped in a row, which is scrolled to, or outside of rows.
  private func tappables(inRow row: Int?) -> [Tappable] {
    guard let row else { return tappables }
    guard let table = tables.first, row >= 1, row <= table.numberOfRows
    else { return [] }
    table.scrollToRow(at: row - 1)
    layoutIfNeeded()
    return tappables(in: table, row: row - 1)
  }

  private func tappables(in table: TableView, row: Int) -> [Tappable] {
    let buttons = table.visibleCells[row]?.buttons ?? []
    return buttons.map { button in
      Tappable(title: button.title, row: row + 1, gesture: .press(button))
    }
  }

  /// The text fields, each with as much of a name as tells it from the others.
  ///
  /// The only one needs none. A field without a name is counted among all.
  var namedTextFields: [(textField: TextField, name: String?, number: Int?)] {
    guard textFields.count > 1 else { return textFields.map { ($0, nil, nil) } }
    return textFields.numbered { $0.name == nil || $0.name == $1.name }
      .map { ($0, $0.name, $1) }
  }
}

extension TextField {
  /// What a script calls the field: the label beside it, else the placeholder
  /// in it, as a screen reader would.
  fileprivate var name: String? {
    [label, placeholder].compactMap { $0 }.first { !$0.isEmpty }
  }
}

extension [Tappable] {
  /// Each with its number among those of its title in its place.
  var numbered: [(element: Tappable, number: Int?)] {
    numbered { $0.title == $1.title && $0.row == $1.row }
  }
}

extension Array {
  /// The only element, or else the one of that number, counted from 1.
  fileprivate func element(number: Int?) -> Element? {
    guard let number else { return count == 1 ? first : nil }
    return number >= 1 && number <= count ? self[number - 1] : nil
  }

  /// Each with its number among those that it is like, counted from 1; nil
  /// where it is the only one.
  fileprivate func numbered(
    whereLike isLike: (_ one: Element, _ other: Element) -> Bool
  ) -> [(element: Element, number: Int?)] {
    indices.map { index in
      let same = indices.filter { isLike(self[index], self[$0]) }
      let number = same.firstIndex(of: index).map { $0 + 1 }
      return (self[index], same.count > 1 ? number : nil)
    }
  }
}
