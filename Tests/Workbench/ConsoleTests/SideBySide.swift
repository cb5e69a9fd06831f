import Catalogue
import Console
import ConsoleUI
import Play
import TestSupport
import Testing

/// Variants of a feature on one terminal, and a person in front of it.
@MainActor
final class SideBySide {
  let session: InteractiveSession
  let screens: ScreenStack
  private var time = Duration.zero
  /// What the last key has led to, for all who look before anything else is
  /// done.
  private var frameAfterKey: Frame?

  init(
    _ feature: String,
    _ size: CellSize,
    _ architectures: [Architecture] = [
      .mvc, .traditionalMVC, .mvp, .mvvm, .mvvmObservation, .mvi, .viper,
    ]
  ) throws {
    let feature = try #require(Catalogue.standard.feature(named: feature))
    let data = try feature.sampleData()
    let variants = architectures.compactMap { Variant($0, feature) }
      .map { ($0, World(data: data)) }
    session = InteractiveSession(
      Players(variants, options: Canvas.Options()),
      size: size,
      sourcesOf: TestedPackage.folder
    )
    screens = ScreenStack(session, size: size)
  }

  var sessions: [Session] {
    // What is done with them shows, too.
    frameAfterKey = nil
    return session.sessions
  }
  var frame: Frame { frameAfterKey ?? screens.makeFrame() }
  var lines: [String] { frame.lines }

  /// The names above the screens.
  var names: [String] {
    lines[0].split(separator: "│").map { String($0).trimmingTrailingSpaces() }
  }

  /// What was recorded, without the comments.
  var actions: [String] {
    session.recording.text.split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
  }

  func press(_ keys: Key...) {
    for key in keys {
      screens.press(key)
      frameAfterKey = screens.makeFrame()
    }
  }

  func advance(by duration: Duration) {
    time += duration
    screens.advance(to: time)
    frameAfterKey = nil
  }

  func resize(to size: CellSize) {
    screens.size = size
    frameAfterKey = nil
  }
}

extension CellSize {
  /// That of a terminal with a row for the status line below a screen.
  init(around screen: CellSize) {
    self.init(width: screen.width, height: screen.height + 1)
  }
}

extension InteractiveSession {
  /// A session with one variant, whose messages are not recorded.
  convenience init(_ session: Session) {
    let size = CellSize(around: session.window.size)
    self.init(Players(session), size: size)
  }

  /// A session with one variant, on a screen of that size.
  static func of(
    _ name: String,
    size: CellSize = Session.standardSize
  ) throws -> InteractiveSession {
    let variant = try #require(Variant.named(name))
    let world = World(data: try variant.feature.sampleData())
    return InteractiveSession(
      Session(variant: variant, world: world, size: size)
    )
  }
}

/// All but the keys that end a session or show other things than its screen.
let keysInASession: [Key] = [
  .enter, .enter, .enter, .tab, .backTab, .escape, .backspace, .delete,
  .left, .right, .up, .down, .down, .home, .end, .pageUp, .pageDown,
  .character(" "), .character("n"), .character("서"),
  .character("\u{301}"), .character("👩‍👩‍👧‍👦"), .character("x"),
  .paste("Richmond"), .paste("a\nb\u{1b}[31m"), .control("l"),
]
