import ConsoleUI
import Render
import Trace

/// Draws a sequence diagram as SVG.
///
/// Nothing is measured: a character of the monospace font takes 7 units, which
/// is a little more than any such font of 11 units needs.
struct DiagramDrawing {
  private static let character = 7
  private static let messageHeight = 30
  private static let noteHeight = 18
  private static let lineHeight = 13

  private let diagram: SequenceDiagram
  private let lifelines: [SequenceDiagram.Participant]
  /// For each lifeline the lines of its name, and those of its role.
  private let heads: [[(text: String, style: String?)]]
  private let spacing: Int
  private let headHeight: Int

  init(_ diagram: SequenceDiagram) {
    self.diagram = diagram
    lifelines = diagram.lifelines
    func lines(_ text: String?, _ style: String?) -> [(String, String?)] {
      (text?.wrappedAtNames(toCells: 10, breaksWords: false) ?? [])
        .map { ($0, style) }
    }
    heads = lifelines.map { lines($0.name, nil) + lines($0.role, "r") }
    let longest = heads.joined().map(\.text.cellWidth).max() ?? 0
    spacing = max(64, longest * Self.character + 4)
    headHeight = (heads.map(\.count).max() ?? 0) * Self.lineHeight + 8
  }

  func write(to markup: inout Markup) {
    let body = diagram.steps.map(height).reduce(0, +)
    let bottom = headHeight + body + 8
    let hasFoot = body > 400
    let height = bottom + (hasFoot ? headHeight : 0)
    markup.element(
      "svg",
      [
        "class": fitsOnPaper(height: height) ? nil : "big",
        "width": "\(width)", "height": "\(height)",
        "viewBox": "0 0 \(width) \(height)", "role": "img",
        "aria-label": "The messages of the list that follows, as arrows",
      ]
    ) { svg in
      let lines = lifelines.indices.map {
        "M\(x(of: $0)) \(headHeight)V\(bottom)"
      }
      svg.element("path", ["class": "l", "d": lines.joined()])
      writeNames(at: 0, to: &svg)
      var y = headHeight + 4
      for step in diagram.steps {
        write(step, at: y, to: &svg)
        y += self.height(of: step)
      }
      if hasFoot { writeNames(at: bottom, to: &svg) }
    }
  }

  /// Whether a page of paper holds it with letters that can be read.
  ///
  /// A drawing that does not fit is not printed; its messages stand in the
  /// list.
  private func fitsOnPaper(height: Int) -> Bool {
    let room = (width: 740.0, height: 900.0)
    let scale = min(room.width / Double(width), room.height / Double(height))
    return scale >= 0.6
  }

  private var width: Int {
    let texts = diagram.steps.map { start(of: $0) + length(of: $0.label) }
    let lifelines = lifelines.count * spacing
    // A text that begins far to the right is moved back, if the others allow.
    let longest = diagram.steps.map { length(of: $0.label) }.max() ?? 0
    return max(lifelines, longest + 4, min(texts.max() ?? 0, lifelines + 60))
  }

  private func height(of step: SequenceDiagram.Step) -> Int {
    step.message == nil ? Self.noteHeight : Self.messageHeight
  }

  private func x(of lifeline: Int) -> Int { lifeline * spacing + spacing / 2 }

  private func x(of name: String) -> Int {
    x(of: lifelines.firstIndex { $0.name == name } ?? 0)
  }

  /// Where a step's text would begin if there were room enough.
  private func start(of step: SequenceDiagram.Step) -> Int {
    step.participants.map { x(of: $0) + 6 }.min() ?? 4
  }

  private func length(of text: String) -> Int {
    text.cellWidth * Self.character
  }

  private func writeNames(at y: Int, to svg: inout Markup) {
    svg.element("g", ["class": "h"]) { group in
      for (index, rows) in heads.enumerated() {
        for (row, (text, style)) in rows.enumerated() {
          group.element(
            "text",
            [
              "x": "\(x(of: index))",
              "y": "\(y + (row + 1) * Self.lineHeight)", "class": style,
            ],
            text: text
          )
        }
      }
    }
  }

  private func write(
    _ step: SequenceDiagram.Step,
    at y: Int,
    to svg: inout Markup
  ) {
    let text = step.label
    let start = max(2, min(start(of: step), width - length(of: text) - 2))
    // A font for other scripts is not of this width by itself.
    let given = text.utf8.allSatisfy { $0 < 0x80 } ? nil : "\(length(of: text))"
    func label(_ kind: String?, _ markup: inout Markup) {
      markup.element(
        "text",
        [
          "x": "\(start)", "y": "\(y + 12)", "class": kind, "textLength": given,
        ],
        text: text
      )
    }
    guard let message = step.message else { return label("n", &svg) }
    let (from, to) = (x(of: message.from), x(of: message.to))
    svg.element("g", ["class": "m"]) { group in
      writeArrow(from: from, to: to, at: y + 19, message.isAnswer, &group)
      label(nil, &group)
    }
  }

  private func writeArrow(
    from start: Int,
    to end: Int,
    at y: Int,
    _ isAnswer: Bool,
    _ group: inout Markup
  ) {
    let back = end >= start ? -6 : 6
    let line =
      start == end
      ? "M\(start) \(y - 4)h16v8h-16" : "M\(start) \(y)H\(end)"
    let tipY = start == end ? y + 4 : y
    let tipBack = start == end ? 6 : back
    let tip = "M\(end + tipBack) \(tipY - 4)L\(end) \(tipY)l\(tipBack) 4"
    if isAnswer {
      group.element("path", ["class": "a", "d": line])
      group.element("path", ["d": tip])
    } else {
      group.element("path", ["d": line + tip])
    }
  }
}
