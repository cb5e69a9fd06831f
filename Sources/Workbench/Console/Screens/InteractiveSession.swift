import ConsoleUI
import Foundation
import Play
import Render

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
  /// What was done so far.
  public private(set) var recording: SessionRecording
  /// Whether the person has asked to end.
  public private(set) var isFinished = false

  /// The size of the terminal.
  public var size: CellSize {
    didSet { if size != oldValue { fitScreens() } }
  }

  private var players: Players
  private var sources: SourceIndex?
  private var layout: ScreenLayout
  private var wish: ScreenLayout.Wish
  /// The message that is chosen; nil while no messages show.
  private var choice: MessageChoice?
  private var notice: Notice?
  private weak var lastTextField: TextField?
  private var elapsed = Duration.zero
  private var network = NetworkCondition.on

  /// A session with one variant or several of one feature.
  ///
  /// - Parameters:
  ///   - size: The size of the terminal.
  ///   - width: How wide a screen shall be, if not as wide as there is room.
  ///   - height: How high a screen shall be, likewise.
  ///   - options: What the recording shall say of how the program was called.
  ///   - package: The folder with the sources of the messages, if any.
  package init(
    _ players: Players,
    size: CellSize,
    width: Int? = nil,
    height: Int? = nil,
    options: [String] = [],
    sourcesOf package: URL? = nil
  ) {
    self.players = players
    self.size = size
    sources = package.map(SourceIndex.init)
    wish = ScreenLayout.Wish(
      variants: players.sessions.count,
      isPlain: players.first.window.options.isPlain,
      width: width,
      height: height
    )
    layout = ScreenLayout(wish, on: size)
    recording = SessionRecording(
      of: players.sessions.map(\.variant),
      size: layout.screen,
      options: options
    )
    if players.first.world.client != nil {
      recording.noteComment("The answers were live, and may differ next time")
    }
    players.screenSize = layout.screen
    players.showFocus(true)
  }

  /// A session with one variant, whose messages are not recorded.
  public convenience init(_ session: Session) {
    let size = StatusLine.sizeOfTerminal(around: session.window.size)
    self.init(Players(session), size: size)
  }

  /// The first variant, which says what a key means.
  public var session: Session { players.first }

  /// All variants, in their order.
  package var sessions: [Session] { players.sessions }

  // MARK: - Time

  /// Lets the clocks catch up with the person's.
  ///
  /// - Parameter time: The time since the session began. It counts in whole
  ///   milliseconds, because scripts do.
  public func advance(to time: Duration) {
    let milliseconds = Int64(time / .milliseconds(1))
    let passed = Duration.milliseconds(milliseconds) - elapsed
    guard passed > .zero else { return }
    elapsed += passed
    perform(.wait(passed))
  }

  public var timeToNextFrame: Duration? {
    let answer = players.timeToNextAnswer
    guard players.isAnimating else { return answer }
    let step = Duration.milliseconds(100)
    let sinceStep = elapsed - step * Int(elapsed / step)
    return min(answer ?? step, step - sinceStep)
  }

  // MARK: - Keys

  /// What is on top of the terminal, and gets the keys.
  private enum Top {
    /// What is not seen must not be changed, so one can only leave.
    case tooSmall
    /// It covers the screens and the messages.
    case notice(Notice)
    /// In a text field letters are text, and arrows move in it.
    case textField
    /// Arrows choose among the messages; all else goes to the screens.
    case messages(MessageChoice)
    case screens
  }

  private var top: Top {
    if size.isTooSmall { return .tooSmall }
    if let notice { return .notice(notice) }
    if session.window.isEditingText { return .textField }
    return choice.map(Top.messages) ?? .screens
  }

  public func press(_ key: Key) {
    switch (top, key) {
    case (_, .control("c")), (.tooSmall, .character("q")): isFinished = true
    case (.tooSmall, _): break
    case (.notice(var notice), _):
      let staysOpen = notice.scroll(by: key)
      self.notice = staysOpen ? notice : nil
      if !staysOpen, notice.passesOn(key) { perform(commandOf: key) }
    case (.messages(var choice), .left), (.messages(var choice), .right),
      (.messages(var choice), .up), (.messages(var choice), .down):
      choice.move(by: key, among: lists)
      self.choice = choice
    case (.textField, _), (.messages, _), (.screens, _):
      switch players.handle(key) {
      case .gesture(let gesture): perform(gesture)
      case .handled: break
      case .ignored: perform(commandOf: key)
      }
    }
  }

  /// Does what a key means that the screens have no use for.
  private func perform(commandOf key: Key) {
    switch key {
    case .character("q"): isFinished = true
    case .character("?"): notice = .help(isOne: sessions.count == 1)
    case .character("n"):
      network = network.next
      perform(.network(network))
      notice = .network(network)
    case .character("t"): showOrHideMessages()
    case .character("s"): showSource()
    // After the last variant comes the first.
    case .character(">"):
      let next = layout.shown.upperBound
      showVariants(from: next == sessions.count ? 0 : next)
    case .character("<"):
      let first = layout.shown.lowerBound
      showVariants(
        from: first == 0 ? sessions.count : first - layout.shown.count
      )
    default: break
    }
  }

  private func showOrHideMessages() {
    if let gap = players.gap { return notice = Notice([gap]) }
    choice =
      choice == nil
      ? MessageChoice(firstVariant: layout.shown.lowerBound) : nil
    fitScreens()
  }

  /// Shows the source of the function that the chosen message calls.
  private func showSource() {
    guard let choice else { return }
    let list = choice.list(of: layout.shown.count)
    let functions = lists[list].functions
    let message = choice.message(in: list)
    guard functions.indices.contains(message),
      let function = functions[message],
      let place = sources?.place(of: function),
      let text = sources?.text(of: place.path)
    else {
      return notice = Notice(["The source of this message is not found."])
    }
    notice = Notice(showing: place, of: text, isPlain: wish.isPlain)
  }

  /// Shows other variants; where the terminal changes, the first one stays.
  private func showVariants(from first: Int) {
    wish.first = first
    fitScreens()
    wish.first = layout.shown.lowerBound
  }

  private func fitScreens() {
    wish.showsMessages = choice != nil
    layout = ScreenLayout(wish, on: size)
    choice?.firstVariant = layout.shown.lowerBound
    guard players.screenSize != layout.screen else { return }
    players.screenSize = layout.screen
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
    guard players.perform(action) else { return }
    recording.note(action, replacesTyping: replacesTyping)
    choice?.keep(after: action)
  }

  // MARK: - Frames

  public func makeFrame() -> Frame {
    size.isTooSmall ? .tooSmall(size) : makeFrame(hasKeys: layout.hasKeys)
  }

  /// What stays on the screen when the person has left.
  public func makeLastFrame() -> Frame {
    players.showFocus(false)
    return makeFrame(hasKeys: false)
  }

  private func makeFrame(hasKeys: Bool) -> Frame {
    var drawing = ScreenDrawing(layout, isPlain: wish.isPlain)
    let frames = players.makeFrames()
    let difference = players.difference(of: frames)
    drawing.draw(difference, names: players.names)
    if hasKeys { drawing.draw(statusLine) }
    guard notice == nil else {
      drawing.cover(with: &notice)
      return drawing.frame
    }
    drawing.draw(
      frames,
      names: players.names,
      hasDifference: difference != nil
    )
    if let choice {
      let title =
        players.lastAction.map { "Messages: \($0)" }
        ?? "Messages at the start"
      drawing.draw(lists, choice, title: title)
    }
    return drawing.frame
  }

  /// The messages of each variant that is shown.
  private var lists: [MessageList] {
    layout.shown.map { index in
      MessageList(
        players.steps(of: index),
        without: session.variant.feature.folderName,
        arrow: wish.isPlain ? "->" : "→",
        width: layout.listWidth
      )
    }
  }

  private var statusLine: StatusLine {
    let variant = session.variant
    let feature = variant.feature.name
    let name =
      sessions.count == 1
      ? "\(variant.architecture.name) \(feature)" : feature
    if let notice { return StatusLine(notice, place: name) }
    let state = network == .on ? "" : " · network \(network.rawValue)"
    let window = session.window
    let escape = window.escapeEffect.words
    if case .textField = top {
      // Letters are text, so no letter can quit.
      let button = window.buttonForReturn?.title.sanitizedForDisplay
      return StatusLine(
        place: name + state,
        more: button.map { ["Return \($0)"] } ?? [],
        keys: escape + ["Ctrl-C quit"]
      )
    }
    let ways =
      choice != nil
      ? ["Tab move", "t hide", "arrows choose", "s source"]
      : (window.hasFocus ? ["Tab move", "Return press"] : [])
        + ["n network", "t messages"]
    let hasOthers = layout.shown.count < sessions.count
    return StatusLine(
      place: name + state,
      more: ways + (hasOthers ? ["< > others"] : []) + escape
    )
  }
}

extension EscapeEffect? {
  /// What the status line says of it, if anything.
  @MainActor fileprivate var words: [String] {
    switch self {
    case .leavesTextField: ["Esc leave"]
    case .presses(let button): ["Esc \(button.title.sanitizedForDisplay)"]
    case .goesBack: ["Esc back"]
    case nil: []
    }
  }
}

extension NetworkCondition {
  /// The one that the key "n" leads to.
  fileprivate var next: NetworkCondition {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}
