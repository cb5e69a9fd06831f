import ConsoleUI

/// Something that a person uses with keys on the whole terminal.
@MainActor
package protocol InteractiveScreen: AnyObject {
  /// The size of the terminal, in cells.
  var size: CellSize { get set }
  /// How long the frame stays as it is, if nobody presses a key; nil is for
  /// ever.
  var timeToNextFrame: Duration? { get }

  /// Lets time pass until so long after it was opened.
  func advance(to time: Duration)

  /// Does what a key asks for; says what is left to do around the screen.
  @discardableResult func press(_ key: Key) -> ScreenExit?

  /// Draws all of the terminal as the person is to see it.
  func makeFrame() -> Frame

  /// Ends what is at work, since the person has left.
  func close()
}

extension InteractiveScreen {
  package var timeToNextFrame: Duration? { nil }
  package func advance(to time: Duration) {}
  package func close() {}
}

/// What a key leads to outside of the screen that it was pressed on.
package enum ScreenExit {
  /// Asks whether the program is to end.
  case asksToQuit
  /// Leads back to where the screen was opened.
  case goesUp
  /// Shows another screen until the person leaves that.
  case opens(any InteractiveScreen)
}
