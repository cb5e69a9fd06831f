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

  /// Messages and sources, below the screens.
  struct Bands {
    /// The rows of messages, without the line above them.
    let listRows: Range<Int>
    /// Whether each screen has its messages below it, or only one of them.
    let hasListForEach: Bool
    let listWidth: Int
    /// The rows of sources, without the line above.
    let sourceRows: Range<Int>
    /// Where each source stands; none where there is no room.
    let sourceColumns: [Range<Int>]
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
    let count = wish.isPlain ? 1 : max(1, min(wish.variants, fitting))
    let first = max(0, min(wish.first, wish.variants - count))
    shown = first..<first + count
    let column = (terminal.width + Self.gap) / count - Self.gap
    screen = CellSize(
      width: min(column, wish.width ?? column),
      height: min(room, wish.height ?? room)
    )
    if wish.explains { explain(in: room) }
  }

  /// Makes room for messages and sources below the screens.
  private mutating func explain(in room: Int) {
    let isHigh = room >= Self.leastRoomForThreeBands
    let isBelow = isHigh && shown.count > 1
    let heights = isBelow ? room * 3 / 10 : room / 2
    screen.height = min(screen.height, isBelow ? room * 2 / 5 : room - heights)
    let top = messageTop + 1
    let bottom = screenTop + room
    let listBottom = isBelow ? top + heights : max(top, bottom)
    let hasSource = size.width >= Self.leastWidthWithSource
    let listWidth =
      isBelow ? screen.width : hasSource ? size.width / 2 : size.width
    let left = isBelow ? 0 : listWidth + Self.gap
    let hasTwo = isBelow && size.width >= Self.leastWidthForTwoSources
    let count = !hasSource ? 0 : hasTwo ? 2 : 1
    let width = (size.width - left + Self.gap) / max(1, count)
    bands = Bands(
      listRows: top..<listBottom,
      hasListForEach: isBelow,
      listWidth: listWidth,
      sourceRows: isBelow ? listBottom + 1..<bottom : top..<listBottom,
      sourceColumns: (0..<count).map { index in
        let start = left + index * width
        return start..<start + width - Self.gap
      }
    )
  }

  /// Narrower screens would show less than the features are made for.
  private static let leastWidth = 36
  /// Columns between two screens: a line, or what marks a difference.
  static let gap = 1
  private static let leastHeightWithNames = 9
  /// Messages below each screen and sources below them take so much.
  private static let leastRoomForThreeBands = 30
  private static let leastWidthWithSource = 64
  private static let leastWidthForTwoSources = 120

  /// The first column of a screen, of those that are shown.
  func column(_ index: Int) -> Int { index * (screen.width + Self.gap) }

  /// The first row of the screens.
  var screenTop: Int { hasNames ? 1 : 0 }

  /// The row below the screens.
  var messageTop: Int { screenTop + screen.height }

  /// The row that says whether all are the same.
  var verdictRow: Int { size.height - (hasKeys ? 2 : 1) }
}
