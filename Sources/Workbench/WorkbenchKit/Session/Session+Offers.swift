import ConsoleUI

extension Session {
  /// What the screen lets one do now; waiting and the network always go.
  ///
  /// Of the rows of a table, those on the screen tell what buttons they have;
  /// an action may name any row.
  public var offers: [Offer] {
    var offers = window.tappables.numbered.map { tappable, number in
      Offer.tap(tappable.title, number: number)
    }
    offers += window.namedTextFields.map { .type(into: $1, number: $2) }
    if let table = window.tables.first, table.numberOfRows > 0 {
      offers.append(.select(upTo: table.numberOfRows))
      layOut()
      offers += window.tappablesInRows.numbered.offersOfRows
    }
    if window.canGoBack { offers.append(.back) }
    return offers
  }
}

extension [(tappable: Tappable, number: Int?)] {
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
