import ConsoleUI
import Terminal
import WorkbenchKit

/// A variant on a terminal where time stands still between two keys.
///
/// So a person sees what soon passes, however busy the machine is.
@MainActor
final class HeldTerminal: PersonsTerminal {
  private(set) var screen: ModelTerminal
  private let session: InteractiveSession
  private var decoder = KeyDecoder()
  private var writer = ScreenWriter(usesColor: true)
  private var time = Duration.zero

  init(_ variant: Variant) throws {
    let world = World(data: try variant.feature.sampleData())
    session = InteractiveSession(Session(variant: variant, world: world))
    screen = ModelTerminal(size: session.size)
    show()
  }

  func send(_ text: String) {
    for key in decoder.decode(text.utf8) + decoder.flush() {
      session.press(key)
    }
    show()
  }

  /// Nothing changes by itself, so there is nothing to wait for.
  func wait(
    atMost patience: Duration,
    until condition: (ModelTerminal) -> Bool
  ) -> Bool {
    condition(screen)
  }

  func waitUntilKeysAreHandled() -> Bool { true }

  func pass(_ duration: Duration) {
    time += duration
    session.advance(to: time)
    show()
  }

  private func show() {
    screen.receive(writer.bytes(for: session.makeFrame()))
  }
}
