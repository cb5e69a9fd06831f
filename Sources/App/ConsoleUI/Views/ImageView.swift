/// A place for a picture, as `UIImageView` is.
public final class ImageView: View {
  public var image: Image? {
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
    let captionRows = image.caption?.wrapped(toCells: size.width).count ?? 0
    let height = min(size.height, image.rows.count + captionRows)
    return CellSize(width: size.width, height: height)
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
    guard let caption = image.caption else { return }
    let area = CellRect(
      x: 0,
      y: rows.count,
      width: frame.width,
      height: frame.height - rows.count
    )
    canvas.draw(
      caption.wrapped(toCells: frame.width),
      of: caption,
      in: area,
      style: .faint
    )
  }
}
