import ConsoleUI

/// Something that the screen lets one do now.
public enum Offer: Equatable, Sendable {
  /// A button or a segment of that title can be tapped: outside the table's
  /// rows, or in each of these rows, counted from 1.
  case tap(String, rows: ClosedRange<Int>? = nil, number: Int? = nil)
  /// Rows 1 to this number can be chosen.
  case select(upTo: Int)
  /// There is a text field to write in; where there are several, the one of
  /// that name.
  case type(into: String? = nil, number: Int? = nil)
  /// There is a screen to go back to.
  case back

  /// Whether this is what an action asks for, with all that it leaves open.
  func specifies(_ action: Action) -> Bool {
    switch (self, action) {
    case (.tap(let title, let rows, _), .tap(let wanted, let row, nil)):
      title == wanted && (row.map { rows?.contains($0) == true } ?? true)
    case (.type(let name, _), .type(_, let wanted, nil)):
      wanted == nil || wanted == name
    default:
      false
    }
  }
}

extension Session {
  /// What the screen lets one do now; waiting and the network always go.
  ///
  /// Of the rows of a table, those on the screen tell what buttons they have;
  /// an action may name any row.
  public var offers: [Offer] { run { offersOfWindow } }

  private var offersOfWindow: [Offer] {
    var offers = window.tappables.numbered.map { tappable, number in
      Offer.tap(tappable.title, number: number)
    }
    offers += window.namedTextFields.map { .type(into: $1, number: $2) }
    if let table = window.tables.first, table.numberOfRows > 0 {
      offers.append(.select(upTo: table.numberOfRows))
      window.layoutIfNeeded()
      offers += window.tappablesInRows.numbered.offersOfRows
    }
    if window.canGoBack { offers.append(.back) }
    return offers
  }
}

extension [(element: Tappable, number: Int?)] {
  /// What is offered in rows, once for rows that follow each other.
  fileprivate var offersOfRows: [Offer] {
    var offers: [Offer] = []
    for (tappable, number) in self {
      guard let row = tappable.row else { continue }
      let title = tappable.title
      let above = offers.firstIndex { offer in
        guard case .tap(title, let rows?, number) = offer else { return false }
        return rows.upperBound == row - 1
      }
      if let above, case .tap(_, let rows?, _) = offers[above] {
        let longer = rows.lowerBound...row
        offers[above] = .tap(title, rows: longer, number: number)
      } else {
        offers.append(.tap(title, rows: row...row, number: number))
      }
    }
    return offers
  }
}
