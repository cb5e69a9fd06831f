import Pictures

/// A place for a picture, as `UIImageView` is.
///
/// Where there is none, a dotted box stands for it. A plain screen has neither,
/// and leaves no room for them.
public final class ImageView: View {
  public var image: Picture? {
    didSet {
      if image != oldValue {
        noteChange("image", image == nil ? "none" : "a picture")
      }
    }
  }

  /// The room for the picture, whatever its size.
  public let pictureSize: CellSize

  public init(pictureSize: CellSize) {
    self.pictureSize = pictureSize
    super.init()
  }

  override public func sizeThatFits(_ size: CellSize) -> CellSize {
    if window?.options.isPlain == true { return .zero }
    return CellSize(
      width: min(size.width, pictureSize.width),
      height: min(size.height, pictureSize.height)
    )
  }

  override public func draw(in canvas: inout Canvas) {
    if canvas.options.isPlain { return }
    if let image {
      canvas.draw(image, at: .zero)
    } else {
      let size = sizeThatFits(frame.size)
      canvas.drawDottedBox(
        CellRect(x: 0, y: 0, width: size.width, height: size.height)
      )
    }
  }
}
