import ConsoleUI
import Services

/// A variant in use: its window, its services and its clock.
///
/// The one place where actions are performed and frames are made.
@MainActor
public final class Session {
  public let variant: Variant
  public let window: Window
  let world: World

  public init(
    variant: Variant,
    world: World,
    size: CellSize = Session.standardSize,
    options: Canvas.Options = Canvas.Options(),
    widgetDidChange: ((WidgetChange) -> Void)? = nil,
    controllerNeedsUpdate: Window.UpdateObserver? = nil
  ) {
    self.variant = variant
    self.world = world
    let screen = variant.screen.makeScreen(world.needs)
    window = Window(
      size: size,
      rootViewController: NavigationController(rootViewController: screen)
    )
    window.options = options
    window.widgetDidChange = widgetDidChange
    window.controllerNeedsUpdate = controllerNeedsUpdate
    window.makeVisible()
  }

  /// The size of a screen unless another is asked for, in cells.
  public nonisolated static let standardSize = CellSize(width: 40, height: 20)

  /// Performs an action, or says why it cannot be.
  ///
  /// A wait lets virtual time pass at once. Real time passes by itself: to
  /// wait for it, see `pass(_:)`.
  public func perform(_ action: Action) throws(ActionError) {
    switch action {
    case .wait(let duration):
      world.letTimePass(duration)
    case .network(let condition):
      world.network.condition = condition.error
    case .tap, .select, .type, .back:
      guard let gesture = window.gesture(for: action) else {
        throw ActionError(action: action, offers: offers)
      }
      window.perform(gesture)
    }
  }

  /// Gives every view its place, as drawing will do too.
  func layOut() {
    window.layoutIfNeeded()
  }

  /// Draws the screen as it is now.
  public func makeFrame() -> Frame {
    window.options.animationStep = world.animationStep
    return window.makeFrame()
  }

  /// How long until a service answers next; nil where none is asked.
  public var timeToNextAnswer: Duration? { world.timeToNextAnswer }

  /// Whether a service answers in that time.
  func isAnswered(within duration: Duration) -> Bool {
    timeToNextAnswer.map { $0 <= duration } ?? false
  }
}

/// A session whose time passes by itself, and whose services answer when
/// they will.
extension Session {
  /// Whether live services answer.
  public var isLive: Bool { world.client != nil }

  /// How many live requests have no answer yet.
  public var pendingRequests: Int { world.client?.pendingCount ?? 0 }

  /// Waits until a live request is answered; not at all without one.
  public func nextAnswer() async {
    await world.client?.nextAnswer()
  }

  /// Waits until every live request, and every one that its answer led to,
  /// is answered.
  public func untilNothingIsPending() async {
    while pendingRequests > 0 { await nextAnswer() }
  }

  /// Waits for so much time to pass.
  ///
  /// With a virtual clock, that takes as long as it takes someone else to
  /// move it.
  public func pass(_ duration: Duration) async {
    let scheduler = world.scheduler
    await withCheckedContinuation { continuation in
      scheduler.after(duration) { continuation.resume() }
    }
  }

  /// Is called when a live request was answered, to draw what has changed.
  public var answerDidArrive: (@MainActor () -> Void)? {
    get { world.client?.answerDidArrive }
    set { world.client?.answerDidArrive = newValue }
  }
}
