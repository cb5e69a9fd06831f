import ConsoleUI

/// The last row of the terminal: where one is, how to get help and out.
///
/// A terminal that has no row to spare goes without.
public struct StatusLine: Sendable {
  private let place: String
  private let keys: Keys

  /// What the keys do that one needs most.
  public struct Keys: Sendable {
    fileprivate let text: String
    /// What stands before it, as far as there is room; the last matters most.
    fileprivate var more: [String] = []

    public static let screen = Keys(text: "? keys · q quit")
    public static let help = Keys(text: "arrows scroll · any other key: close")

    /// Those of one variant's screen or of several.
    ///
    /// - Parameters:
    ///   - hasFocus: Whether there is anything to press.
    ///   - hasOthers: Whether there are variants that have no room.
    @MainActor static func screens(
      showingMessages: Bool,
      hasFocus: Bool,
      hasOthers: Bool,
      escape: EscapeEffect?
    ) -> Keys {
      let more =
        showingMessages
        ? ["Tab move", "t hide", "arrows choose", "s source"]
        : (hasFocus ? ["Tab move", "Return press"] : [])
          + ["n network", "t messages"]
      return Keys(
        text: screen.text,
        more: more + (hasOthers ? ["< > others"] : []) + escape.words
      )
    }

    /// Letters are text, so no letter can quit.
    ///
    /// - Parameter button: The title of the button that Return presses.
    @MainActor static func text(
      returnPresses button: String?,
      escape: EscapeEffect?
    ) -> Keys {
      Keys(
        text: (escape.words + ["Ctrl-C quit"]).joined(separator: separator),
        more: button.map { ["Return \($0.sanitizedForDisplay)"] } ?? []
      )
    }
  }

  public init(place: String, keys: Keys) {
    self.place = place
    self.keys = keys
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
  func text(toCells width: Int) -> String {
    let room = width - keys.text.cellWidth - Self.separator.cellWidth
    guard room >= Self.shortestPlace else {
      return keys.text.truncated(toCells: width)
    }
    let place = place.truncated(toCells: room)
    var free = room - place.cellWidth
    let more = keys.more.reversed().prefix { key in
      free -= key.cellWidth + Self.separator.cellWidth
      return free >= 0
    }
    return ([place] + more.reversed() + [keys.text])
      .joined(separator: Self.separator)
  }

  private static let separator = " · "
  private static let shortestPlace = 8
}

extension EscapeEffect? {
  /// What the status line says of it, if anything.
  @MainActor fileprivate var words: [String] {
    switch self {
    case .leavesTextField: ["Esc leave"]
    case .presses(let button): ["Esc \(button.title.sanitizedForDisplay)"]
    case .goesBack: ["Esc back"]
    case nil: []
    }
  }
}
