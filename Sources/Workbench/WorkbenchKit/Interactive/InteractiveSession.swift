import ConsoleUI

/// One or more variants of a feature that a person uses with keys and in real
/// time.
///
/// Keys become actions, and so does the time that passes between them: the
/// virtual clocks are told to wait for as long as the person did. So the
/// actions alone, played as a script, give the same frames again, except for
/// lists that were only scrolled.
///
/// Of several variants, a line below the screens always says whether all are
/// the same.
@MainActor
public final class InteractiveSession: InteractiveScreen {
  var group: PlayerGroup
  /// What was done so far.
  public private(set) var recording: SessionRecording
  /// Whether the person has asked to end.
  public private(set) var isFinished = false

  /// The size of the terminal.
  public var size: CellSize {
    didSet { if size != oldValue { fitScreens() } }
  }

  let sources: SourceReader?
  private(set) var layout: ScreenLayout
  /// The message that is chosen; nil while no messages show.
  private(set) var choice: MessageChoice?
  var notice: Notice?
  private var wish: ScreenLayout.Wish
  private weak var lastTextField: TextField?
  private var elapsed = Duration.zero
  private(set) var network = NetworkCondition.on

  init(
    _ players: [Player],
    size: CellSize,
    width: Int? = nil,
    height: Int? = nil,
    options: [String] = [],
    sources: SourceReader? = nil
  ) {
    group = PlayerGroup(players)
    self.sources = sources
    self.size = size
    wish = ScreenLayout.Wish(
      variants: players.count,
      isPlain: group.first.session.window.options.isPlain,
      width: width,
      height: height
    )
    layout = ScreenLayout(wish, on: size)
    recording = SessionRecording(
      of: group.variants,
      size: layout.screen,
      options: options
    )
    if group.first.session.isLive {
      recording.noteComment("The answers were live, and may differ next time")
    }
    group.screenSize = layout.screen
    group.showFocus(true)
  }

  /// The first variant, which says what a key means.
  public var session: Session { group.first.session }

  /// All variants, in their order.
  package var sessions: [Session] { group.players.map(\.session) }

  /// Lets the clocks catch up with the person's.
  ///
  /// - Parameter time: The time since the session began. It counts in whole
  ///   milliseconds, because scripts do.
  public func advance(to time: Duration) {
    let passed = time.wholeMilliseconds - elapsed
    guard passed > .zero else { return }
    elapsed += passed
    perform(.wait(passed))
  }

  /// Does what a key asks for.
  public func press(_ key: Key) {
    if key == .control("c") { return isFinished = true }
    if TooSmallScreen.limit.exceeds(size) { return pressUnseen(key) }
    if notice?.handle(key) == true { return }
    if let closed = notice {
      notice = nil
      switch (closed.kind, key) {
      case (.help, .character("q")): isFinished = true
      case (.help, .character("n")), (.network, .character("n")):
        changeNetwork()
      default: break
      }
      return
    }
    // In a text field the arrows move in the text.
    let movesInText = session.window.isEditingText
    if !movesInText, choice?.move(by: key, among: lists) == true { return }
    switch group.handle(key) {
    case .gesture(let gesture): perform(gesture)
    case .handled: break
    case .ignored: pressUnused(key)
    }
  }

  /// How long the frame stays as it is, if nobody presses a key; nil is for
  /// ever.
  public var timeToNextFrame: Duration? {
    let answer = group.timeToNextAnswer
    guard group.isAnimating else { return answer }
    let step = Duration.milliseconds(100)
    let sinceStep = elapsed - step * Int(elapsed / step)
    return min(answer ?? step, step - sinceStep)
  }

  // MARK: - Keys

  /// What is not seen must not be changed, so one can only leave.
  private func pressUnseen(_ key: Key) {
    if key == .character("q") { isFinished = true }
  }

  private func pressUnused(_ key: Key) {
    switch key {
    case .character("q"): isFinished = true
    case .character("?"): notice = .help(isOne: group.players.count == 1)
    case .character("n"): changeNetwork()
    case .character("t"): showOrHideMessages()
    case .character("s"): showSource()
    case .character(">"): showOthers { $0.showNext(to: layout.shown) }
    case .character("<"): showOthers { $0.showPrevious(to: layout.shown) }
    default: break
    }
  }

  private func changeNetwork() {
    let conditions = NetworkCondition.allCases
    let index = conditions.firstIndex(of: network) ?? 0
    network = conditions[(index + 1) % conditions.count]
    perform(.network(network))
    notice = .network(network)
  }

  private func showOrHideMessages() {
    if let gap = group.first.gap { return notice = Notice([gap]) }
    choice =
      choice == nil
      ? MessageChoice(firstVariant: layout.shown.lowerBound) : nil
    fitScreens()
  }

  /// Shows other variants; where the terminal changes, the first one stays.
  private func showOthers(_ move: (inout ScreenLayout.Wish) -> Void) {
    move(&wish)
    fitScreens()
    wish.first = layout.shown.lowerBound
  }

  private func fitScreens() {
    wish.showsMessages = choice != nil
    layout = ScreenLayout(wish, on: size)
    choice?.firstVariant = layout.shown.lowerBound
    guard group.screenSize != layout.screen else { return }
    group.screenSize = layout.screen
    recording.noteSize(layout.screen)
  }

  // MARK: - Actions

  private func perform(_ gesture: Gesture) {
    guard let action = session.window.action(for: gesture) else { return }
    guard case .edit(let textField, _) = gesture else {
      return perform(action)
    }
    let isSame = textField === lastTextField
    perform(action, replacesTyping: isSame && !textField.hasTargets)
    lastTextField = textField
  }

  private func perform(_ action: Action, replacesTyping: Bool = false) {
    // A key finds only what is on the screen, so the first refuses nothing.
    guard group.perform(action) else { return }
    recording.note(action, replacesTyping: replacesTyping)
    choice?.keep(after: action)
  }
}

extension Duration {
  fileprivate var wholeMilliseconds: Duration {
    .milliseconds(Int64(self / .milliseconds(1)))
  }
}
