/// Text that the user reads, as `UILabel` is.
public final class Label: View {
  public var text: String? {
    didSet { if text != oldValue { noteChange("text", text ?? "") } }
  }
  public var style: CellStyle { didSet {} }
  public var textAlignment: TextAlignment { didSet {} }
  /// The most lines to use; 0 is as many as the text needs.
  public var numberOfLines: Int { didSet {} }

  public init(
    text: String? = nil,
    style: CellStyle = .plain,
    textAlignment: TextAlignment = .left,
    numberOfLines: Int = 1
  ) {
    self.text = text
    self.style = style
    self.textAlignment = textAlignment
    self.numberOfLines = numberOfLines
    super.init()
  }

  override public func sizeThatFits(_ size: CellSize) -> CellSize {
    let lines = lines(width: size.width)
    return CellSize(
      width: lines.map(\.cellWidth).max() ?? 0,
      height: min(max(1, lines.count), size.height)
    )
  }

  override public func draw(in canvas: inout Canvas) {
    canvas.draw(
      lines(width: frame.width),
      of: text ?? "",
      in: bounds,
      alignment: textAlignment,
      style: style
    )
  }

  private func lines(width: Int) -> [String] {
    guard let text, !text.isEmpty, width > 0 else { return [] }
    if numberOfLines == 1 {
      return [text.shownOnOneLine(toCells: width)]
    }
    let lines = text.wrapped(toCells: width)
    guard numberOfLines > 0, lines.count > numberOfLines else { return lines }
    let rest = lines[(numberOfLines - 1)...].joined(separator: " ")
    return lines.prefix(numberOfLines - 1) + [rest.truncated(toCells: width)]
  }
}
