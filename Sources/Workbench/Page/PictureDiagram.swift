import ConsoleUI
import Trace

/// The messages of a ladder, drawn as a part of a picture.
///
/// Nothing is measured: a character of a monospace font of 15 pixels takes 9.
struct PictureDiagram {
  private static let character = 9
  private static let lineHeight = 18
  private static let messageHeight = 38

  private let ladder: Ladder
  private let messages: [(text: String, message: SequenceDiagram.Message)]
  /// For each lane the lines of its name.
  private let heads: [[String]]
  private let spacing: Int
  private let headHeight: Int

  /// - Parameters:
  ///   - last: The row that is drawn last; nil for all.
  ///   - answer: What an answer says, where that is known.
  init(
    _ ladder: Ladder,
    upToRow last: Int?,
    prefix: String,
    answer: String?
  ) {
    self.ladder = ladder
    let rows = last.map { ladder.rows[...$0] } ?? ladder.rows[...]
    messages = rows.compactMap(\.message).map { message in
      (message.isAnswer ? answer ?? message.text : message.text, message)
    }
    heads = LaneHeads.texts(ladder.lanes, prefix: prefix)
    // What stands above an arrow is as wide as all lanes that this crosses.
    let shares = messages.map { text, message in
      let (from, to) = (
        ladder.lane(of: message.from), ladder.lane(of: message.to)
      )
      return text.cellWidth / max(1, abs((from ?? 0) - (to ?? 0)))
    }
    let longest = (heads.joined().map(\.cellWidth) + shares).max() ?? 0
    spacing = longest * Self.character + 24
    headHeight = (heads.map(\.count).max() ?? 0) * Self.lineHeight + 8
  }

  var width: Int { ladder.lanes.count * spacing + 8 }

  var height: Int { headHeight + messages.count * Self.messageHeight + 8 }

  private func x(of lane: Int) -> Int { lane * spacing + spacing / 2 }

  func write(to svg: inout Markup) {
    for (lane, lines) in heads.enumerated() {
      let x = x(of: lane)
      for (row, text) in zip(1..., lines) {
        svg.element(
          "text",
          [
            "class": "lane " + ladder.lanes[lane].kind.rawValue,
            "text-anchor": "middle", "x": "\(x)",
            "y": "\(row * Self.lineHeight)",
          ],
          text: text
        )
      }
      svg.void("path", ["class": "l", "d": "M\(x) \(headHeight)V\(height)"])
    }
    for (number, (text, message)) in messages.enumerated() {
      let y = headHeight + number * Self.messageHeight
      write(message, text, at: y + 26, to: &svg)
    }
  }

  private func write(
    _ message: SequenceDiagram.Message,
    _ text: String,
    at y: Int,
    to svg: inout Markup
  ) {
    guard let from = ladder.lane(of: message.from),
      let to = ladder.lane(of: message.to)
    else { return }
    let (start, end) = (x(of: from), x(of: to))
    let back = end > start ? -8 : 8
    let role = ladder.lanes[to].kind.rawValue
    // What calls itself turns around.
    let line =
      start == end ? "M\(start) \(y - 6)h20v6H\(end)" : "M\(start) \(y)H\(end)"
    svg.void(
      "path",
      ["class": role + (message.isAnswer ? " a" : ""), "d": line]
    )
    svg.void(
      "path",
      ["class": role, "d": "M\(end + back) \(y - 5)L\(end) \(y)l\(back) 5"]
    )
    svg.element(
      "text",
      [
        "class": "label", "text-anchor": "middle",
        "x": "\((start + end) / 2)", "y": "\(y - 8)",
      ],
      text: text
    )
  }
}
