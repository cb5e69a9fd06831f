import ConsoleUI

/// The last row of the terminal: where one is, how to get help and out.
///
/// A terminal that has no row to spare goes without.
public struct StatusLine: Sendable {
  private let place: String
  /// The keys that one needs most.
  private var keys = "? keys · q quit"
  /// What stands before them, as far as there is room; the last matters most.
  private var more: [String] = []

  init(place: String, more: [String]) {
    self.place = place
    self.more = more
  }

  /// - Parameter notice: What covers the screen, if anything.
  package init(_ notice: Notice?, place: String) {
    self.place = notice?.title ?? place
    if notice != nil { keys = "arrows scroll · any other key: close" }
  }

  /// That of a text field, where letters are text, so no letter can quit.
  ///
  /// - Parameter button: What Return presses.
  @MainActor init(
    place: String,
    inTextField button: Button?,
    escape: EscapeEffect?
  ) {
    self.place = place
    keys = (escape.words + ["Ctrl-C quit"]).joined(separator: Self.separator)
    more = button.map { ["Return \($0.title.sanitizedForDisplay)"] } ?? []
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
    let more = more.reversed().prefix { key in
      free -= key.cellWidth + Self.separator.cellWidth
      return free >= 0
    }
    return ([place] + more.reversed() + [keys])
      .joined(separator: Self.separator)
  }

  private static let separator = " · "
  private static let shortestPlace = 8
}

extension EscapeEffect? {
  /// What the status line says of it, if anything.
  @MainActor var words: [String] {
    switch self {
    case .leavesTextField: ["Esc leave"]
    case .presses(let button): ["Esc \(button.title.sanitizedForDisplay)"]
    case .goesBack: ["Esc back"]
    case nil: []
    }
  }
}
