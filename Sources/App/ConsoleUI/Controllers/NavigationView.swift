/// The bar with title and way back, above the topmost screen.
final class NavigationView: View {
  private weak var content: ViewController?
  private var canGoBack = false

  func show(_ content: ViewController, canGoBack: Bool) {
    self.content?.view.removeFromSuperview()
    self.content = content
    self.canGoBack = canGoBack
    addSubview(content.view)
  }

  override func layoutSubviews() {
    let top = hasBar ? Self.barHeight : 0
    content?.view.frame = CellRect(
      x: 0,
      y: top,
      width: frame.width,
      height: frame.height - top
    )
  }

  override func draw(in canvas: inout Canvas) {
    guard hasBar else { return }
    let back = canGoBack ? Self.back : ""
    if canGoBack {
      let area = CellRect(x: 0, y: 0, width: frame.width, height: 1)
      canvas.draw([back], of: back, in: area, style: .accent)
    }
    let room = frame.width - 2 * back.cellWidth
    let area = CellRect(x: back.cellWidth, y: 0, width: room, height: 1)
    let text = content?.title ?? ""
    canvas.draw(
      [text.shownOnOneLine(toCells: area.width)],
      of: text,
      in: area,
      alignment: .center,
      style: .bold
    )
    canvas.drawLine(y: 1, width: frame.width)
  }

  private static let back = "< Back "
  private static let barHeight = 2

  private var hasBar: Bool { canGoBack || content?.title != nil }
}
