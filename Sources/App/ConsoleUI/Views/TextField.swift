/// A line of text that the user edits, as `UITextField` is.
public final class TextField: View {
  public var text: String {
    didSet { if text != oldValue { noteChange("text", text) } }
  }
  /// What stands there, faintly, as long as there is no text.
  public var placeholder: String { didSet {} }
  /// How many clusters stand before the cursor; nil is all of them.
  private var cursor: Int?

  public init(text: String = "", placeholder: String = "") {
    self.text = text
    self.placeholder = placeholder
    super.init()
  }

  override public func sizeThatFits(_ size: CellSize) -> CellSize {
    CellSize(width: size.width, height: 1)
  }

  override public var canBecomeFocused: Bool { true }

  override func handle(_ key: Key) -> KeyResponse {
    var editor = LineEditor(text: text, cursor: cursor ?? text.count)
    guard editor.handle(key) else { return .ignored }
    cursor = editor.cursor
    return editor.text == text ? .handled : .gesture(.edit(editor.text))
  }

  override func drawFocus(in canvas: inout Canvas) {
    let before = textBeforeCursor.dropFirst(hiddenClusters)
    let x = min(String(before).displayWidth, frame.width - 1)
    canvas.showFocus(in: bounds, cursor: CellPoint(x: x, y: 0))
  }

  override public func draw(in canvas: inout Canvas) {
    let shown = text.isEmpty ? placeholder : text
    let line = String(shown.dropFirst(hiddenClusters))
      .sanitizedForDisplay.truncated(toCells: frame.width)
    let style: CellStyle = text.isEmpty ? [.faint, .underlined] : .underlined
    canvas.draw([line], of: shown, in: bounds, style: style)
    guard !canvas.options.isPlain else { return }
    let free = max(0, frame.width - line.cellWidth)
    canvas.draw(
      String(repeating: "_", count: free),
      at: CellPoint(x: line.cellWidth, y: 0),
      style: .faint
    )
  }

  private var textBeforeCursor: Substring {
    text.prefix(cursor ?? text.count)
  }

  /// How many clusters a text that is too long has left of the field, so
  /// that the cursor can be seen.
  private var hiddenClusters: Int {
    guard isFocused, text.displayWidth > frame.width else { return 0 }
    var room = frame.width - 1
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
