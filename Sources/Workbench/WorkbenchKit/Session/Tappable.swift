import ConsoleUI

/// What `tap` finds: a title on the screen, and what a tap on it does.
@MainActor
struct Tappable {
  let title: String
  /// The row of the table that it stands in, counted from 1; nil outside.
  let row: Int?
  let gesture: Gesture

  init(_ button: Button, row: Int? = nil) {
    title = button.title
    self.row = row
    gesture = .press(button)
  }

  init(_ control: SegmentedControl, segment: Int) {
    title = control.titles[segment]
    row = nil
    gesture = .choose(control, segment: segment)
  }
}

extension Window {
  /// What can be tapped outside of the table's rows, from top to bottom.
  var tappables: [Tappable] {
    controls.flatMap { view -> [Tappable] in
      switch view {
      case let button as Button: [Tappable(button)]
      case let control as SegmentedControl:
        control.titles.indices.map { Tappable(control, segment: $0) }
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
  func tappables(inRow row: Int?) -> [Tappable] {
    guard let row else { return tappables }
    guard let table = tables.first, row >= 1, row <= table.numberOfRows
    else { return [] }
    table.scrollToRow(at: row - 1)
    layoutIfNeeded()
    return tappables(in: table, row: row - 1)
  }

  private func tappables(in table: TableView, row: Int) -> [Tappable] {
    table.visibleCells[row]?.buttons.map { Tappable($0, row: row + 1) } ?? []
  }
}

extension [Tappable] {
  /// Each with its number among those of its title in its place, counted
  /// from 1; nil where it is the only one.
  var numbered: [(tappable: Tappable, number: Int?)] {
    enumerated().map { index, this in
      let same = indices.filter {
        self[$0].title == this.title && self[$0].row == this.row
      }
      let number = same.firstIndex(of: index).map { $0 + 1 }
      return (this, same.count > 1 ? number : nil)
    }
  }
}

extension TextField {
  /// What a script calls the field: the label beside it, else the placeholder
  /// in it, as a screen reader would.
  var name: String? {
    [label, placeholder].compactMap { $0 }.first { !$0.isEmpty }
  }
}

extension Window {
  /// The text fields, each with as much of a name as tells it from the others.
  ///
  /// The only one needs none. The number is that among the fields of the same
  /// name, for a field without a name that among all.
  var namedTextFields: [(textField: TextField, name: String?, number: Int?)] {
    let all = textFields
    guard all.count > 1 else { return all.map { ($0, nil, nil) } }
    return all.map { textField in
      let name = textField.name
      let same = all.filter { name == nil || $0.name == name }
      let number = same.firstIndex { $0 === textField }.map { $0 + 1 }
      return (textField, name, same.count > 1 ? number : nil)
    }
  }
}
