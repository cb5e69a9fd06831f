/// What the screen shows: a controller and, above it, a queue of alerts.
@MainActor
public final class Window {
  public var size: CellSize { didSet {} }
  public var options = Canvas.Options() { didSet {} }
  /// Is told of every property of a widget that gets a new value.
  public var widgetDidChange: ((WidgetChange) -> Void)? { didSet {} }
  /// Is told of every controller and cell that is to update itself before the
  /// next frame, since something is about to change that it has read, and what
  /// of it runs then, such as "updateProperties()".
  public var needsUpdate: ((any SelfUpdating, _ update: String) -> Void)? {
    didSet {}
  }
  /// Whether frames show where keys go, and scroll to it on a small screen.
  public var showsFocus = false { didSet {} }
  public let rootViewController: ViewController
  var scrolling = Scrolling()
  /// The view that the last frame showed as focused.
  weak var markedView: View?
  private var alerts: [AlertController] = []
  private var isUpdating = false

  public init(size: CellSize, rootViewController: ViewController) {
    self.size = size
    self.rootViewController = rootViewController
    rootViewController.directWindow = self
  }

  /// Loads the first screen and lets it appear.
  public func makeVisible() {
    rootViewController.loadViewIfNeeded()
    rootViewController.viewWillAppear()
    rootViewController.viewDidAppear()
  }

  /// The alert that wants an answer now.
  public var presentedAlert: AlertController? {
    updateIfNeeded()
    return frontAlert
  }

  /// Whether there is a screen to return to, and no alert above it.
  public var canGoBack: Bool {
    updateIfNeeded()
    return frontAlert == nil && navigationController?.canPop == true
  }

  /// Returns to the screen below the topmost, as the user asked for.
  public func goBack() {
    if canGoBack { navigationController?.goBack() }
  }

  /// Gives every view its place; a table then asks for the rows it needs.
  public func layoutIfNeeded() {
    updateIfNeeded()
    // As the last frame did, so that rows that it shows are not let go of.
    layOut(in: showsFocus ? taller(by: scrolling.extraRows) : size)
  }

  /// Lays out and draws everything anew.
  public func makeFrame() -> Frame {
    updateIfNeeded()
    updateFocus()
    return showsFocus ? makeScrolledFrame() : Frame(drawing(in: size))
  }

  /// The alert above the screens, as the latest update left it.
  var frontAlert: AlertController? { alerts.first }

  /// Draws everything on a screen of that size.
  func drawing(in size: CellSize) -> Canvas {
    layOut(in: size)
    var canvas = Canvas(size: size, options: options)
    rootViewController.view.drawTree(in: &canvas)
    if let alert = frontAlert {
      let area = CellRect(x: 0, y: 0, width: size.width, height: size.height)
      canvas.add(.faint, in: area)
      alert.view.drawTree(in: &canvas)
    }
    return canvas
  }

  func enqueue(_ alert: AlertController, presentedBy presenter: ViewController)
  {
    alert.willBePresented(by: presenter, in: self)
    alerts.append(alert)
  }

  func dismiss(_ alert: AlertController) {
    alerts.removeAll { $0 === alert }
  }

  func dropAlerts(presentedBy presenter: ViewController) {
    alerts.removeAll { $0.presentingViewController === presenter }
  }

  /// Lets controllers and cells update themselves until none has to any more.
  ///
  /// A controller goes first: it may reload the table, and that drops cells.
  ///
  /// Whatever is public and tells of the screen calls this first. The code
  /// behind it reads the screen as it is.
  func updateIfNeeded() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    for _ in 0..<Self.mostUpdates {
      guard rootViewController.updateIfNeeded(isShown: true) || updateCells()
      else { return }
    }
  }

  /// Lets the cells update themselves that have to.
  ///
  /// - Returns: Whether one had to.
  private func updateCells() -> Bool {
    let tables = rootViewController.viewIfLoaded?.tables ?? []
    var hasUpdated = false
    for cell in tables.flatMap(\.cells)
    where cell.updateConfigurationIfNeeded() {
      hasUpdated = true
    }
    return hasUpdated
  }

  /// What always asks for another update stops after so many.
  private static let mostUpdates = 10

  private func layOut(in size: CellSize) {
    for controller in [rootViewController, frontAlert].compactMap({ $0 }) {
      let view = controller.view
      view.frame = CellRect(x: 0, y: 0, width: size.width, height: size.height)
      view.layoutTree()
    }
  }
}
