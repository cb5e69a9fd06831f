/// A part of the screen, as `UIView` is.
///
/// Layout is done anew for every frame, so nothing has to be invalidated.
///
/// Everything that can be set from outside has a `didSet`, if only an empty
/// one: without it other modules would set the property's memory, and nobody
/// could record that they do.
@MainActor
open class View {
  /// Where the view stands in its superview; set by the superview's layout.
  public var frame = CellRect.zero { didSet {} }
  /// Whether a stack gives this view the room that the others leave.
  public var expandsToFill = false { didSet {} }
  public private(set) var subviews: [View] = []
  public private(set) weak var superview: View?
  /// The controller whose view this is, for a controller's topmost view.
  public internal(set) weak var viewController: ViewController?

  public var isHidden = false {
    didSet { if isHidden != oldValue { noteChange("isHidden", isHidden) } }
  }

  public init() {}

  public func addSubview(_ view: View) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// The size that suits the view best within the size it is offered.
  open func sizeThatFits(_ size: CellSize) -> CellSize { .zero }

  /// Sets the frames of the subviews, for the view's own size.
  open func layoutSubviews() {}

  /// Draws the view's own content; its subviews are drawn after it.
  open func draw(in canvas: inout Canvas) {}

  /// Whether keys can be sent to the view.
  open var canBecomeFocused: Bool { false }

  /// Whether the view is shown as the one that gets the keys.
  public internal(set) var isFocused = false

  /// Answers a key that is sent to the view while it has the focus.
  func handle(_ key: Key) -> KeyResponse { .ignored }

  /// Shows the focus, by style and cursor only: glyphs stay the same.
  func drawFocus(in canvas: inout Canvas) {
    canvas.showFocus(in: bounds, cursor: .zero)
  }

  /// Called when keys are about to go to another view.
  func willLoseFocus() {}

  /// The room that the view has, in its own coordinates.
  public var bounds: CellRect {
    CellRect(x: 0, y: 0, width: frame.width, height: frame.height)
  }

  /// Where the view's corner is in a view around it.
  final func origin(in ancestor: View) -> CellPoint {
    guard let superview, self !== ancestor else { return .zero }
    let outer = superview.origin(in: ancestor)
    return CellPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }

  /// The window that shows this view, or is about to.
  public var window: Window? {
    if let superview { return superview.window }
    return viewController?.window
  }

  /// Lays out the view and everything in it that is not hidden.
  final func layoutTree() {
    guard !isHidden else { return }
    layoutSubviews()
    for subview in subviews { subview.layoutTree() }
  }

  /// Draws the view, which is laid out, with everything in it.
  final func drawTree(in canvas: inout Canvas) {
    guard !isHidden else { return }
    canvas.inside(frame) { canvas in
      draw(in: &canvas)
      for subview in subviews { subview.drawTree(in: &canvas) }
      if isFocused { drawFocus(in: &canvas) }
    }
  }

  /// Tells the window's observer that a property of a widget has changed.
  final func noteChange(_ property: String, _ value: Any) {
    guard let observe = window?.widgetDidChange else { return }
    observe(WidgetChange(view: self, property: property, value: value))
  }
}

/// A property of a view that was given a new value.
public struct WidgetChange {
  public let view: View
  /// The property's name in the source, such as "text".
  public let property: String
  public let value: Any
}
