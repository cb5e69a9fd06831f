import ConsoleUI

/// Something that a person uses with keys on the whole terminal.
@MainActor
public protocol InteractiveScreen: AnyObject {
  /// The size of the terminal, in cells.
  var size: CellSize { get set }
  /// Whether the person is done with it.
  var isFinished: Bool { get }
  /// How long the frame stays as it is, if nobody presses a key; nil is for
  /// ever.
  var timeToNextFrame: Duration? { get }

  /// Lets time pass until so long after the start.
  func advance(to time: Duration)

  /// Does what a key asks for.
  func press(_ key: Key)

  /// Draws all of the terminal as the person is to see it.
  func makeFrame() -> Frame
}
