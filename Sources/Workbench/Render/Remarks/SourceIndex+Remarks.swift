import Trace

extension SourceIndex {
  /// The remarks on the messages of an action, by their numbers from 0.
  ///
  /// They say what was recorded: who cancelled tasks that waited for a service,
  /// and who called nothing after an answer. The source tells at which lines.
  package mutating func remarks(
    on messages: [SequenceDiagram.Message]
  ) -> [Int: Remark] {
    var remarks: [Int: Remark] = [:]
    for (number, message) in messages.enumerated() {
      for cancellation in message.cancels {
        let place = messages.place(of: cancellation, after: number)
        if remarks[place]?.kind == .cancels {
          remarks[place]?.count += 1
        } else {
          remarks[place] = remark(on: cancellation)
        }
      }
    }
    // Those who have dropped an answer: who awaits them gets none, and neither
    // does who awaits that one.
    var dropping: Set<FunctionName> = []
    for (number, message) in messages.enumerated() where !message.isToSelf {
      if let awaited = message.awaited?.function,
        dropping.remove(awaited) != nil
      {
        if let function = message.function?.declaringFunction {
          dropping.insert(function)
        }
        continue
      }
      guard var remark = self.dropping(by: message) else { continue }
      if let function = message.function?.declaringFunction {
        dropping.insert(function)
      }
      remark.cancelledIn =
        messages[...number].compactMap(\.awaited).last?.cancelledIn
      remarks[number] = remark
    }
    return remarks
  }

  private mutating func dropping(
    by message: SequenceDiagram.Message
  ) -> Remark? {
    guard message.isAnswer, message.isEnd, message.awaited?.isAnswer != false,
      let place = message.function.flatMap({ place(of: $0) })
    else { return nil }
    let lines = lines(of: place)
    return lines.condition(after: message.awaited)
      .map { Remark(.drops, by: message.to, lines, at: $0, of: place) }
  }

  private mutating func remark(
    on cancellation: SequenceDiagram.Cancellation
  ) -> Remark? {
    guard let place = place(of: cancellation.function) else { return nil }
    let lines = lines(of: place)
    return lines.cancelling.map {
      Remark(.cancels, by: cancellation.participant, lines, at: $0, of: place)
    }
  }
}

extension Remark {
  fileprivate init(
    _ kind: Kind,
    by participant: String,
    _ lines: ArraySlice<Substring>,
    at line: Int,
    of place: SourcePlace
  ) {
    self.init(
      kind: kind,
      participant: participant,
      place: place,
      line: line + 1,
      code: String(lines[line].drop { $0 == " " })
    )
  }
}

extension [SequenceDiagram.Message] {
  /// The message beside which it is said that a task is cancelled after a
  /// message: that one or, where others come before, the first that the
  /// cancelling function sends.
  fileprivate func place(
    of cancellation: SequenceDiagram.Cancellation,
    after number: Int
  ) -> Int {
    let first = self[(number + 1)...].firstIndex {
      $0.from == cancellation.participant
        && $0.within.contains(cancellation.function)
    }
    return first.map { $0 == number + 1 ? number : $0 } ?? number
  }
}

extension SequenceDiagram.Message {
  fileprivate var isToSelf: Bool { from == to }
}
