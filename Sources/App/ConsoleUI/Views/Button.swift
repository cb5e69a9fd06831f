/// Something to press, as `UIButton` is.
///
/// It stands in square brackets, and in round ones while it is disabled: the
/// fainter colour alone would not tell everybody.
public final class Button: View {
  public var title: String {
    didSet { if title != oldValue { noteChange("title", title) } }
  }
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { noteChange("isEnabled", isEnabled) } }
  }
  private var actions: [@MainActor () -> Void] = []

  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Calls a method of an object when the button is pressed.
  ///
  /// The target is held weakly, as in UIKit: a button never keeps its
  /// controller alive.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    addAction { [weak target] in
      guard let target else { return }
      action(target)()
    }
  }

  /// Calls the closure at each press, as UIKit does with a `UIAction`.
  ///
  /// The button keeps it, and what it captures.
  public func addAction(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
  }

  /// Does what a press does.
  public func sendActions() {
    guard isEnabled else { return }
    for action in actions { action() }
  }

  override public var canBecomeFocused: Bool { isEnabled }

  override func handle(_ key: Key) -> KeyResponse {
    switch key {
    case .enter, .character(" "): .gesture(.press(self))
    default: .ignored
    }
  }

  override public func sizeThatFits(_ size: CellSize) -> CellSize {
    CellSize(width: min(size.width, drawnTitle.cellWidth), height: 1)
  }

  override public func draw(in canvas: inout Canvas) {
    let line = drawnTitle.truncated(toCells: frame.width)
    let style: CellStyle = isEnabled ? .accent : .faint
    canvas.draw([line], of: title, in: bounds, style: style)
  }

  private var drawnTitle: String {
    let text = title.sanitizedForDisplay
    return isEnabled ? "[ \(text) ]" : "( \(text) )"
  }
}
