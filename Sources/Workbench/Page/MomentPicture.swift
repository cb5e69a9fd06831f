import ConsoleUI
import Play
import Render
import Trace

/// The step at which a feature's page opens as an SVG, drawn as the page shows
/// it: what happened, the screen, who called whom in some of the architectures,
/// and the lines that decided.
///
/// It needs no font and no style but its own, and has a ground of its own, so
/// that it can be read on a light page and on a dark one.
package struct MomentPicture {
  private static let (width, margin, gap) = (1100, 16, 12)
  private static let cell = (width: 8, height: 18)

  private let recording: FeatureRecording
  private let step: FeatureRecording.Step
  private let diagrams: [PictureDiagram]
  private let listings: [PictureListing]
  private let screenWidth: Int
  /// The rows of the screen, down to the last that is not blank.
  private let rows: [ArraySlice<Cell>]
  /// Who shows the screen.
  private let viewers: (label: String, agreement: String)

  /// The picture, or nil where nothing of the kind was recorded.
  ///
  /// - Parameter architectures: Whose diagrams stand in it.
  package init?(
    openingOf recording: FeatureRecording,
    in architectures: [String]
  ) {
    guard recording.gap == nil else { return nil }
    self.recording = recording
    let (demo, number) = recording.opening
    let step = recording.demos[demo].steps[number]
    self.step = step
    let places = architectures.compactMap { name in
      recording.variants.firstIndex { $0.name == name }
    }
    let figures = ScreenFigures(recording.variants, step.outcomes, shown: [])
    guard places.count == architectures.count, let name = architectures.first,
      let (names, frame) = figures.groups.first(where: {
        $0.names.contains(name)
      })
    else { return nil }
    viewers = (figures.label(of: names), ScreenFigures.agreement(of: names))
    rows = (0..<frame.usedHeight).map(frame.grid.row)
    let screen = frame.grid.size.width * Self.cell.width + 20
    screenWidth = screen
    let room = Self.width - 2 * Self.margin
    diagrams = places.map { place in
      PictureDiagram(
        of: place,
        in: step,
        of: recording,
        width: (room - screen) / places.count - Self.gap
      )
    }
    listings = diagrams.compactMap { diagram in
      PictureListing(
        below: diagram,
        of: recording,
        width: (room + Self.gap) / places.count - Self.gap
      )
    }
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
    var y = Self.margin
    writeTitle(to: &content, at: &y)
    writePanels(to: &content, at: &y)
    writeListings(to: &content, at: &y)
    let (width, height) = (Self.width, y)
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
      svg.box("page", at: (1, 1), size: (width - 2, height - 2))
      svg.append(content)
    }
  }

  /// What the picture shows, for those who hear it.
  private var words: String {
    let names = diagrams.map(\.variant.name).joined(separator: " and ")
    return "The \(recording.feature) feature: the screen, who calls whom in "
      + "\(names), and the lines that decide. " + (step.narration?.text ?? "")
  }

  // MARK: - Parts

  private func writeTitle(to svg: inout Markup, at y: inout Int) {
    let x = "\(Self.margin)"
    let demo = recording.demos[recording.opening.demo]
    let place = "step \(recording.opening.step) of \(demo.steps.count - 1)"
    svg.element("text", ["x": x, "y": "\(y + 18)"]) {
      $0.element("tspan", ["class": "strong name"], text: recording.feature)
      $0.element("tspan", ["class": "strong", "dx": "16"], text: demo.name)
      $0.element("tspan", ["class": "soft", "dx": "16"], text: place)
    }
    svg.element("text", ["x": x, "y": "\(y + 50)"]) {
      $0.element("tspan", ["class": "strong title"], text: step.title)
      let action = step.action ?? ""
      $0.element("tspan", ["class": "code strong", "dx": "16"], text: action)
    }
    y += 50
    let more = step.narration?.sentences.dropFirst().joined(separator: " ")
    let room = (Self.width - 2 * Self.margin) / PictureDiagram.character
    for line in (more ?? "").wrapped(toCells: room) {
      y += 24
      svg.text(line, x: Self.margin, y: y, class: "soft")
    }
    y += 16
  }

  /// Writes the screen and the diagrams, as high as the highest of them; the
  /// rows that are chosen stand beside each other.
  private func writePanels(to svg: inout Markup, at y: inout Int) {
    let parts = (0..<3).map { part in
      diagrams.map { $0.parts[part] }.max() ?? 0
    }
    let height = max(parts.reduce(0, +), rows.count * Self.cell.height + 42)
    writeScreen(to: &svg, at: y, height: height)
    var x = Self.margin + screenWidth + Self.gap
    for diagram in diagrams {
      diagram.write(to: &svg, at: (x, y), height: height, parts: parts)
      x += diagram.width + Self.gap
    }
    y += height + 14
  }

  private func writeScreen(to svg: inout Markup, at y: Int, height: Int) {
    let x = Self.margin
    svg.element("text", ["x": "\(x)", "y": "\(y + 15)"]) {
      $0.element("tspan", ["class": "strong"], text: viewers.label)
      $0.text(viewers.agreement)
    }
    svg.box("screen", at: (x, y + 26), size: (screenWidth, height - 26))
    svg.element("g", ["class": "code cells"]) { group in
      for (number, row) in rows.enumerated() {
        for word in row.split(whereSeparator: { $0 == .blank }) {
          let start = row.startIndex
          write(word, from: start, row: number, below: y + 34, to: &group)
        }
      }
    }
  }

  /// Writes cells between blanks, as wide as they are in a terminal.
  private func write(
    _ word: ArraySlice<Cell>,
    from start: Int,
    row: Int,
    below y: Int,
    to group: inout Markup
  ) {
    var rest = word
    while let first = rest.first {
      let run = rest.prefix {
        $0.style == first.style && ($0.color == nil) == (first.color == nil)
      }
      let x = Self.margin + 10 + (rest.startIndex - start) * Self.cell.width
      let y = y + row * Self.cell.height
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

  private func writeListings(to svg: inout Markup, at y: inout Int) {
    var x = Self.margin
    for listing in listings {
      listing.write(to: &svg, at: (x, y))
      x += listing.width + Self.gap
    }
    y += (listings.map(\.height).max() ?? 0) + Self.margin
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
    .moment .name{font-size:19px}
    .moment .title{font-size:24px}
    .moment .page{fill:var(--page);stroke:var(--line)}
    .moment :is(.page,.ground,.screen){rx:6px}
    .moment :is(.mark,.bar){shape-rendering:crispEdges}
    .moment .ground{fill:var(--card);stroke:var(--line)}
    .moment .screen{fill:var(--screen);stroke:var(--edge)}
    .moment .code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,\
    "DejaVu Sans Mono",monospace}
    .moment .cells{font-size:14px}
    .moment .bold{font-weight:700}
    .moment .faint{fill:var(--soft)}
    .moment .under,.moment .reversed{text-decoration:underline}
    .moment :is(.accent,.bar){fill:var(--accent)}
    .moment .mark{fill:var(--mark)}
    .moment .v{color:var(--view);fill:var(--view)}
    .moment .d{color:var(--decider);fill:var(--decider)}
    .moment .m{color:var(--model);fill:var(--model)}
    .moment .s{color:var(--service);fill:var(--service)}
    .moment .o{color:var(--soft);fill:var(--soft)}
    .moment .line{stroke:currentColor;stroke-width:2}
    .moment .a{stroke-dasharray:6 4}
    .moment .cause{fill:var(--accent);text-decoration:underline}
    .moment .lanes text{paint-order:stroke;stroke:var(--card);stroke-width:.3em}
    .moment .lanes line{stroke:var(--edge)}
    .moment .k{fill:var(--keyword);font-weight:600}
    .moment .t{fill:var(--string)}
    .moment .y{fill:var(--type)}
    .moment .c{fill:var(--soft)}
    .moment .behind{fill:var(--card)}

    """

  /// All that a picture needs that stands alone.
  static let alone = SharedStyle.colors + text
}
