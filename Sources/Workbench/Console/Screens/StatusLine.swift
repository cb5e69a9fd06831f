import ConsoleUI

/// The last row of the terminal: where one is, how to get help and out.
///
/// A terminal that has no row to spare goes without.
public struct StatusLine: Sendable {
  /// In ever fewer words.
  private let places: [String]
  /// The keys that one needs most.
  private let keys: String
  /// What stands before them, as far as there is room; the last matters most.
  private let more: [String]
  /// For these of them the place is said in fewer words.
  private let useful: [String]

  package init(
    place: String,
    more: [String] = [],
    keys: [String] = ["? keys", "q quit"]
  ) {
    self.init(places: [place], more: more, keys: keys)
  }

  /// - Parameter places: The place in ever fewer words, of which the first is
  ///   taken that leaves room for what is useful, else the first that has room.
  init(
    places: [String],
    more: [String] = [],
    useful: [String] = [],
    keys: [String] = ["? keys", "q quit"]
  ) {
    self.places = places
    self.more = more + useful
    self.useful = useful
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
    let needed = useful.filter { !$0.isEmpty }
      .map { $0.cellWidth + Self.separator.cellWidth }.reduce(0, +)
    let fitting =
      places.first { $0.cellWidth + needed <= room }
      ?? places.first { $0.cellWidth <= room } ?? places.last ?? ""
    let place = fitting.truncated(toCells: room)
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
  /// The words for what the screen has no room for: on which sides that is, and
  /// which rows of a table are seen.
  var placeOfRows: (arrows: String, rows: String) {
    let rows = rowsSeen
    let isAbove = (rows?.shown.lowerBound ?? 0) > 0 || sidesLeftOut.top
    let isBelow =
      rows.map { $0.shown.upperBound < $0.count } ?? false
      || sidesLeftOut.bottom
    let arrows = (isAbove ? "▲" : "") + (isBelow ? "▼" : "")
    return (
      arrows.isEmpty ? "" : " " + arrows,
      rows.map { rows in
        "rows \(rows.shown.lowerBound + 1)-\(rows.shown.upperBound) of "
          + "\(rows.count)"
      } ?? ""
    )
  }
}
