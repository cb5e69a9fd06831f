/// The box in which an alert speaks.
final class AlertView: View {
  let buttons: [Button]
  private let content = StackView(axis: .vertical, spacing: 1, margin: 1)
  private let row = StackView(axis: .horizontal)
  private let title: String

  init(
    title: String,
    message: String?,
    textFields: [TextField],
    actionTitles: [String]
  ) {
    self.title = title
    buttons = actionTitles.map { Button(title: $0) }
    super.init()
    let heading = Label(
      text: title,
      style: .bold,
      textAlignment: .center,
      numberOfLines: 0
    )
    content.addSubview(heading)
    if let message {
      content.addSubview(Label(text: message, numberOfLines: 0))
    }
    // As with UIKit's preferred action, Return takes the answer.
    let preferred = buttons.first { $0.title != Self.cancelTitle }
    for textField in textFields {
      textField.returnButton = preferred
      content.addSubview(textField)
    }
    for button in buttons { row.addSubview(button) }
    content.addSubview(row)
    addSubview(content)
  }

  /// The view has the whole window; its box stands in the middle.
  ///
  /// Buttons that are too long for one line stand one below the other.
  override func layoutSubviews() {
    let room = CellSize(
      width: min(frame.width, Self.widest) - 2,
      height: frame.height - 2
    )
    let gap = 2
    let widths = buttons.map { $0.sizeThatFits(frame.size).width + gap }
    let fits = widths.reduce(-gap, +) <= room.width - 2 * content.margin
    row.axis = fits ? .horizontal : .vertical
    row.spacing = fits ? gap : 0
    let height = content.sizeThatFits(room).height
    content.frame = CellRect(
      x: (frame.width - room.width) / 2,
      y: (frame.height - height) / 2,
      width: room.width,
      height: height
    )
  }

  override func draw(in canvas: inout Canvas) {
    let box = CellRect(
      x: content.frame.minX - 1,
      y: content.frame.minY - 1,
      width: content.frame.width + 2,
      height: content.frame.height + 2
    )
    if box.minX < Self.leastBeside {
      let blanks = String(repeating: " ", count: frame.width)
      for y in box.minY..<box.maxY {
        canvas.draw(blanks, at: CellPoint(x: 0, y: y))
      }
    }
    canvas.drawBox(box)
  }

  /// In fewer columns beside the box nothing could be read.
  private static let leastBeside = 4
  private static let widest = 36
  /// The title of the button that takes no answer, for which Escape stands.
  static let cancelTitle = "Cancel"
}
