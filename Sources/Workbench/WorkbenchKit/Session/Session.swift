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
    widgetDidChange: ((WidgetChange) -> Void)? = nil
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
    window.makeVisible()
  }

  /// The size of a screen unless another is asked for, in cells.
  public nonisolated static let standardSize = CellSize(width: 40, height: 20)

  /// What the screen lets one do now; waiting and the network always go.
  public var offers: [Offer] {
    var offers = window.buttons.map { Offer.tap($0.title) }
    if !window.textFields.isEmpty { offers.append(.type) }
    if let table = window.tables.first, table.numberOfRows > 0 {
      offers.append(.select(upTo: table.numberOfRows))
    }
    if window.canGoBack { offers.append(.back) }
    return offers
  }

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
      guard offers.contains(where: { $0.includes(action) }) else {
        throw ActionError(action: action, offers: offers)
      }
      performOffered(action)
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

  private func performOffered(_ action: Action) {
    switch action {
    case .tap(let title):
      window.buttons.first { $0.title == title }?.sendActions()
    case .select(let row):
      window.tables.first?.selectRow(at: row - 1)
    case .type(let text):
      window.textFields.first?.text = text
    case .back:
      window.goBack()
    case .wait, .network:
      break
    }
  }
}

/// An action that the screen does not offer.
public struct ActionError: Error, Equatable {
  public let action: Action
  public let offers: [Offer]
}
