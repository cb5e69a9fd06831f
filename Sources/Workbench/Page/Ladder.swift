import Render
import Trace

extension Ladder {
  /// Writes the rows.
  ///
  /// - Parameters:
  ///   - prefix: What all of a feature's names begin with; it is left out.
  ///   - remarks: What is said beside messages, by their numbers.
  ///   - address: The name of the element that shows a step.
  ///   - link: The attributes of a link to what the last of some messages
  ///     calls.
  func write(
    to markup: inout Markup,
    prefix: String,
    remarks: [Int: Remark],
    address: (_ step: Int) -> String,
    link: ([SequenceDiagram.Message], Remark?) -> Markup.Attributes
  ) {
    var messages: [SequenceDiagram.Message] = []
    let chosen = chosenMessage(remarks: remarks)
    markup.element("ol", ["class": "rows l\(lanes.count)"]) { list in
      for row in rows {
        switch row {
        case .folded(let steps): write(folded: steps, to: &list)
        case .message(let message):
          let remark = remarks[messages.count]
          let isStart = messages.count == chosen
          messages.append(message)
          write(
            message,
            prefix: prefix,
            isStart: isStart,
            remark: remark,
            cause: remark?.cancelledIn.map(address),
            link: link(messages, remark),
            to: &list
          )
        }
      }
    }
  }

  /// The message that one looks for, by its number.
  ///
  /// It cancels a task, or it drops an answer in a step that tells of no
  /// failure, or else the decision begins with it.
  func chosenMessage(remarks: [Int: Remark]) -> Int? {
    if let cancels = remarks.filter({ $0.value.kind == .cancels }).keys.min() {
      return cancels
    }
    let first = start.map { rows.prefix($0).compactMap(\.message).count }
    let tellsOfFailure = messages.enumerated().contains { number, message in
      message.awaited?.hasFailed == true && remarks[number] == nil
    }
    let isStart = tellsOfFailure || first.flatMap { remarks[$0] } != nil
    return isStart ? first : remarks.keys.min() ?? first
  }

  /// Who calls whom, by their short names.
  func ends(of message: SequenceDiagram.Message, prefix: String) -> [String] {
    [message.from, message.to].map { lanes.shortName(of: $0, without: prefix) }
  }

  func words(of remark: Remark, on message: SequenceDiagram.Message) -> String {
    // An arrow leads away from who cancels before he sends on.
    let doer =
      remark.participant == message.to
      ? nil : lane(of: remark.participant).map { lanes[$0].name }
    return remark.words(by: doer)
  }

  private func write(
    _ message: SequenceDiagram.Message,
    prefix: String,
    isStart: Bool,
    remark: Remark?,
    cause: String?,
    link: Markup.Attributes,
    to list: inout Markup
  ) {
    guard let from = lane(of: message.from), let to = lane(of: message.to)
    else { return }
    let receiver = lanes[to]
    // Its role, the sender's, how it looks, and where its arrow begins at the
    // left; the style sheet adds a star.
    let styles: [String?] = [
      receiver.kind.rawValue, "f" + lanes[from].kind.rawValue,
      receiver.decides ? "x" : nil, isStart ? "at" : nil,
      "s\(min(from, to))",
    ]
    let style = styles.compactMap(\.self).joined(separator: " ")
    list.element("li", ["class": style]) { item in
      item.element("a", link) { text in
        // Heard and not seen; a drawing has arrows for it.
        text.element("i") {
          let ends = ends(of: message, prefix: prefix)
          $0.text(ends.joined(separator: " to ") + ": ")
        }
        text.element("code") {
          $0.text(message.textWithCase)
          if let subject = message.subject {
            $0.text(" ")
            $0.element("q", text: subject)
          }
          guard let remark else { return }
          $0.text(" ")
          $0.element("b", text: words(of: remark, on: message))
        }
      }
      if let cause, let text = remark?.cause {
        item.element("a", ["class": "cause", "href": "#\(cause)"]) {
          $0.element("span", text: "✕ \(text)")
        }
      }
      item.element("svg", ["class": message.isAnswer ? "b" : nil]) { svg in
        svg.void(
          "line",
          ["x1": lanes.center(of: from), "x2": lanes.center(of: to)]
        )
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
    "\(Ladder.center(ofLane: lane, of: count))%"
  }
}

extension Ladder {
  /// Where the middle of a lane is, in percent of the width.
  static func center(ofLane lane: Int, of count: Int) -> Int {
    // Without a fraction, which makes a page longer by a hundredth.
    (200 * lane + 100) / (2 * count)
  }
}
