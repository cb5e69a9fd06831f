/// A place for an icon, as `UIImageView` is for those of SF Symbols.
public final class IconView: View {
  public var image: Icon? {
    didSet {
      if image != oldValue {
        noteChange("image", image?.accessibilityLabel ?? "")
      }
    }
  }

  public let alignment: TextAlignment

  public init(alignment: TextAlignment = .left) {
    self.alignment = alignment
    super.init()
  }

  override public func sizeThatFits(_ size: CellSize) -> CellSize {
    guard let image else { return .zero }
    return CellSize(
      width: size.width,
      height: min(size.height, image.rows.count)
    )
  }

  override public func draw(in canvas: inout Canvas) {
    guard let image else { return }
    let rows =
      canvas.options.isPlain
      ? ["(\(image.accessibilityLabel))"] : image.rows
    canvas.draw(
      rows.map { $0.truncated(toCells: frame.width) },
      of: image.accessibilityLabel,
      in: bounds,
      alignment: alignment
    )
  }
}
