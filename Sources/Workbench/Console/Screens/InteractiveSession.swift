import ConsoleUI
import Foundation
import Play
import Render

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
  /// The size of the terminal.
  package var size: CellSize {
    didSet { if size != oldValue { fitScreens() } }
  }

  /// What Escape leads to from its first screen; nil where it asks to quit.
  package var placeAbove: String?

  private var players: Players
  private var layout: ScreenLayout
  private var wish: ScreenLayout.Wish
  private var explanation: Explanation
  /// What the status line says until the next key.
  private var news: String?
  private weak var lastTextField: TextField?
  private var elapsed = Duration.zero
  private var network = NetworkCondition.on
  /// Until when keys do nothing: an alert has opened while a person typed, and
  /// the next keys were not meant for its buttons.
  private var ignoresKeysUntil = Duration.zero
  /// How long no key has to come before one is meant for the alert.
  private static let pauseInTyping = Duration.milliseconds(700)

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
    let isPlain = players.first.window.options.isPlain
    wish = ScreenLayout.Wish(
      variants: players.sessions.count,
      isPlain: isPlain,
      width: width,
      height: height
    )
    layout = ScreenLayout(wish, on: size)
    explanation = Explanation(
      package.map { SourceIndex(package: $0) },
      in: layout
    )
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

  /// The first variant, which says what a key means.
  public var session: Session { players.first }

  /// All variants, in their order.
  package var sessions: [Session] { players.sessions }

  // MARK: - Time

  /// Lets the clocks catch up with the person's.
  ///
  /// - Parameter time: The time since the session began. It counts in whole
  ///   milliseconds, because scripts do.
  package func advance(to time: Duration) {
    let milliseconds = Int64(time / .milliseconds(1))
    let passed = Duration.milliseconds(milliseconds) - elapsed
    guard passed > .zero else { return }
    elapsed += passed
    let wasTyping = window.isEditingText && window.presentedAlert == nil
    perform(.wait(passed))
    if wasTyping, window.presentedAlert != nil {
      ignoresKeysUntil = elapsed + Self.pauseInTyping
    }
  }

  package var timeToNextFrame: Duration? {
    let answer = players.timeToNextAnswer
    guard players.isAnimating else { return answer }
    let step = Duration.milliseconds(100)
    let sinceStep = elapsed - step * Int(elapsed / step)
    return min(answer ?? step, step - sinceStep)
  }

  // MARK: - Keys

  @discardableResult
  package func press(_ key: Key) -> ScreenExit? {
    news = nil
    guard elapsed >= ignoresKeysUntil else {
      ignoresKeysUntil = elapsed + Self.pauseInTyping
      news = "an alert came while you typed: wait a moment, then choose"
      return nil
    }
    if choosesMessage(key) {
      if key == .character("x"), !explanation.hasRemarks {
        news = "nothing was cancelled or dropped"
      }
      return nil
    }
    if keepsKeys { return performWithoutField(key) }
    if key == .escape, session.window.escapeEffect == nil {
      if explanation.variant != nil { return showOrHideMessages() }
      if session.window.presentedAlert != nil {
        news = "choose an answer: press one of the buttons"
        return nil
      }
    }
    switch players.handle(key) {
    case .gesture(let gesture): perform(gesture)
    case .handled: break
    case .ignored: return perform(commandOf: key)
    }
    return nil
  }

  private var window: Window { session.window }

  /// Whether the messages keep the keys from the text field that has the focus:
  /// they were asked for in it, and Tab leads back to it.
  private var keepsKeys: Bool {
    window.isEditingText && explanation.variant != nil && explanation.keepsKeys
  }

  private var isTyping: Bool { window.isEditingText && !keepsKeys }

  /// Does what a key means that the messages keep from a text field.
  private func performWithoutField(_ key: Key) -> ScreenExit? {
    switch key {
    case .tab, .backTab: explanation.keepsKeys = false
    case .escape: return showOrHideMessages()
    case .enter, .paste, .backspace, .delete: news = Self.wayToTyping
    case .character(let letter) where !"qt?nNms<>".contains(letter):
      news = Self.wayToTyping
    default: return perform(commandOf: key)
    }
    return nil
  }

  private static let wayToTyping = "Tab: type in the field again"

  /// Whether a key has moved in the messages: while they show, keys do that
  /// which mean nothing in a text field that gets them.
  private func choosesMessage(_ key: Key) -> Bool {
    guard !isTyping || key.isVertical,
      explanation.move(by: key, among: players)
    else { return false }
    if let variant = explanation.variant,
      !layout.shown.contains(variant)
    {
      let isBefore = variant < layout.shown.lowerBound
      showVariants(from: isBefore ? variant : variant + 1 - layout.shown.count)
    }
    return true
  }

  /// Does what a key means that the screens have no use for.
  private func perform(commandOf key: Key) -> ScreenExit? {
    switch key {
    case .character("q"): return .asksToQuit
    // In a text field the letters themselves are text.
    case .character("t"), .control("t"): return showOrHideMessages()
    case .escape: return .goesUp
    case .character("?"): return .opens(Viewer.sessionHelp)
    case .character("n"), .control("n"): setNetwork(by: 1)
    case .character("N"): setNetwork(by: -1)
    case .character("m"):
      return explanation.makeMessageViewer(players).map { .opens($0) }
    case .character("s"):
      return explanation.makeSourceViewer(players).map { .opens($0) }
    // After the last variant comes the first.
    case .character(">"), .control("o"):
      let next = layout.shown.upperBound
      showVariants(from: next == sessions.count ? 0 : next)
    case .character("<"):
      let first = layout.shown.lowerBound
      showVariants(
        from: first == 0 ? sessions.count : first - layout.shown.count
      )
    default: break
    }
    return nil
  }

  /// Goes on to the next of the network's conditions, or back.
  private func setNetwork(by step: Int) {
    let all = NetworkCondition.allCases
    let index = all.firstIndex(of: network) ?? 0
    network = all[(index + step + all.count) % all.count]
    perform(.network(network))
    news = "network \(network.rawValue): \(network.meaning)"
  }

  private func showOrHideMessages() -> ScreenExit? {
    if let gap = players.gap {
      return .opens(Viewer(title: "messages", text: gap))
    }
    explanation.showOrHide(isTyping: window.isEditingText)
    fitScreens()
    return nil
  }

  /// Shows other variants; where the terminal changes, the first one stays.
  private func showVariants(from first: Int) {
    wish.first = first
    fitScreens()
    wish.first = layout.shown.lowerBound
  }

  private func fitScreens() {
    wish.explains = explanation.variant != nil
    layout = ScreenLayout(wish, on: size)
    explanation.fit(into: layout)
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
    let begun = players.begunCount
    // A key finds only what is on the screen, so the first refuses nothing.
    guard players.perform(action) else { return }
    recording.note(action, replacesTyping: replacesTyping)
    if players.begunCount > begun { explanation.begin() }
  }

  // MARK: - Frames

  package func makeFrame() -> Frame { makeFrame(hasKeys: layout.hasKeys) }

  /// What stays on the screen when the person has left.
  package func makeLastFrame() -> Frame {
    players.showFocus(false)
    return makeFrame(hasKeys: false)
  }

  private func makeFrame(hasKeys: Bool) -> Frame {
    var drawing = ScreenDrawing(layout, isPlain: wish.isPlain)
    let frames = players.makeFrames()
    let difference = players.difference(of: frames)
    drawing.draw(difference, names: players.names)
    drawing.draw(
      frames,
      names: players.names,
      hasDifference: difference != nil
    )
    explanation.draw(players, in: &drawing)
    if hasKeys { drawing.draw(statusLine) }
    let frame = drawing.frame
    // The cursor stands where the next letter goes.
    return keepsKeys ? Frame(grid: frame.grid, texts: frame.texts) : frame
  }

  private var statusLine: StatusLine {
    let (arrows, rows) = window.placeOfRows
    guard isTyping else {
      return StatusLine(
        places: places(arrows),
        more: [rows] + lesserWays,
        useful: lessNetwork(ways)
          + (keepsKeys ? ["Tab type", "Esc hide"] : escapeWords)
      )
    }
    // Letters are text, so no letter can quit.
    let button = window.buttonForReturn?.title.sanitizedForDisplay
    return StatusLine(
      places: places(arrows),
      more: ["Tab move", button.map { "Return \($0)" } ?? "", rows],
      useful: lessNetwork([
        "Ctrl-N network", hasOthers ? "Ctrl-O others" : "",
        explanation.variant == nil ? "Ctrl-T trace" : "↑↓ message",
      ]),
      keys: escapeWords + ["Ctrl-C quit"]
    )
  }

  /// What is shown and how the network is, in ever fewer words.
  private func places(_ arrows: String) -> [String] {
    let variant = sessions[layout.shown.lowerBound].variant
    // Several have their names above them, where there is room.
    let name = layout.hasNames ? nil : variant.architecture.name
    let whole = [name, variant.feature.name].compactMap(\.self)
      .joined(separator: " ")
    let state = network == .on ? nil : "network \(network.rawValue)"
    let gap = explanation.lacksRoom ? Self.sizeForDiagram : nil
    let arrows = wish.isPlain ? "" : arrows
    // What is news is said with all of it, or alone.
    let places = (news == nil ? [whole, name ?? whole] : [whole])
      .flatMap { [$0 + arrows, $0] }
      .map { [news ?? state, $0, gap].compactMap(\.self) }
    return places.map { $0.joined(separator: " · ") }
      + [news ?? gap].compactMap(\.self)
  }

  /// The keys without that of the network as long as something is news: then
  /// there is less room, and most news is the network's.
  private func lessNetwork(_ keys: [String]) -> [String] {
    news == nil ? keys : keys.filter { !$0.hasSuffix(" network") }
  }

  private static var sizeForDiagram: String {
    let least = ScreenLayout.leastSizeForDiagram
    return "diagram from \(least.width)x\(least.height)"
  }

  private var hasOthers: Bool { layout.shown.count < sessions.count }

  /// The keys that a person needs most of those that are always there.
  private var ways: [String] {
    if explanation.variant != nil {
      return (sessions.count > 1 ? ["←→ others"] : [])
        + (keepsKeys || window.escapeEffect == nil ? [] : ["t hide"])
        + ["s file"]
        + (explanation.hasRemarks ? ["x next ✕"] : []) + ["↑↓ message"]
    }
    return ["n network", "t trace"] + (hasOthers ? ["< > others"] : [])
  }

  /// The others, which a person finds without being told.
  private var lesserWays: [String] {
    let move = keepsKeys ? [] : ["Tab move"]
    if explanation.variant != nil { return move + ["n network", "m calls"] }
    return window.hasFocus ? move + ["Return press"] : []
  }

  /// What the status line says of Escape, if anything.
  private var escapeWords: [String] {
    switch session.window.escapeEffect {
    case .leavesTextField: [news == nil ? "Esc leave field" : "Esc leave"]
    case .leavesButton: ["Esc row"]
    case .presses(let button): ["Esc \(button.title.sanitizedForDisplay)"]
    case .goesBack: ["Esc back"]
    case nil where explanation.variant != nil: ["Esc hide"]
    case nil where session.window.presentedAlert != nil: []
    case nil: placeAbove.map { ["Esc \($0)"] } ?? []
    }
  }
}

extension Key {
  /// Whether it means nothing in a line of text.
  fileprivate var isVertical: Bool {
    [.up, .down, .pageUp, .pageDown].contains(self)
  }
}

extension NetworkCondition {
  /// What it does to requests.
  fileprivate var meaning: String {
    switch self {
    case .on: "requests are answered"
    case .off: "requests fail"
    case .overloaded: "too many requests"
    case .forbidden: "the service refuses"
    case .garbled: "no answer can be read"
    case .slow: "answers take 3 s longer"
    }
  }
}
