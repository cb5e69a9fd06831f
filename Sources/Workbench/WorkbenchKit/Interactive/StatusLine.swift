import ConsoleUI

/// The last row of the terminal: where one is, how to get help and out.
///
/// A terminal that has no row to spare goes without.
public struct StatusLine: Sendable {
  private let place: String
  private let keys: String

  /// What the keys do that one needs most.
  public struct Keys: Sendable {
    fileprivate let text: String

    public static let screen = Keys(text: "? keys · q quit")
    /// Letters are text, so no letter can quit.
    public static let text = Keys(text: "Esc leave · Ctrl-C quit")
    public static let help = Keys(text: "arrows scroll · any other key: close")
  }

  public init(place: String, keys: Keys) {
    self.place = place
    self.keys = keys.text
  }

  /// The size of the screen above the status line of a terminal.
  public static func sizeOfScreen(in size: CellSize) -> CellSize {
    guard isShown(in: size) else { return size }
    return CellSize(width: size.width, height: size.height - 1)
  }

  /// The smallest terminal that has room for a screen and a status line.
  public static func sizeOfTerminal(around size: CellSize) -> CellSize {
    let whole = CellSize(width: size.width, height: size.height + 1)
    return isShown(in: whole) ? whole : size
  }

  private static func isShown(in size: CellSize) -> Bool {
    size.height > TooSmallScreen.limit.height
  }

  /// The frame of a whole terminal of that size, from that of its screen.
  public func added(to frame: Frame, size: CellSize) -> Frame {
    guard Self.isShown(in: size) else { return frame }
    let text = text(toCells: size.width)
    var canvas = Canvas(size: CellSize(width: size.width, height: 1))
    canvas.draw(text, at: .zero, style: .faint)
    return Frame(
      grid: frame.grid.above(canvas.grid),
      texts: frame.texts + [text],
      cursor: frame.cursor
    )
  }

  /// The keys matter most; the place gives way where there is no room.
  private func text(toCells width: Int) -> String {
    let separator = " · "
    let room = width - keys.cellWidth - separator.cellWidth
    guard room >= Self.shortestPlace else {
      return keys.truncated(toCells: width)
    }
    return place.truncated(toCells: room) + separator + keys
  }

  private static let shortestPlace = 8
}
