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

  /// The smallest terminal that has room for a screen and a status line.
  public static func sizeOfTerminal(around size: CellSize) -> CellSize {
    let whole = CellSize(width: size.width, height: size.height + 1)
    return isShown(in: whole) ? whole : size
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
    let more = more.reversed().filter { !$0.isEmpty }.prefix { key in
      free -= key.cellWidth + Self.separator.cellWidth
      return free >= 0
    }
    return ([place] + more.reversed() + [keys])
      .joined(separator: Self.separator)
  }

  private static let separator = " · "
  private static let shortestPlace = 8
}
