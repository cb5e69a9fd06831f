import ConsoleUI

/// The variants of an interactive session, used in lockstep.
///
/// Every window gets every key, so that the focus moves in all. What a key
/// means is asked of the first one only: its action is performed by all, as
/// `compare` performs a line of a script. A variant whose focus stands
/// elsewhere, or that does not offer the action, thereby comes to differ.
@MainActor
struct PlayerGroup {
  let players: [Player]
  /// Which of them did not offer what the first one did last.
  private var haveFailed: [Bool]
  /// What each offers, since something was done that can have changed it.
  ///
  /// To move the focus changes nothing, but it is what most keys do.
  private var knownOffers: [[Offer]]?

  init(_ players: [Player]) {
    precondition(!players.isEmpty, "A session needs a variant")
    self.players = players
    haveFailed = players.map { _ in false }
  }

  /// The one that says what a key means.
  var first: Player { players[0] }

  var names: [String] { players.map(\.session.variant.architecture.name) }

  private var windows: [Window] { players.map(\.session.window) }

  /// What a key means, after all windows have looked at it.
  func handle(_ key: Key) -> KeyResponse {
    windows.map { $0.handle(key) }[0]
  }

  /// Performs an action in all, before any is drawn.
  ///
  /// - Returns: Whether the first one offers it.
  mutating func perform(_ action: Action) -> Bool {
    if players.contains(where: { $0.session.canChange(by: action) }) {
      knownOffers = nil
    }
    let refused = players.map { (try? $0.perform(action)) == nil }
    if action.isGesture { haveFailed = refused }
    return !refused[0]
  }

  /// The size of each screen.
  var screenSize: CellSize {
    get { windows[0].size }
    nonmutating set { for window in windows { window.size = newValue } }
  }

  func showFocus(_ showsFocus: Bool) {
    for window in windows { window.showsFocus = showsFocus }
  }

  /// How long until a service answers one of them; nil where none is asked.
  var timeToNextAnswer: Duration? {
    players.compactMap(\.session.timeToNextAnswer).min()
  }

  /// Whether something moves in one of them.
  var isAnimating: Bool { windows.contains(where: \.isAnimating) }

  func makeFrames() -> [Frame] { players.map { $0.session.makeFrame() } }

  /// The first difference between what they show and offer, if any.
  mutating func difference(of frames: [Frame]) -> Difference? {
    guard players.count > 1 else { return nil }
    let offers = knownOffers ?? players.map(\.session.offers)
    knownOffers = offers
    return Difference(frames: frames, offers: offers, haveFailed: haveFailed)
  }
}
