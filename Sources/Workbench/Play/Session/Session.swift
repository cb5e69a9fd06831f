import ConsoleUI
import Jobs
import Services

/// A variant in use: its window, its services and its clock.
///
/// The one place where actions are performed and frames are made. Each of
/// these runs the tasks that it has formed before it ends, so whoever looks at
/// the screen sees what they did. So does each answer of a service.
@MainActor
public final class Session {
  public let variant: Variant
  public let window: Window
  package let world: World
  var tasks = HeldTasks()

  public init(
    variant: Variant,
    world: World,
    size: CellSize = Session.standardSize,
    options: Canvas.Options = Canvas.Options(),
    widgetDidChange: ((WidgetChange) -> Void)? = nil,
    needsUpdate: ((any SelfUpdating, String) -> Void)? = nil
  ) {
    self.variant = variant
    self.world = world
    window = JobQueue.run {
      let screen = variant.screen.makeScreen(world.needs)
      let window = Window(
        size: size,
        rootViewController: NavigationController(rootViewController: screen)
      )
      window.options = options
      window.widgetDidChange = widgetDidChange
      window.needsUpdate = needsUpdate
      window.makeVisible()
      return window
    }
  }

  /// One line that says why no session can run here; nil where one can.
  public nonisolated static var unavailability: String? {
    JobQueue.unavailability
  }

  /// The size of a screen unless another is asked for, in cells.
  public nonisolated static let standardSize = CellSize(width: 40, height: 20)

  /// How many columns or rows a screen can have.
  package nonisolated static let lengths = 1...500

  /// Performs an action, or says why it cannot be.
  ///
  /// A wait lets virtual time pass at once. Real time passes by itself: to
  /// wait for it, see `pass(_:)`.
  ///
  /// A row that was added is scrolled to.
  public func perform(_ action: Action) throws(ActionError) {
    var growing: (table: TableView, rows: Int)?
    try run { () throws(ActionError) in
      switch action {
      case .wait(let duration):
        world.letTimePass(duration)
      case .network(let condition):
        world.network.condition = condition.error
        world.network.delay = condition.delay
      case .tap, .select, .type, .back:
        guard let gesture = window.gesture(for: action) else {
          throw ActionError()
        }
        growing = window.tableToGrow(by: gesture)
        window.perform(gesture)
      }
    }
    guard let (table, rows) = growing else { return }
    run {
      guard window.tables.first === table, table.numberOfRows == rows + 1
      else { return }
      table.scrollToRow(at: rows)
    }
  }

  /// Does something with the window, and then what the tasks have to do that
  /// were formed in it.
  package func run<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try JobQueue.run(body)
  }

  /// Draws the screen as it is now.
  public func makeFrame() -> Frame {
    run {
      window.options.animationStep = world.animationStep
      return window.makeFrame()
    }
  }

  /// How long until a service answers next; nil where none is asked.
  public var timeToNextAnswer: Duration? { world.timeToNextAnswer }

  /// Whether a service answers in that time.
  package func isAnswered(within duration: Duration) -> Bool {
    timeToNextAnswer.map { $0 <= duration } ?? false
  }
}

extension Session {
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
}
