import ConsoleUI

/// A session that a person uses with keys and in real time.
///
/// Keys become actions, and so does the time that passes between them: the
/// session's virtual clock is told to wait for as long as the person did. So
/// the actions alone, played as a script, give the same frames again.
@MainActor
public final class InteractiveSession: InteractiveScreen {
  public let session: Session
  /// What was done so far.
  public private(set) var recording: SessionRecording
  /// Whether the person has asked to end.
  public private(set) var isFinished = false

  /// The size of the terminal: of the screen, and of the status line below.
  public var size: CellSize {
    didSet { if size != oldValue { fitScreen() } }
  }

  private weak var lastTextField: TextField?
  private var elapsed = Duration.zero
  private var notice: Notice?
  private var network = NetworkCondition.on

  /// - Parameter options: What the recording shall say of how the program
  ///   was called.
  public init(_ session: Session, options: [String] = []) {
    self.session = session
    size = StatusLine.sizeOfTerminal(around: session.window.size)
    recording = SessionRecording(
      of: session.variant,
      size: session.window.size,
      options: options
    )
    if session.isLive {
      recording.noteComment("The answers were live, and may differ next time")
    }
    session.window.showsFocus = true
  }

  /// Lets the session's clock catch up with the person's.
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
    if notice != nil {
      notice = nil
      // Of the keys that close a notice, only these mean more than that.
      guard key == .character("n") || key == .character("q") else { return }
      return pressUnused(key)
    }
    switch session.window.handle(key) {
    case .gesture(let gesture): perform(gesture)
    case .handled: break
    case .ignored: pressUnused(key)
    }
  }

  /// Draws the screen as the person is to see it.
  public func makeFrame() -> Frame {
    if TooSmallScreen.limit.exceeds(size) {
      return TooSmallScreen(size: size).frame
    }
    let screenSize = StatusLine.sizeOfScreen(in: size)
    let frame = notice?.frame(size: screenSize) ?? session.makeFrame()
    return statusLine.added(to: frame, size: size)
  }

  private var statusLine: StatusLine {
    let variant = session.variant
    return StatusLine(
      place: "\(variant.architecture.name) \(variant.feature.name)",
      keys: notice?.keys ?? (session.window.isEditingText ? .text : .screen)
    )
  }

  private func fitScreen() {
    session.window.size = StatusLine.sizeOfScreen(in: size)
    recording.noteSize(session.window.size)
  }

  /// How long the frame stays as it is, if nobody presses a key; nil is for
  /// ever.
  public var timeToNextFrame: Duration? {
    let answer = session.timeToNextAnswer
    guard session.window.isAnimating else { return answer }
    let step = Duration.milliseconds(100)
    let sinceStep = elapsed - step * Int(elapsed / step)
    return min(answer ?? step, step - sinceStep)
  }

  /// What is not seen must not be changed, so one can only leave.
  private func pressUnseen(_ key: Key) {
    if key == .character("q") { isFinished = true }
  }

  private func pressUnused(_ key: Key) {
    switch key {
    case .character("q"): isFinished = true
    case .character("?"): notice = .help
    case .character("n"): changeNetwork()
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
    // A key finds only what is on the screen, so nothing is refused.
    guard (try? session.perform(action)) != nil else { return }
    recording.note(action, replacesTyping: replacesTyping)
  }
}

extension Duration {
  fileprivate var wholeMilliseconds: Duration {
    .milliseconds(Int64(self / .milliseconds(1)))
  }
}
