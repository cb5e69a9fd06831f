// On a screen too small for its content the frame is a part of a taller one.

extension Window {
  /// The part of the content that the screen is scrolled to.
  func makeScrolledFrame() -> Frame {
    let content = contentDrawing()
    scrolling.adjust(
      contentHeight: content.grid.size.height,
      screenHeight: size.height,
      focus: content.focus
    )
    let top = scrolling.top
    return Frame(
      grid: content.grid.rows(from: top, count: size.height),
      texts: content.texts,
      cursor: content.cursor.flatMap { cursor in
        let y = cursor.y - top
        return (0..<size.height).contains(y)
          ? CellPoint(x: cursor.x, y: y) : nil
      }
    )
  }

  /// All of the content, on a canvas that is as high as it needs.
  private func contentDrawing() -> Canvas {
    // A table scrolls by itself and an alert stands in the middle, so for
    // them it is enough that the focus can be seen.
    if frontAlert != nil || !frontView.visible(TableView.self).isEmpty {
      // A lower screen than that of the last frame would let go of rows that
      // are shown again at once, and what they had asked for would be cancelled.
      scrolling.beginDrawing(focus: markedView, size: size)
      var canvas = drawing(in: taller(by: scrolling.extraRows))
      while !canvas.isFocusWhole, scrolling.extraRows < Self.mostExtraRows {
        scrolling.addExtraRow()
        canvas = drawing(in: taller(by: scrolling.extraRows))
      }
      return canvas
    }
    let canvas = drawing(in: taller(by: Self.mostExtraRows))
    let lastRow = (0..<canvas.grid.size.height).last { y in
      canvas.grid.row(y).contains { $0 != .blank }
    }
    let extra = max(0, (lastRow ?? 0) + 1 - size.height)
    return drawing(in: taller(by: extra))
  }

  /// A screen that is so many rows higher.
  func taller(by rows: Int) -> CellSize {
    CellSize(width: size.width, height: size.height + rows)
  }

  private static let mostExtraRows = 40
}
