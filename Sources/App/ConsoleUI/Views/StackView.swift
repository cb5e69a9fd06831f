/// Lays its subviews out in a line, as `UIStackView` does.
///
/// Each view gets the room that suits it; those that `expandsToFill` share
/// what is left. Hidden views take none.
open class StackView: View {
  public enum Axis: Sendable {
    case horizontal
    case vertical
  }

  public var axis: Axis { didSet {} }
  /// Free cells between two views.
  public var spacing: Int { didSet {} }
  /// Free cells left and right of the views.
  public let margin: Int

  public init(axis: Axis, spacing: Int = 0, margin: Int = 0) {
    self.axis = axis
    self.spacing = spacing
    self.margin = margin
    super.init()
  }

  public func addArrangedSubviews(_ views: View...) {
    for view in views { addSubview(view) }
  }

  override open func sizeThatFits(_ size: CellSize) -> CellSize {
    let frames = arrange(in: size).map(\.frame)
    return CellSize(
      width: min(size.width, (frames.map(\.maxX).max() ?? 0) + margin),
      height: min(size.height, frames.map(\.maxY).max() ?? 0)
    )
  }

  override open func layoutSubviews() {
    for (view, frame) in arrange(in: frame.size) {
      view.frame = frame
    }
  }

  private func arrange(in size: CellSize) -> [(view: View, frame: CellRect)] {
    let views = subviews.filter { !$0.isHidden }
    let room = CellSize(width: size.width - 2 * margin, height: size.height)
    let lengths = lengths(of: views, in: room)
    var position = 0
    return zip(views, lengths).map { view, length in
      defer { position += length + spacing }
      switch axis {
      case .vertical:
        let y = position
        let frame = CellRect(x: margin, y: y, width: room.width, height: length)
        return (view, frame)
      case .horizontal:
        let offered = CellSize(width: length, height: room.height)
        let height = view.sizeThatFits(offered).height
        let x = margin + position
        return (view, CellRect(x: x, y: 0, width: length, height: height))
      }
    }
  }

  /// How long each view is along the axis; who comes first gets room first.
  private func lengths(of views: [View], in room: CellSize) -> [Int] {
    var free = max(0, axis == .vertical ? room.height : room.width)
    var lengths = views.enumerated().map { index, view in
      if index > 0 { free -= min(free, spacing) }
      guard !view.expandsToFill else { return 0 }
      let length =
        switch axis {
        case .vertical:
          view.sizeThatFits(CellSize(width: room.width, height: free)).height
        case .horizontal:
          view.sizeThatFits(CellSize(width: free, height: room.height)).width
        }
      free -= min(free, length)
      return length
    }
    var expanding = views.indices.filter { views[$0].expandsToFill }
    while let index = expanding.popLast() {
      lengths[index] = free / (expanding.count + 1)
      free -= lengths[index]
    }
    return lengths
  }
}
