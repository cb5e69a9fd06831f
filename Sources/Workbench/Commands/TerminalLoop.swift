import ConsoleUI
import Terminal
import WorkbenchKit

/// Shows a screen on the terminal and passes on what the person does.
@MainActor
struct TerminalLoop {
  let terminal: TerminalScreen

  init(_ invocation: Invocation, in surroundings: Surroundings) {
    terminal = TerminalScreen(usesColor: surroundings.usesColor(invocation))
  }

  /// Runs until the person is done, or the terminal is gone.
  ///
  /// - Parameter didHandleEvent: Is called after each event, the start
  ///   included.
  func run(
    _ screen: any InteractiveScreen,
    didHandleEvent: () -> Void = {}
  ) async throws(CommandFailure) {
    let clock = ContinuousClock()
    let start = clock.now
    guard terminal.enter() else {
      throw CommandFailure("the terminal cannot be used", .unavailable)
    }
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
  var size: CellSize {
    let largest = ScreenOptions.lengths.upperBound
    return CellSize(
      width: min(largest, terminal.size.width),
      // One more is for the status line.
      height: min(largest + 1, terminal.size.height)
    )
  }
}
