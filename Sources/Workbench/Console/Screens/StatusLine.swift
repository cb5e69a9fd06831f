import ConsoleUI

/// The last row of the terminal: where one is, how to get help and out.
///
/// A terminal that has no row to spare goes without.
public struct StatusLine: Sendable {
  private let place: String
  /// The keys that one needs most.
  private let keys: String
  /// What stands before them, as far as there is room; the last matters most.
  private let more: [String]

  package init(
    place: String,
    more: [String] = [],
    keys: [String] = ["? keys", "q quit"]
  ) {
    self.place = place
    self.more = more
    self.keys = keys.joined(separator: Self.separator)
  }

  static func isShown(in size: CellSize) -> Bool {
    size.height > CellSize.smallestScreen.height
  }

  /// The keys matter most; the place gives way where there is no room.
  func text(toCells width: Int) -> String {
    let room = width - keys.cellWidth - Self.separator.cellWidth
    guard room >= Self.shortestPlace else {
      return keys.truncated(toCells: width)
    }
    let place = place.truncated(toCells: room)
    var free = room - place.cellWidth
    let more = more.reversed().filter { key in
      let needed = key.cellWidth + Self.separator.cellWidth
      guard !key.isEmpty, needed <= free else { return false }
      free -= needed
      return true
    }
    return ([place] + more.reversed() + [keys])
      .joined(separator: Self.separator)
  }

  private static let separator = " · "
  private static let shortestPlace = 8
}

extension Window {
  /// The words for the rows of a table of which some are not seen: where those
  /// are, and which are seen.
  var placeOfRows: (arrows: String, rows: String) {
    guard let (shown, count) = rowsSeen else { return ("", "") }
    let (first, last) = (shown.lowerBound + 1, shown.upperBound)
    let arrows = (first > 1 ? "▲" : "") + (last < count ? "▼" : "")
    return (" " + arrows, "rows \(first)-\(last) of \(count)")
  }
}
