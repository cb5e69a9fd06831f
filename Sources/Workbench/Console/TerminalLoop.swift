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
  /// Whatever the screens have at work then is ended.
  ///
  /// - Parameter didHandleEvent: Is called after each event, the start
  ///   included.
  package func run(
    _ screens: ScreenStack,
    didHandleEvent: () -> Void = {}
  ) async throws(Unusable) {
    let clock = ContinuousClock()
    let start = clock.now
    guard terminal.enter() else { throw Unusable() }
    defer {
      screens.close()
      terminal.leave()
    }
    draw(screens)
    didHandleEvent()
    for await event in terminal.events {
      screens.advance(to: start.duration(to: clock.now))
      handle(event, on: screens)
      didHandleEvent()
      guard !screens.isFinished, event != .ended else { return }
      draw(screens)
    }
  }

  private func handle(_ event: TerminalEvent, on screens: ScreenStack) {
    switch event {
    case .keys(let keys):
      for key in keys where !screens.isFinished {
        if key == .control("l") { terminal.forgetScreen() }
        screens.press(key)
      }
    case .changed:
      screens.size = size
      terminal.forgetScreen()
    case .tick, .ended:
      break
    }
  }

  private func draw(_ screens: ScreenStack) {
    terminal.show(screens.makeFrame())
    terminal.tick(after: screens.timeToNextFrame)
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
