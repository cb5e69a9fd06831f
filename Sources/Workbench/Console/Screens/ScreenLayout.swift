import ConsoleUI

/// Where screens, messages, sources and lines stand on a terminal.
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
  /// Where the last action is explained; nil where the person did not ask.
  private(set) var bands: Bands?
  /// The size of all of it.
  let size: CellSize

  /// Messages and sources, below the screens or beside the only one.
  struct Bands {
    /// The messages of each screen that is shown, without the line above them.
    let lists: [CellRect]
    /// The sources, likewise; none where there is no room.
    let sources: [CellRect]
  }

  /// What a session asks for.
  struct Wish {
    var variants: Int
    /// The variant that stands first of those that have room, if enough follow
    /// it to fill the terminal.
    var first = 0
    var explains = false
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
      room = min(room, height + (wish.explains ? height : 0))
    }
    size = CellSize(width: terminal.width, height: room + lines)

    let least = wish.width ?? Self.leastWidth
    let fitting = (terminal.width + Self.gap) / (least + Self.gap)
    let isLow = wish.explains && room < Self.leastRoomForThreeBands
    let count =
      wish.isPlain || isLow ? 1 : max(1, min(wish.variants, fitting))
    let first = max(0, min(wish.first, wish.variants - count))
    shown = first..<first + count
    let column = (terminal.width + Self.gap) / count - Self.gap
    screen = CellSize(
      width: min(column, wish.width ?? column),
      height: min(room, wish.height ?? room)
    )
    if wish.explains { explain(in: room, isPlain: wish.isPlain) }
  }

  /// Makes room for messages and sources: below each of several screens; beside
  /// the only one, which stays as high as it is; or, where that is too narrow,
  /// for messages alone below it.
  private mutating func explain(in room: Int, isPlain: Bool) {
    let isOne = shown.count == 1
    let isBeside =
      isOne && !isPlain && size.width >= Self.leastSizeForDiagram.width
    if isBeside {
      screen.width = min(screen.width, max(Self.leastWidth, size.width * 3 / 8))
    } else {
      screen.height = min(screen.height, room * (isOne ? 5 : 4) / 10)
    }
    let (x, y) = isBeside ? (column(1), 1) : (0, messageTop + 1)
    let rows = max(0, screenTop + room - y)
    let count = isBeside ? 1 : isOne ? 0 : 2
    let height = count == 0 ? rows : (rows - 1) * 5 / 8
    let listWidth = isOne ? size.width - x : screen.width
    let sourceWidth = (size.width - x + Self.gap) / max(1, count) - Self.gap
    bands = Bands(
      lists: (0..<shown.count).map { index in
        let x = x + index * (listWidth + Self.gap)
        return CellRect(x: x, y: y, width: listWidth, height: height)
      },
      sources: (0..<count).map { index in
        CellRect(
          x: x + index * (sourceWidth + Self.gap),
          y: y + height + 1,
          width: sourceWidth,
          height: rows - height - 1
        )
      }
    )
  }

  /// Narrower screens would show less than the features are made for.
  private static let leastWidth = 36
  /// Columns between two screens: a line, or what marks a difference.
  static let gap = 1
  private static let leastHeightWithNames = 9
  /// Messages below each screen and sources below them take so much, so that
  /// every diagram has room.
  private static let leastRoomForThreeBands = 36
  /// From that size on, the messages of every variant have room as a diagram,
  /// beside a screen or below it.
  static let leastSizeForDiagram = CellSize(width: 73, height: 24)

  /// The first column of a screen, of those that are shown.
  func column(_ index: Int) -> Int { index * (screen.width + Self.gap) }

  /// The first row of the screens.
  var screenTop: Int { hasNames ? 1 : 0 }

  /// The row below the screens.
  var messageTop: Int { screenTop + screen.height }

  /// The row that says whether all are the same.
  var verdictRow: Int { size.height - (hasKeys ? 2 : 1) }
}
