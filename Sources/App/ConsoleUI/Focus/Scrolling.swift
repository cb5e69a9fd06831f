/// How far a screen is scrolled whose content does not fit.
struct Scrolling {
  /// Whether the screen scrolls to where the focus is.
  var followsFocus = true
  /// The first row of the content that is on the screen.
  private(set) var top = 0
  /// How many rows of the content stand below the screen.
  private(set) var rowsBelow = 0
  /// By how many rows the last frame's content was higher than the screen, and
  /// where that was found out.
  private(set) var extraRows = 0
  private var place: Place?

  /// The focused view, and the size of the screen.
  private struct Place: Equatable {
    let focus: ObjectIdentifier?
    let size: CellSize
  }

  /// Begins with the height of the last frame, where focus and size are as they
  /// were then.
  mutating func beginDrawing(focus: View?, size: CellSize) {
    let newPlace = Place(focus: focus.map { ObjectIdentifier($0) }, size: size)
    guard newPlace != place else { return }
    place = newPlace
    extraRows = 0
  }

  mutating func addExtraRow() {
    extraRows += 1
  }

  /// Scrolls as a person asks for, away from the focus if need be.
  mutating func scroll(by rows: Int) {
    followsFocus = false
    top += rows
  }

  /// Keeps the content on the screen, and the focus if it is followed.
  mutating func adjust(
    contentHeight: Int,
    screenHeight: Int,
    focus: CellRect?
  ) {
    if followsFocus {
      let focus = focus ?? .zero
      top = min(max(top, focus.maxY - screenHeight), focus.minY)
    }
    top = max(0, min(top, contentHeight - screenHeight))
    rowsBelow = max(0, contentHeight - screenHeight - top)
  }
}
