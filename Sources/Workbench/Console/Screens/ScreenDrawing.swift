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

  // MARK: - Messages and sources

  /// Draws the messages of a variant, of those whose screens are shown.
  ///
  /// - Parameter titles: What they are called, in fewer and fewer words.
  mutating func draw(
    _ list: MessageList,
    chosen: Int,
    isChosen: Bool,
    titles: [String],
    column: Int
  ) {
    guard let area = layout.bands?.lists[column] else { return }
    let title = titles.first { $0.cellWidth <= area.width - 4 }
    drawHeading(title ?? titles.last ?? "", of: area, isFirst: column == 0)
    var lines = list.heading.map { (text: $0, style: CellStyle.faint) }
    let (rows, rest) = list.rows(area.height - lines.count, showing: chosen)
    lines += rows.map { row in
      guard let message = row.message else { return (row.text, .faint) }
      guard message == chosen else { return (row.text, .plain) }
      let mark = row.isContinued ? "  " : isChosen ? "> " : "· "
      return (mark + row.text.dropFirst(2), isChosen ? .reversed : .bold)
    }
    if let rest { lines.append(("  \(rest)", .faint)) }
    for (row, line) in lines.enumerated() {
      let point = CellPoint(x: area.minX, y: area.minY + row)
      draw(line.text, at: point, width: area.width, style: line.style)
    }
  }

  /// Draws the lines of a source from the first marked one on.
  ///
  /// - Parameter note: What its heading ends with, if anything.
  mutating func draw(
    _ source: MarkedSource?,
    title: String,
    note: String,
    column: Int
  ) {
    guard let area = layout.bands?.sources[column] else { return }
    let file = source?.file ?? "no source"
    let titles = ["\(title): \(source?.path ?? file)", "\(title): \(file)"]
    let room = area.width - 4 - (note.isEmpty ? 0 : note.cellWidth + 3)
    drawHeading(
      titles.first { $0.cellWidth <= room } ?? file,
      note: note,
      of: area,
      isFirst: column == 0
    )
    let lines = source?.lines(toCells: area.width, atMost: area.height) ?? []
    for (row, line) in lines.enumerated() {
      draw(
        line.text,
        at: CellPoint(x: area.minX, y: area.minY + row),
        width: area.width,
        style: line.style,
        styles: line.styles
      )
    }
  }

  /// Draws a line above what it is the heading of, and one at its left.
  ///
  /// - Parameters:
  ///   - note: What stands at its end, if there is room.
  ///   - isFirst: Whether no other heading stands at its left.
  private mutating func drawHeading(
    _ title: String,
    note: String = "",
    of area: CellRect,
    isFirst: Bool
  ) {
    let (x, y, width) = (area.minX, area.minY - 1, area.width)
    if x > 0 {
      let top = isFirst ? y : area.minY
      canvas.drawLine(x: x - ScreenLayout.gap, rows: top..<area.maxY)
    }
    guard !isPlain else {
      return draw(title, at: CellPoint(x: x, y: y), width: width)
    }
    let text = "─ \(title.truncated(toCells: max(0, width - 4))) "
    let free = width - text.cellWidth
    let end =
      note.isEmpty || note.cellWidth + 3 > free ? "" : " \(note) ─"
    let line = String(repeating: "─", count: max(0, free - end.cellWidth))
    let rest = line + end
    // The line goes on to what stands beside it.
    let isLast = area.maxX >= layout.size.width
    let whole = text + rest + (isLast ? "" : "─")
    draw(whole, at: CellPoint(x: x, y: y), width: width + (isLast ? 0 : 1))
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

  /// Draws a row of a text that takes all of the screen.
  ///
  /// - Parameter styles: What each character has besides, if anything.
  mutating func draw(
    _ text: String,
    row: Int,
    style: CellStyle,
    styles: [CellStyle] = []
  ) {
    let point = CellPoint(x: 0, y: row)
    draw(
      text,
      at: point,
      width: layout.size.width,
      style: style,
      styles: styles
    )
  }

  /// Marks a part of such a row.
  mutating func mark(_ columns: Range<Int>, row: Int, style: CellStyle) {
    let (x, width) = (columns.lowerBound, columns.count)
    canvas.add(style, in: CellRect(x: x, y: row, width: width, height: 1))
  }

  /// Draws a line of text, cut to a width, and notes the whole.
  private mutating func draw(
    _ text: String,
    at point: CellPoint,
    width: Int,
    style: CellStyle = .plain,
    styles: [CellStyle] = []
  ) {
    let area = CellRect(x: point.x, y: point.y, width: width, height: 1)
    let line = text.truncated(toCells: width)
    canvas.draw([line], of: text, in: area, style: style)
    var x = point.x
    for (character, style) in zip(line, styles) {
      let cells = character.cellWidth
      canvas.add(
        style,
        in: CellRect(x: x, y: point.y, width: cells, height: 1)
      )
      x += cells
    }
  }
}
