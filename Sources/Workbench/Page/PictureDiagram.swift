import ConsoleUI
import Render
import Trace

/// The messages of a ladder, drawn as a part of a picture, with the page's
/// words; what the page folds is left out.
///
/// Nothing is measured: a character of a monospace font of 15 pixels takes 9,
/// and one of another font no more.
struct PictureDiagram {
  static let character = 9
  static let line = 19
  private static let arrow = 16
  private static let titleHeight = 32
  /// What keeps words apart from lifelines and edges.
  private static let margin = 4

  let variant: FeatureRecording.Variant
  /// The messages down to the one that is chosen.
  let messages: [SequenceDiagram.Message]
  /// What is said of that one.
  let remark: Remark?
  let width: Int
  private let ladder: Ladder
  private let heads: LaneHeads
  private var rows: [Row] = []

  /// What is said at an arrow, line by line, and where its lines begin.
  private typealias Row = (lines: [(text: String, style: String)], left: Int)

  /// - Parameter number: The number of the variant.
  init(
    of number: Int,
    in step: FeatureRecording.Step,
    of recording: FeatureRecording,
    width: Int
  ) {
    variant = recording.variants[number]
    self.width = width
    ladder = recording.ladder(of: number, in: step)
    let prefix = recording.feature.typePrefix
    heads = LaneHeads(ladder, prefix: prefix)
    let remarks = step.outcomes[number].remarks
    let chosen = ladder.chosenMessage(remarks: remarks) ?? 0
    messages = Array(ladder.messages.prefix(chosen + 1))
    remark = remarks[chosen]
    rows = ladder.messages.enumerated().map { number, message in
      let ends = ladder.ends(of: message, prefix: prefix)
        .joined(separator: " → ")
      return row(message, remarks[number], number == chosen ? ends : nil)
    }
  }

  /// - Parameter ends: Who calls whom, where the message is chosen.
  private func row(
    _ message: SequenceDiagram.Message,
    _ remark: Remark?,
    _ ends: String?
  ) -> Row {
    // No line ends after the star.
    let star = ladder.reachesDecider(message) ? "★\u{A0}" : ""
    let text = star + message.textWithCase
    let start = (self.ends(of: message).min() ?? 0) + Self.margin
    let longest = text.split(separator: " ").map { String($0).cellWidth }.max()
    let room = max((right - start) / Self.character, longest ?? 0)
    let parts = text.wrapped(toCells: room)
    let widest = (parts.map(\.cellWidth).max() ?? 0) * Self.character
    let bold = ends == nil ? "" : " strong"
    let others = [
      (message.subject.map { "“\($0)”" }, "soft" + bold),
      (remark.map { ladder.words(of: $0, on: message) }, "strong d"),
      (remark?.cause.map { "✕ \($0)" }, "cause"),
    ]
    let lines = [(ends, "soft")] + parts.map { ($0, "code" + bold) } + others
    return (
      lines.compactMap { text, style in text.map { ($0, style) } },
      min(start, right - widest)
    )
  }

  /// The role of who is called.
  func role(of message: SequenceDiagram.Message) -> String {
    ladder.lane(of: message.to).map { ladder.lanes[$0].kind.rawValue } ?? ""
  }

  // MARK: - Places

  /// The width between the edges.
  private var inner: Int { width - 4 * Self.margin }

  private var right: Int { inner - Self.margin }

  /// Where the lanes are between which a message goes.
  private func ends(of message: SequenceDiagram.Message) -> [Int] {
    [message.from, message.to].compactMap(ladder.lane).map { lane in
      inner * Ladder.center(ofLane: lane, of: ladder.lanes.count) / 100
    }
  }

  private var headHeight: Int { heads.lines * 18 + 8 }

  /// The heights of what stands above the row that is chosen, of that row, and
  /// of what stands below.
  var parts: [Int] {
    let heights = rows.map { $0.lines.count * Self.line + Self.arrow }
    let chosen = messages.count - 1
    return [
      Self.titleHeight + headHeight + heights.prefix(chosen).reduce(0, +),
      heights.dropFirst(chosen).first ?? 0,
      heights.dropFirst(chosen + 1).reduce(2 * Self.margin, +),
    ]
  }

  // MARK: - Drawing

  /// - Parameter parts: The heights of the parts, where diagrams stand side by
  ///   side.
  func write(
    to svg: inout Markup,
    at place: (x: Int, y: Int),
    height: Int,
    parts: [Int]
  ) {
    svg.box("ground", at: place, size: (width, height))
    let (x, y) = (place.x + 2 * Self.margin, place.y)
    svg.element("text", ["x": "\(x)", "y": "\(y + 21)"]) {
      $0.element("tspan", ["class": "strong"], text: variant.name)
      let title = variant.title.partsOfTitle.first ?? ""
      $0.element("tspan", ["class": "soft"], text: " " + title)
    }
    let count = "\(messages.count) of \(rows.count)"
    svg.text(count, x: x + inner, y: y + 21, class: "soft", anchor: "end")
    // Lanes stand at parts of its width.
    let frame: Markup.Attributes = [
      "x": "\(x)", "y": "\(y + Self.titleHeight)", "width": "\(inner)",
      "height": "\(height - Self.titleHeight - 2 * Self.margin)",
    ]
    svg.element("svg", frame) { svg in
      heads.write(to: &svg)
      var y = headHeight
      for (number, row) in rows.enumerated() {
        let isChosen = number == messages.count - 1
        if isChosen {
          y = parts[0] - Self.titleHeight
          svg.box("mark", at: (0, y), size: (inner, parts[1]))
          svg.box("bar", at: (0, y), size: (5, parts[1]))
        }
        let ground = isChosen ? "mark" : "behind"
        write(row, of: ladder.messages[number], on: ground, at: y, to: &svg)
        y += isChosen ? parts[1] : row.lines.count * Self.line + Self.arrow
      }
    }
  }

  private func write(
    _ row: Row,
    of message: SequenceDiagram.Message,
    on ground: String,
    at top: Int,
    to svg: inout Markup
  ) {
    var y = top
    for (text, style) in row.lines {
      let length = text.cellWidth * Self.character
      // Lifelines do not pass through the words.
      let size = (length + Self.margin, Self.line)
      svg.box(ground, at: (row.left, y), size: size)
      let isLong = row.left + length > right
      svg.text(
        text,
        x: isLong ? right : row.left,
        y: y + 15,
        class: "label \(style)",
        anchor: isLong ? "end" : nil
      )
      y += Self.line
    }
    let ends = ends(of: message)
    guard let start = ends.first, let end = ends.last else { return }
    y += 6
    let role = role(of: message)
    let line = "line \(role)" + (message.isAnswer ? " a" : "")
    svg.void("path", ["class": line, "d": "M\(start) \(y)H\(end)"])
    let head = "M\(end) \(y)l\(start <= end ? -10 : 10) -5v10z"
    svg.void("path", ["class": role, "d": head])
  }
}

extension Markup {
  /// Writes a rectangle.
  mutating func box(
    _ style: String,
    at place: (x: Int, y: Int),
    size: (width: Int, height: Int)
  ) {
    void(
      "rect",
      [
        "class": style, "x": "\(place.x)", "y": "\(place.y)",
        "width": "\(size.width)", "height": "\(size.height)",
      ]
    )
  }
}
