import ConsoleUI
import Play
import Render

/// Puts screens, messages and lines together to the frame of a terminal.
package struct ScreenDrawing {
  private let layout: ScreenLayout
  private let isPlain: Bool
  private var canvas: Canvas
  private var frames: [Frame] = []

  package init(_ layout: ScreenLayout, isPlain: Bool = false) {
    self.layout = layout
    self.isPlain = isPlain
    canvas = Canvas(
      size: layout.size,
      options: Canvas.Options(isPlain: isPlain)
    )
  }

  /// The frame of what was drawn.
  package var frame: Frame {
    var grid = canvas.grid
    for (index, frame) in frames.enumerated() {
      let x = layout.column(index)
      grid.put(frame.grid, at: CellPoint(x: x, y: layout.screenTop))
    }
    let cursor = frames.first?.cursor.map { cursor in
      CellPoint(x: cursor.x, y: cursor.y + layout.screenTop)
    }
    return Frame(
      grid: grid,
      texts: frames.flatMap(\.texts) + canvas.texts,
      cursor: cursor
    )
  }

  // MARK: - Screens

  /// Draws the screens that have room, with their names and what parts them.
  ///
  /// - Parameter hasDifference: Whether one of the screens may differ, so that
  ///   they are worth comparing.
  package mutating func draw(
    _ frames: [Frame],
    names: [String] = [],
    hasDifference: Bool = false
  ) {
    if layout.hasNames {
      for (index, name) in names[layout.shown].enumerated() {
        draw(
          name,
          at: CellPoint(x: layout.column(index), y: 0),
          width: layout.screen.width,
          style: .bold
        )
      }
    }
    let shown = Array(frames[layout.shown])
    self.frames = shown
    for index in shown.indices.dropFirst() {
      let x = layout.column(index) - ScreenLayout.gap
      canvas.drawLine(x: x, rows: 0..<layout.messageTop)
      guard hasDifference else { continue }
      for y in 0..<layout.screen.height
      where shown[index].grid.row(y) != shown[0].grid.row(y) {
        canvas.draw("≠", at: CellPoint(x: x, y: layout.screenTop + y))
      }
    }
  }

  /// Draws lines in place of the screens and of the messages.
  package mutating func cover(with notice: inout Notice?) {
    let lines = [layout.hasKeys, layout.hasVerdict].count { $0 }
    let height = layout.size.height - lines
    let size = CellSize(width: layout.size.width, height: height)
    notice?.draw(in: &canvas, size: size)
  }

  // MARK: - Messages

  /// Draws the lists of messages below the screens.
  mutating func draw(
    _ lists: [MessageList],
    _ choice: MessageChoice,
    title: String
  ) {
    let top = layout.messageTop
    canvas.drawLine(y: top, width: layout.size.width)
    let room = max(0, layout.size.width - 4)
    let heading = isPlain ? title : " \(title.truncated(toCells: room)) "
    draw(
      heading,
      at: CellPoint(x: isPlain ? 0 : 1, y: top),
      width: heading.cellWidth
    )
    for (index, list) in lists.enumerated() {
      let rows = top + 1..<top + 1 + layout.messageRows
      if index > 0 {
        canvas.drawLine(x: layout.column(index) - ScreenLayout.gap, rows: rows)
      }
      draw(
        list,
        chosen: choice.message(in: index),
        isChosen: choice.list(of: lists.count) == index,
        x: layout.column(index)
      )
    }
  }

  private mutating func draw(
    _ list: MessageList,
    chosen: Int,
    isChosen: Bool,
    x: Int
  ) {
    let (rows, left) = list.rows(layout.messageRows, showing: chosen)
    var lines = rows.map { row -> (text: String, style: CellStyle) in
      guard isChosen, row.message == chosen else {
        return (row.text, row.style)
      }
      return ("> " + row.text.dropFirst(2), .reversed)
    }
    if left > 0 { lines.append(("  … \(left) more", .faint)) }
    for (row, line) in lines.enumerated() {
      let point = CellPoint(x: x, y: layout.messageTop + 1 + row)
      draw(line.text, at: point, width: layout.listWidth, style: line.style)
    }
  }

  // MARK: - Lines

  /// Says whether all variants are the same, in fewer words where there is
  /// little room, and which have none.
  mutating func draw(_ difference: Difference?, names: [String]) {
    guard layout.hasVerdict else { return }
    let width = layout.size.width
    let long =
      difference?.sentence(names: names) ?? Difference.none(of: names.count)
    let short = difference?.note(names: names) ?? long
    let unseen = names.indices.filter { !layout.shown.contains($0) }
      .map { names[$0] }.joined(separator: ", ")
    let text =
      (long.cellWidth > width ? short : long)
      + (unseen.isEmpty ? "" : " · not shown: \(unseen)")
    draw(
      text.truncated(toCells: width),
      at: CellPoint(x: 0, y: layout.verdictRow),
      width: width,
      style: difference == nil ? .plain : .bold
    )
  }

  package mutating func draw(_ line: StatusLine) {
    let width = layout.size.width
    let point = CellPoint(x: 0, y: layout.size.height - 1)
    draw(line.text(toCells: width), at: point, width: width, style: .faint)
  }

  /// Draws a line of text, cut to a width, and notes the whole.
  private mutating func draw(
    _ text: String,
    at point: CellPoint,
    width: Int,
    style: CellStyle = .plain
  ) {
    let area = CellRect(x: point.x, y: point.y, width: width, height: 1)
    let line = text.truncated(toCells: width)
    canvas.draw([line], of: text, in: area, style: style)
  }
}
