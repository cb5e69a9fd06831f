import ConsoleUI

/// Where screens, messages and lines stand on a terminal.
///
/// One screen has a line of keys below it. Several stand side by side, as many
/// as fit, with their names above and a line below that says whether all are
/// the same. The others are shown when the person asks for them. What matters
/// less gives way where there is no room.
package struct ScreenLayout {
  /// The size of every screen, also of those that have no room.
  package private(set) var screen: CellSize
  /// The variants whose screens stand side by side, as numbers from 0.
  let shown: Range<Int>
  let hasNames: Bool
  let hasVerdict: Bool
  package let hasKeys: Bool
  /// The rows of the list of messages, without the line above them.
  private(set) var messageRows = 0
  /// The size of all of it.
  let size: CellSize

  /// What a session asks for.
  struct Wish {
    var variants: Int
    /// The variant that stands first of those that have room, if enough follow
    /// it to fill the terminal.
    var first = 0
    var showsMessages = false
    /// A screen reader reads whole rows, so one screen is all it can take.
    var isPlain = false
    /// The width and the height that a screen is to have, if any.
    var width: Int?
    var height: Int?
  }

  /// That of one screen that takes all the room.
  package init(on terminal: CellSize) {
    self.init(Wish(variants: 1), on: terminal)
  }

  init(_ wish: Wish, on terminal: CellSize) {
    let isOne = wish.variants == 1
    hasKeys = StatusLine.isShown(in: terminal)
    hasVerdict = !isOne
    hasNames = !isOne && terminal.height >= Self.leastHeightWithNames
    let lines = [hasKeys, hasVerdict, hasNames].count { $0 }
    var room = max(0, terminal.height - lines)
    if let height = wish.height {
      room = min(room, height + (wish.showsMessages ? height : 0))
    }
    size = CellSize(width: terminal.width, height: room + lines)

    let least = wish.width ?? Self.leastWidth
    let fitting = (terminal.width + Self.gap) / (least + Self.gap)
    let count = wish.isPlain ? 1 : max(1, min(wish.variants, fitting))
    let first = max(0, min(wish.first, wish.variants - count))
    shown = first..<first + count
    let column = (terminal.width + Self.gap) / count - Self.gap
    screen = CellSize(
      width: min(column, wish.width ?? column),
      height: min(room, wish.height ?? room)
    )
    if wish.showsMessages {
      messageRows = room * 2 / 5
      screen.height = min(screen.height, max(0, room - messageRows - 1))
    }
  }

  /// Narrower screens would show less than the features are made for.
  private static let leastWidth = 36
  /// Columns between two screens: a line, or what marks a difference.
  static let gap = 1
  private static let leastHeightWithNames = 9

  /// The width of a list of messages; that of one alone takes all the room.
  var listWidth: Int { shown.count == 1 ? size.width : screen.width }

  /// The first column of a screen, of those that are shown.
  func column(_ index: Int) -> Int { index * (screen.width + Self.gap) }

  /// The first row of the screens.
  var screenTop: Int { hasNames ? 1 : 0 }

  /// The row of the line above the messages.
  var messageTop: Int { screenTop + screen.height }

  /// The row that says whether all are the same.
  var verdictRow: Int { size.height - (hasKeys ? 2 : 1) }
}
