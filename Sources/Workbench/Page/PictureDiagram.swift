import ConsoleUI
import Render
import Trace

/// The messages of a ladder, drawn as a part of a picture.
///
/// Nothing is measured: a character of a monospace font of 15 pixels takes 9.
struct PictureDiagram {
  private static let character = 9
  private static let lineHeight = 18
  private static let messageHeight = 38

  private let ladder: Ladder
  private let messages: [SequenceDiagram.Message]
  /// For each lane the lines of its name.
  private let heads: [[String]]
  private let spacing: Int
  private let headHeight: Int

  /// - Parameters:
  ///   - last: The number of the message that is drawn last; nil for all.
  init(
    _ ladder: Ladder,
    upTo last: Int?,
    prefix: String
  ) {
    self.ladder = ladder
    var messages = ladder.messages
    if let last { messages.removeSubrange((last + 1)...) }
    // All of them hand on the one answer that comes.
    if let subject = messages.compactMap(\.subject).first {
      for number in messages.indices where messages[number].isAnswer {
        messages[number].text = "answer: \(subject)"
      }
    }
    self.messages = messages
    heads = zip(ladder.lanes, ladder.lanes.heads(without: prefix)).map {
      let role = $0.decides ? "★ decides" : $1.role
      return $1.name.wrappedAtNames(toCells: 10, breaksWords: false)
        + [role].compactMap(\.self)
    }
    // What stands above an arrow is as wide as all lanes that this crosses.
    let shares = messages.map { message in
      let (from, to) = (
        ladder.lane(of: message.from), ladder.lane(of: message.to)
      )
      return message.text.cellWidth / max(1, abs((from ?? 0) - (to ?? 0)))
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
        let style = "lane " + ladder.lanes[lane].kind.rawValue
        let y = row * Self.lineHeight
        svg.text(text, x: x, y: y, class: style, anchor: "middle")
      }
      svg.void("path", ["class": "l", "d": "M\(x) \(headHeight)V\(height)"])
    }
    for (number, message) in messages.enumerated() {
      let y = headHeight + number * Self.messageHeight
      write(message, at: y + 26, to: &svg)
    }
  }

  private func write(
    _ message: SequenceDiagram.Message,
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
    let x = (start + end) / 2
    // Lifelines do not pass through the words.
    let length = message.text.cellWidth * Self.character + 4
    svg.void(
      "rect",
      [
        "class": "behind", "x": "\(x - length / 2)", "y": "\(y - 22)",
        "width": "\(length)", "height": "\(Self.lineHeight)",
      ]
    )
    svg.text(message.text, x: x, y: y - 8, class: "label", anchor: "middle")
  }
}
