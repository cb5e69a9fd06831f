import ConsoleUI
import Play
import Render
import Trace

/// The step at which a feature's page opens as an SVG: the screen, and beside
/// it who called whom in some of the architectures, and the lines that decided.
///
/// It needs no font and no style but its own, and has a ground of its own, so
/// that it can be read on a light page and on a dark one.
package struct MomentPicture {
  private static let width = 960
  private static let margin = 16
  private static let cell = (width: 8, height: 18)
  /// How wide a character of a quoted line may be.
  private static let codeWidth = 9

  private let recording: FeatureRecording
  private let demo: FeatureRecording.Played
  private let number: Int
  private let step: FeatureRecording.Step
  private let panels: [Panel]
  /// The rows of the screen, down to the last that is not blank.
  private let rows: [ArraySlice<Cell>]

  private struct Panel {
    let variant: FeatureRecording.Variant
    let drawing: PictureDiagram
    let dropped: DroppedAnswer?
  }

  /// The picture, or nil where nothing of the kind was recorded.
  ///
  /// - Parameter architectures: Whose diagrams stand in it.
  package init?(
    openingOf recording: FeatureRecording,
    in architectures: [String]
  ) {
    guard recording.gap == nil else { return nil }
    let (demo, number) =
      (recording.demos[recording.opening.demo], recording.opening.step)
    let step = demo.steps[number]
    (self.demo, self.number, self.step) = (demo, number, step)
    let places = architectures.compactMap { name in
      recording.variants.firstIndex { $0.name == name }
    }
    guard places.count == architectures.count, let first = places.first
    else { return nil }
    panels = places.map { place in
      let variant = recording.variants[place]
      let ladder = recording.ladder(of: place, in: step)
      let dropped = DroppedAnswer(
        by: place,
        inStep: number,
        of: demo,
        in: recording
      )
      return Panel(
        variant: variant,
        drawing: PictureDiagram(
          ladder,
          upTo: dropped?.message,
          prefix: recording.feature.typePrefix
        ),
        dropped: dropped
      )
    }
    let frame = step.outcomes[first].frame
    rows = (0..<frame.usedHeight).map(frame.grid.row)
    self.recording = recording
  }

  /// The word for the feature.
  var feature: String { recording.feature }

  /// The file that holds the picture alone.
  package var svg: String {
    var markup = Markup()
    write(to: &markup, isAlone: true)
    return markup.html
  }

  /// Writes the picture into a page whose style sheet has `PictureStyle.text`.
  func write(to markup: inout Markup, isAlone: Bool = false) {
    var content = Markup()
    let left = writeScreen(to: &content)
    let right = writePanels(to: &content)
    let (width, height) = (Self.width, max(left, right) + Self.margin)
    markup.element(
      "svg",
      [
        "xmlns": isAlone ? "http://www.w3.org/2000/svg" : nil,
        "class": "moment", "width": "\(width)", "height": "\(height)",
        "viewBox": "0 0 \(width) \(height)", "role": "img",
        "aria-label": words,
      ]
    ) { svg in
      if isAlone { svg.code("style", PictureStyle.alone) }
      svg.void(
        "rect",
        [
          "class": "ground", "x": "1", "y": "1", "width": "\(width - 2)",
          "height": "\(height - 2)", "rx": "10",
        ]
      )
      writeTitle(to: &svg)
      svg.append(content)
    }
  }

  // MARK: - Words

  /// Who shows what the first one shows.
  private var agreement: String {
    let frame = step.outcomes.map(\.frame.grid)
    let count = frame.count
    return frame.allSatisfy { $0 == frame[0] } && count > 1
      ? "All \(count) architectures show this." : "The screens differ."
  }

  /// What the picture shows, for those who hear it.
  private var words: String {
    let names = panels.map(\.variant.name).joined(separator: " and ")
    return "The \(recording.feature) feature: the screen, and who calls whom "
      + "in \(names). " + (step.narration?.text ?? "")
  }

  // MARK: - Places

  private var screenWidth: Int { (rows.first?.count ?? 0) * Self.cell.width }
  private var screenTop: Int { Self.margin + 38 }
  private var panelLeft: Int { Self.margin * 3 + screenWidth + 20 }

  /// How large diagrams are drawn, in percent: smaller where they are wide.
  private var scale: Int {
    let room = Self.width - Self.margin - panelLeft
    let widest = panels.map(\.drawing.width).max() ?? 1
    return min(100, room * 100 / max(1, widest))
  }

  // MARK: - Parts

  private func writeTitle(to svg: inout Markup) {
    let (x, y) = (Self.margin + 4, Self.margin + 20)
    let action = step.action ?? "The screen appears"
    svg.element("text", ["class": "strong", "x": "\(x)", "y": "\(y)"]) {
      $0.text("\(recording.feature), \(demo.name), step \(number): ")
      $0.element("tspan", ["class": "code"], text: action)
    }
  }

  /// Writes the screen and its caption, and returns where they end.
  private func writeScreen(to svg: inout Markup) -> Int {
    var y = screenTop + rows.count * Self.cell.height + 16
    svg.void(
      "rect",
      [
        "class": "screen", "x": "\(Self.margin)", "y": "\(screenTop)",
        "width": "\(screenWidth + 20)", "height": "\(y - screenTop)", "rx": "6",
      ]
    )
    svg.element("g", ["class": "code cells"]) { group in
      for (y, row) in rows.enumerated() {
        for word in row.split(whereSeparator: { $0 == .blank }) {
          write(word, from: row.startIndex, row: y, to: &group)
        }
      }
    }
    y += 6
    let caption = step.narration?.text ?? ""
    for line in caption.wrapped(toCells: rows[0].count + 2) {
      y += 22
      svg.text(line, x: Self.margin + 4, y: y)
    }
    svg.text(agreement, x: Self.margin + 4, y: y + 22, class: "soft")
    return y + 38
  }

  /// Writes cells between blanks, as wide as they are in a terminal.
  private func write(
    _ word: ArraySlice<Cell>,
    from start: Int,
    row: Int,
    to group: inout Markup
  ) {
    var rest = word
    while let first = rest.first {
      let run = rest.prefix {
        $0.style == first.style && ($0.color == nil) == (first.color == nil)
      }
      let x = Self.margin + 10 + (rest.startIndex - start) * Self.cell.width
      let y = screenTop + 8 + row * Self.cell.height
      rest = rest.dropFirst(run.count)
      if first.color != nil {
        ColoredCells.write(run, at: (x, y), cell: Self.cell, to: &group)
        continue
      }
      group.element(
        "text",
        [
          "class": first.style.className, "x": "\(x)",
          "y": "\(y + 14)",
          "textLength": "\(run.count * Self.cell.width)",
          "lengthAdjust": "spacingAndGlyphs",
        ],
        text: String(run.compactMap(\.glyph))
      )
    }
  }

  /// Writes the panels, and returns where they end.
  private func writePanels(to svg: inout Markup) -> Int {
    var y = screenTop
    for panel in panels {
      let x = panelLeft
      let (variant, drawing) = (panel.variant, panel.drawing)
      svg.element("text", ["x": "\(x)", "y": "\(y + 15)"]) { text in
        text.element("tspan", ["class": "strong"], text: variant.name)
        text.element("tspan", ["class": "soft"], text: " " + variant.title)
      }
      y += 28
      if let cancelling = panel.dropped?.cancelling {
        write(cancelling, "✕ has cancelled the older task: ", at: &y, to: &svg)
      }
      svg.element(
        "g",
        [
          "class": "code",
          "transform": "translate(\(x) \(y)) scale(\(Double(scale) / 100))",
        ],
        drawing.write
      )
      y += drawing.height * scale / 100 + 6
      if let condition = panel.dropped?.condition {
        write(condition, "★ drops its answer: ", at: &y, to: &svg)
      }
      y += 10
    }
    return y
  }

  private func write(
    _ quote: DroppedAnswer.Quote,
    _ words: String,
    at y: inout Int,
    to svg: inout Markup
  ) {
    let room = Self.width - Self.margin - panelLeft
    let rows = quote.lines.flatMap { line in
      let parts = String(line.drop { $0 == " " })
        .wrapped(toCells: (room - 16) / Self.codeWidth - line.indent - 2)
      return parts.enumerated().map { part, text in
        (indent: line.indent + min(2, 2 * part), text: text)
      }
    }
    let height = rows.count * 21 + 29
    svg.void(
      "rect",
      [
        "class": "mark", "x": "\(panelLeft)", "y": "\(y)",
        "width": "\(room)", "height": "\(height)",
      ]
    )
    let x = panelLeft + 8
    svg.text(words + quote.place, x: x, y: y + 21, class: "soft")
    for (number, row) in zip(2..., rows) {
      let left = x + row.indent * Self.codeWidth
      svg.text(row.text, x: left, y: y + number * 21, class: "code")
    }
    y += height + 10
  }
}

