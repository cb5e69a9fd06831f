import ConsoleUI
import Play

/// The step at which a feature's page opens as an SVG: the screen, and beside
/// it who called whom in some of the architectures.
///
/// It needs no font and no style but its own, and has a ground of its own, so
/// that it can be read on a light page and on a dark one.
package struct MomentPicture {
  private static let width = 960
  private static let margin = 16
  private static let cell = (width: 8, height: 18)

  private let recording: FeatureRecording
  private let demo: FeatureRecording.Played
  private let number: Int
  private let step: FeatureRecording.Step
  private let panels:
    [(variant: FeatureRecording.Variant, drawing: PictureDiagram)]
  /// The rows of the screen, down to the last that is not blank.
  private let rows: [ArraySlice<Cell>]

  /// The picture, or nil where nothing of the kind was recorded.
  ///
  /// - Parameter architectures: Whose diagrams stand in it.
  package init?(
    openingOf recording: FeatureRecording,
    in architectures: [String]
  ) {
    guard recording.gap == nil else { return nil }
    demo = recording.demos[recording.opening.demo]
    number = recording.opening.step
    step = demo.steps[number]
    let step = step
    panels = architectures.compactMap { name in
      let place = recording.variants.firstIndex { $0.name == name }
      return place.map {
        (recording.variants[$0], PictureDiagram(step.outcomes[$0].diagram))
      }
    }
    guard panels.count == architectures.count, let first = panels.first,
      let place = recording.variants.firstIndex(of: first.variant)
    else { return nil }
    let grid = step.outcomes[place].frame.grid
    let rows = (0..<grid.size.height).map(grid.row)
    let last = rows.lastIndex { row in row.contains { $0 != .blank } } ?? 0
    self.rows = Array(rows.prefix(last + 2))
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
    let (width, height) = (Self.width, height)
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
      writeScreen(to: &svg)
      writePanels(to: &svg)
    }
  }

  // MARK: - Words

  private var caption: [String] {
    (step.narration?.text ?? "").wrapped(toCells: 116)
  }

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
  private var screenTop: Int { Self.margin + 34 + caption.count * 22 }
  private var screenHeight: Int { rows.count * Self.cell.height + 16 }
  private var panelLeft: Int { Self.margin * 3 + screenWidth + 20 }

  /// How large diagrams are drawn, in percent: smaller where they are wide.
  private var scale: Int {
    let room = Self.width - Self.margin - panelLeft
    let widest = panels.map(\.drawing.width).max() ?? 1
    return min(100, room * 100 / max(1, widest))
  }

  private func height(of drawing: PictureDiagram) -> Int {
    drawing.height * scale / 100 + 44
  }

  private var height: Int {
    let panels = panels.map { height(of: $0.drawing) }.reduce(0, +)
    return screenTop + max(screenHeight + 34, panels) + Self.margin
  }

  // MARK: - Parts

  private func writeTitle(to svg: inout Markup) {
    let (x, y) = (Self.margin + 4, Self.margin + 20)
    let action = step.action ?? "The screen appears"
    svg.element("text", ["class": "strong", "x": "\(x)", "y": "\(y)"]) {
      $0.text("\(recording.feature), \(demo.name), step \(number): ")
      $0.element("tspan", ["class": "code"], text: action)
    }
    for (row, line) in caption.enumerated() {
      let y = y + 24 + row * 22
      svg.element("text", ["x": "\(x)", "y": "\(y)"], text: line)
    }
  }

  private func writeScreen(to svg: inout Markup) {
    svg.void(
      "rect",
      [
        "class": "screen", "x": "\(Self.margin)", "y": "\(screenTop)",
        "width": "\(screenWidth + 20)", "height": "\(screenHeight)", "rx": "6",
      ]
    )
    svg.element("g", ["class": "code cells"]) { group in
      for (y, row) in rows.enumerated() {
        for word in row.split(whereSeparator: { $0 == .blank }) {
          write(word, from: row.startIndex, row: y, to: &group)
        }
      }
    }
    svg.element(
      "text",
      [
        "class": "soft", "x": "\(Self.margin + 4)",
        "y": "\(screenTop + screenHeight + 22)",
      ],
      text: agreement
    )
  }

  /// Writes cells between blanks, each glyph that is not ASCII by itself, so
  /// that no font can move those after it.
  private func write(
    _ word: ArraySlice<Cell>,
    from start: Int,
    row: Int,
    to group: inout Markup
  ) {
    var rest = word
    while let first = rest.first {
      let isASCII = first.glyph?.isASCII ?? false
      var run = rest.prefix { cell in
        cell.style == first.style && cell.glyph?.isASCII ?? false
      }
      if !isASCII {
        run = rest.prefix(rest.dropFirst().first?.glyph == nil ? 2 : 1)
      }
      let x = Self.margin + 10 + (rest.startIndex - start) * Self.cell.width
      rest = rest.dropFirst(run.count)
      group.element(
        "text",
        [
          "class": first.style.className, "x": "\(x)",
          "y": "\(screenTop + 8 + row * Self.cell.height + 14)",
          "textLength": "\(run.count * Self.cell.width)",
          "lengthAdjust": "spacingAndGlyphs",
        ],
        text: String(run.compactMap(\.glyph))
      )
    }
  }

  private func writePanels(to svg: inout Markup) {
    var y = screenTop
    for (variant, drawing) in panels {
      let (x, size) = (panelLeft, Double(scale) / 100)
      svg.element("text", ["x": "\(x)", "y": "\(y + 15)"]) { text in
        text.element("tspan", ["class": "strong"], text: variant.name)
        text.element("tspan", ["class": "soft"], text: " " + variant.title)
      }
      svg.element(
        "g",
        [
          "class": "code",
          "transform": "translate(\(x) \(y + 28)) scale(\(size))",
        ],
        drawing.write
      )
      y += height(of: drawing)
    }
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
    .moment path{fill:none;stroke:var(--ink);stroke-width:1.4}
    .moment .l{stroke:var(--edge);stroke-width:1}
    .moment .a{stroke-dasharray:6 4}
    .moment .label{paint-order:stroke;stroke:var(--card);stroke-width:4px;\
    stroke-linejoin:round}

    """

  /// The colours, for a light and a dark surrounding.
  static let colors = """
    :root{color-scheme:light dark;--page:#f7f6f2;--card:#ffffff;\
    --screen:#fdfdfb;--ink:#1c2430;--soft:#56606e;--line:#dcdad2;\
    --edge:#7a828e;--accent:#0a5a9c}
    @media screen and (prefers-color-scheme:dark){:root{--page:#12151a;\
    --card:#1a1f26;--screen:#0c0f13;--ink:#e7eaef;--soft:#a5afbc;\
    --line:#2f3742;--edge:#7c8796;--accent:#84bdff}}

    """

  /// All that a picture needs that stands alone.
  static let alone = colors + text
}
