/// A line of text that the user edits, as `UITextField` is.
public final class TextField: View {
  public var text: String {
    didSet { if text != oldValue { noteChange("text", text) } }
  }
  /// What the field is for; it stands beside the field.
  public let label: String?
  /// What stands there, faintly, as long as there is no text.
  public var placeholder: String { didSet {} }
  /// The button that Return in the field presses, while it can be pressed:
  /// the one that takes what was typed.
  ///
  /// UIKit tells of Return by `textFieldShouldReturn` and leaves the rest to
  /// the app. Which button belongs to which field is a matter of the layout,
  /// so here the layout says it.
  public weak var returnButton: Button? { didSet {} }
  /// How many clusters stand before the cursor; nil is all of them.
  private var cursor: Int?
  private var actions: [@MainActor () -> Void] = []

  public init(
    label: String? = nil,
    text: String = "",
    placeholder: String = ""
  ) {
    self.label = label
    self.text = text
    self.placeholder = placeholder
    super.init()
  }

  /// Calls a method of an object when the user has changed the text, as
  /// UIKit's `editingChanged` does.
  ///
  /// A text that the program sets is not told. The target is held weakly.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    actions.append { [weak target] in
      guard let target else { return }
      action(target)()
    }
  }

  /// Whether anyone is told of what the user types.
  public var hasTargets: Bool { !actions.isEmpty }

  /// Tells the targets that the user has changed the text.
  public func sendActions() {
    for action in actions { action() }
  }

  // MARK: - Drawing

  override public func sizeThatFits(_ size: CellSize) -> CellSize {
    CellSize(width: size.width, height: 1)
  }

  override public func draw(in canvas: inout Canvas) {
    if let label {
      canvas.draw([drawnLabel], of: label, in: labelArea)
    }
    let shown = text.isEmpty ? placeholder : text
    let line = String(shown.dropFirst(hiddenClusters))
      .sanitizedForDisplay.truncated(toCells: textArea.width)
    let style: CellStyle = text.isEmpty ? [.faint, .underlined] : .underlined
    canvas.draw([line], of: shown, in: textArea, style: style)
    guard !canvas.options.isPlain else { return }
    let free = max(0, textArea.width - line.cellWidth)
    canvas.draw(
      String(repeating: "_", count: free),
      at: CellPoint(x: textArea.minX + line.cellWidth, y: 0),
      style: .faint
    )
  }

  /// The label with a colon, unless it ends with a mark of its own, and cut
  /// so that half of the field is left to write in.
  private var drawnLabel: String {
    guard let label, !label.isEmpty else { return "" }
    let mark = label.last?.isPunctuation == true ? "" : ":"
    return (label + mark).shownOnOneLine(toCells: max(0, frame.width / 2 - 1))
  }

  private var labelArea: CellRect {
    CellRect(x: 0, y: 0, width: drawnLabel.cellWidth, height: 1)
  }

  /// Where the text stands: beside the label, one cell apart.
  private var textArea: CellRect {
    let x = drawnLabel.isEmpty ? 0 : drawnLabel.cellWidth + 1
    return CellRect(x: x, y: 0, width: frame.width - x, height: 1)
  }

  // MARK: - Focus

  override public var canBecomeFocused: Bool { true }

  override func handle(_ key: Key) -> KeyResponse {
    if key == .enter {
      return buttonForReturn.map { .gesture(.press($0)) } ?? .ignored
    }
    var editor = LineEditor(text: text, cursor: cursor ?? text.count)
    guard editor.handle(key) else { return .ignored }
    cursor = editor.cursor
    return editor.text == text
      ? .handled : .gesture(.edit(self, text: editor.text))
  }

  /// The button that Return presses now; none where it is not offered.
  var buttonForReturn: Button? {
    window?.buttons.first { $0 === returnButton }
  }

  override func drawFocus(in canvas: inout Canvas) {
    let before = textBeforeCursor.dropFirst(hiddenClusters)
    let x = min(String(before).displayWidth, textArea.width - 1)
    canvas.showFocus(
      in: textArea,
      cursor: CellPoint(x: textArea.minX + x, y: 0)
    )
  }

  private var textBeforeCursor: Substring {
    text.prefix(cursor ?? text.count)
  }

  /// How many clusters a text that is too long has left of the field, so
  /// that the cursor can be seen.
  private var hiddenClusters: Int {
    guard isFocused, text.displayWidth > textArea.width else { return 0 }
    var room = textArea.width - 1
    let seen = textBeforeCursor.reversed().prefix { character in
      room -= String(character).displayWidth
      return room >= 0
    }
    return textBeforeCursor.count - seen.count
  }
}

extension String {
  /// How many cells the text takes once it is safe to show.
  fileprivate var displayWidth: Int { sanitizedForDisplay.cellWidth }
}
