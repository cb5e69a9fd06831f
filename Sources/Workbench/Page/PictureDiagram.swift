import ConsoleUI
import Render
import Trace

/// The messages of one architecture, drawn as a part of a picture.
///
/// Nothing is measured: a character of a monospace font of 15 pixels takes 9.
struct PictureDiagram {
  private static let character = 9
  private static let lineHeight = 18
  private static let messageHeight = 38

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
    heads = lifelines.map { lines($0.name, "strong") + lines($0.role, "soft") }
    let longest = heads.joined().map(\.text.cellWidth).max() ?? 0
    spacing = longest * Self.character + 24
    headHeight = (heads.map(\.count).max() ?? 0) * Self.lineHeight + 8
  }

  var width: Int {
    let longest = diagram.steps.map { length(of: $0.label) }.max() ?? 0
    return max(lifelines.count * spacing, longest) + 8
  }

  var height: Int { headHeight + diagram.steps.count * Self.messageHeight + 8 }

  private func x(of name: String) -> Int {
    let place = lifelines.firstIndex { $0.name == name } ?? 0
    return place * spacing + spacing / 2
  }

  /// Where a step's text begins: at the left one of its lifelines, or before
  /// it where it would not end in the picture.
  private func start(of step: SequenceDiagram.Step) -> Int {
    let wanted = (step.participants.map(x).min() ?? 0) + 8
    return min(wanted, width - length(of: step.label))
  }

  private func length(of text: String) -> Int {
    text.cellWidth * Self.character
  }

  func write(to svg: inout Markup) {
    for (participant, rows) in zip(lifelines, heads) {
      let x = x(of: participant.name)
      for (row, (text, style)) in zip(1..., rows) {
        svg.element(
          "text",
          [
            "class": style, "text-anchor": "middle", "x": "\(x)",
            "y": "\(row * Self.lineHeight)",
          ],
          text: text
        )
      }
      svg.void("path", ["class": "l", "d": "M\(x) \(headHeight)V\(height)"])
    }
    for (number, step) in diagram.steps.enumerated() {
      let y = headHeight + number * Self.messageHeight
      if let message = step.message { write(message, at: y + 26, to: &svg) }
      svg.element(
        "text",
        ["class": "label", "x": "\(start(of: step))", "y": "\(y + 18)"],
        text: step.label
      )
    }
  }

  private func write(
    _ message: SequenceDiagram.Message,
    at y: Int,
    to svg: inout Markup
  ) {
    let (start, end) = (x(of: message.from), x(of: message.to))
    let back = end > start ? -8 : 8
    // What calls itself turns around.
    let line =
      start == end ? "M\(start) \(y - 6)h20v6H\(end)" : "M\(start) \(y)H\(end)"
    svg.void("path", ["class": message.isAnswer ? "a" : nil, "d": line])
    svg.void("path", ["d": "M\(end + back) \(y - 5)L\(end) \(y)l\(back) 5"])
  }
}
