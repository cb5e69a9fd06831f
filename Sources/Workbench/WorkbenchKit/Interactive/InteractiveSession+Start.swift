import ConsoleUI

extension InteractiveSession {
  /// A session with one variant, whose messages are not recorded.
  public convenience init(_ session: Session) {
    self.init(
      [Player(session)],
      size: StatusLine.sizeOfTerminal(around: session.window.size)
    )
  }

  /// A session with one variant or several of one feature, each in a world of
  /// its own.
  ///
  /// - Parameters:
  ///   - canvas: How the screens are drawn.
  ///   - size: The size of the terminal.
  ///   - width: How wide a screen shall be, if not as wide as there is room.
  ///   - height: How high a screen shall be, likewise.
  ///   - options: What the recording shall say of how the program was called.
  ///   - sources: Where the source of a message is found, if anywhere.
  package convenience init(
    _ variants: [(variant: Variant, world: World)],
    canvas: Canvas.Options,
    size: CellSize,
    width: Int? = nil,
    height: Int? = nil,
    options: [String] = [],
    sources: SourceReader? = nil
  ) {
    self.init(
      variants.map { Player(variant: $0, world: $1, options: canvas) },
      size: size,
      width: width,
      height: height,
      options: options,
      sources: sources
    )
  }
}
