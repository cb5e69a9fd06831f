/// How far a screen is scrolled whose content does not fit.
struct Scrolling {
  /// Whether the screen scrolls to where the focus is.
  var followsFocus = true
  /// The first row of the content that is on the screen.
  private(set) var top = 0

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
  }
}
