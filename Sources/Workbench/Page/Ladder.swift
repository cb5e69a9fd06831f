import Render
import Trace

extension Ladder {
  /// Writes the rows.
  ///
  /// - Parameter link: The attributes of a link to the function that is called
  ///   last.
  func write(
    to markup: inout Markup,
    link: ([FunctionName]) -> Markup.Attributes
  ) {
    var called: [FunctionName] = []
    markup.element("ol", ["class": "rows l\(lanes.count)"]) { list in
      for (index, row) in rows.enumerated() {
        switch row {
        case .folded(let steps): write(folded: steps, to: &list)
        case .message(let message):
          called += [message.function].compactMap(\.self)
          write(
            message,
            isStart: index == start,
            link: message.function == nil ? [:] : link(called),
            to: &list
          )
        }
      }
    }
  }

  private func write(
    _ message: SequenceDiagram.Message,
    isStart: Bool,
    link: Markup.Attributes,
    to list: inout Markup
  ) {
    guard let from = lane(of: message.from), let to = lane(of: message.to)
    else { return }
    let receiver = lanes[to]
    // Its role, the sender's, and how it looks; the style sheet adds a star.
    let styles: [String?] = [
      receiver.kind.rawValue, "f" + lanes[from].kind.rawValue,
      receiver.decides ? "x" : nil, isStart ? "at" : nil,
      min(from, to) * 2 >= lanes.count ? "e" : nil,
    ]
    let style = styles.compactMap(\.self).joined(separator: " ")
    list.element("li", ["class": style]) { item in
      item.element("a", link) { text in
        // Heard and not seen; a drawing has arrows for it.
        text.element("i") {
          let role = receiver.decides ? ", who decides" : ""
          $0.text("\(message.from) to \(message.to)\(role): ")
        }
        text.element("code", text: message.text)
      }
      item.element("svg", ["class": message.isAnswer ? "b" : nil]) { svg in
        let (start, end) = (lanes.center(of: from), lanes.center(of: to))
        svg.void("line", ["x1": start, "x2": end])
        svg.void("use", ["href": from <= to ? "#r" : "#l", "x": end])
      }
    }
  }

  private func write(
    folded steps: [SequenceDiagram.Step],
    to list: inout Markup
  ) {
    let words = steps.words
    list.element("li", ["class": "n"]) { item in
      guard words.count > 1 else { return item.text(steps.line) }
      item.element("details") { details in
        details.element("summary", text: steps.summary)
        details.element("ul") { list in
          for line in words { list.element("li", text: line) }
        }
      }
    }
  }
}

extension [Ladder.Lane] {
  /// Where the middle of a lane is, as a part of the width.
  func center(of lane: Int) -> String {
    let permille = (2000 * lane + 1000) / (2 * count)
    return "\(permille / 10).\(permille % 10)%"
  }
}