/// How a picture of a moment looks.
enum PictureStyle {
  /// The rules, for a page that has the colours.
  static let text = """
    .moment{max-width:100%;height:auto;font-family:system-ui,sans-serif;\
    font-size:15px}
    .moment text{fill:var(--ink)}
    .moment .soft{fill:var(--soft)}
    .moment .strong{font-weight:700}
    .moment .ground{fill:var(--card);stroke:var(--line)}
    .moment .screen{fill:var(--screen);stroke:var(--edge)}
    .moment .code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,\
    "DejaVu Sans Mono",monospace}
    .moment .cells{font-size:14px}
    .moment .bold{font-weight:700}
    .moment .faint{fill:var(--soft)}
    .moment .under,.moment .reversed{text-decoration:underline}
    .moment .accent{fill:var(--accent)}
    .moment .mark{fill:var(--mark)}
    .moment .v{color:var(--view)}
    .moment .d{color:var(--decider)}
    .moment .m{color:var(--model)}
    .moment .s{color:var(--service)}
    .moment .o{color:var(--ink)}
    .moment text.lane{fill:currentColor;font-weight:700}
    .moment path{fill:none;stroke:currentColor;stroke-width:1.6}
    .moment .l{stroke:var(--edge);stroke-width:1}
    .moment .a{stroke-dasharray:6 4}
    .moment .behind{fill:var(--card)}

    """

  /// All that a picture needs that stands alone.
  static let alone = SharedStyle.colors + text
}
