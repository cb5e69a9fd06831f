import ConsoleUI
import Play

/// Shows a screen on the terminal and passes on what the person does.
@MainActor
package struct TerminalLoop {
  package let terminal: TerminalScreen

  package init(usesColor: Bool) {
    terminal = TerminalScreen(usesColor: usesColor)
  }

  /// The process has no terminal that it could take over.
  package struct Unusable: Error, CustomStringConvertible {
    package let description = "the terminal cannot be used"
  }

  /// Runs until the person is done, or the terminal is gone.
  ///
  /// - Parameter didHandleEvent: Is called after each event, the start
  ///   included.
  package func run(
    _ screen: any InteractiveScreen,
    didHandleEvent: () -> Void = {}
  ) async throws(Unusable) {
    let clock = ContinuousClock()
    let start = clock.now
    guard terminal.enter() else { throw Unusable() }
    defer { terminal.leave() }
    draw(screen)
    didHandleEvent()
    for await event in terminal.events {
      screen.advance(to: start.duration(to: clock.now))
      handle(event, on: screen)
      didHandleEvent()
      guard !screen.isFinished, event != .ended else { return }
      draw(screen)
    }
  }

  private func handle(
    _ event: TerminalEvent,
    on screen: any InteractiveScreen
  ) {
    switch event {
    case .keys(let keys):
      for key in keys where !screen.isFinished {
        if key == .control("l") { terminal.forgetScreen() }
        screen.press(key)
      }
    case .changed:
      screen.size = size
      terminal.forgetScreen()
    case .tick, .ended:
      break
    }
  }

  private func draw(_ screen: any InteractiveScreen) {
    terminal.show(screen.makeFrame())
    terminal.tick(after: screen.timeToNextFrame)
  }

  /// The size of the terminal, as far as it is used.
  ///
  /// A terminal may say that it has 65535 rows and columns, for whose cells
  /// there is no memory; so no screen is larger than one can ask for.
  package var size: CellSize {
    let largest = Session.lengths.upperBound
    return CellSize(
      width: min(largest, terminal.size.width),
      // One more is for the status line.
      height: min(largest + 1, terminal.size.height)
    )
  }
}
