import Trace

extension SourceIndex {
  /// What happened in an action, and which of its messages are shown.
  package typealias ShownAction = (
    trace: ActionTrace, messages: [SequenceDiagram.Message]
  )

  /// The remarks on the messages of actions that follow one another, for each
  /// action by the number of the message, from 0.
  ///
  /// They say what was recorded: an answer is dropped at a condition where
  /// nothing was called after the answer. An older task is cancelled where one
  /// was in this action, by a function that waits for an answer; one such answer
  /// was still to come, was asked for again, and was dropped when it came.
  ///
  /// - Parameter open: What was waited for before the first action.
  package mutating func remarks(
    on actions: [ShownAction],
    waitingFor open: OpenRequests = OpenRequests()
  ) -> [[Int: Remark]] {
    var open = open
    var remarks = actions.map { drops(in: $0.messages) }
    for (number, (trace, messages)) in actions.enumerated() {
      var cancelled: [OpenRequests.Request] = []
      if trace.cancelsTask {
        let later = zip(actions, remarks).dropFirst(number + 1)
          .flatMap { action, drops in
            drops.keys.map { action.messages[$0].function?.declaringFunction }
          }
        let cancels = cancels(
          in: messages,
          waitingFor: open,
          dropping: Set(later.compactMap(\.self)),
          &cancelled
        )
        remarks[number].merge(cancels) { drop, _ in drop }
      }
      open.follow([trace])
      open.cancel(cancelled)
    }
    noteCauses(of: &remarks, in: actions.map(\.messages))
    return remarks
  }

  /// Notes with each answer that is dropped where its task was cancelled: in
  /// the first action after it was asked for in which the same function
  /// cancels.
  private mutating func noteCauses(
    of remarks: inout [[Int: Remark]],
    in actions: [[SequenceDiagram.Message]]
  ) {
    for (number, messages) in actions.enumerated() {
      for (row, drop) in remarks[number] where drop.kind == .drops {
        let answers = messages[...row].compactMap(\.awaited?.askedIn)
        let function = messages[row].function?.declaringFunction
        guard let askedIn = answers.last,
          let place = function.flatMap({ place(of: $0) })
        else { continue }
        let cause = remarks.indices.first { earlier in
          askedIn < earlier && earlier < number
            && remarks[earlier].values.contains {
              $0.kind == .cancels && $0.place == place
            }
        }
        remarks[number][row]?.cancelledIn = cause
      }
    }
  }

  // MARK: - Dropped answers

  private mutating func drops(
    in messages: [SequenceDiagram.Message]
  ) -> [Int: Remark] {
    var remarks: [Int: Remark] = [:]
    for (number, message) in messages.enumerated() where !message.isToSelf {
      remarks[number] = dropping(by: message)
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

  // MARK: - Cancelled tasks

  private mutating func cancels(
    in messages: [SequenceDiagram.Message],
    waitingFor open: OpenRequests,
    dropping later: Set<FunctionName>,
    _ cancelled: inout [OpenRequests.Request]
  ) -> [Int: Remark] {
    var open = open
    var remarks: [Int: Remark] = [:]
    for (number, message) in messages.enumerated() {
      if let awaited = message.awaited { open.end(awaited, of: message.to) }
      // Of several that wait, such as those for the pictures of many rows, it
      // is not known which is cancelled.
      let waiting = open.functions(awaitedBy: message.to).filter {
        isAskedAnew($0, of: open, in: messages[number...])
          && open.isOne(.init(waiting: message.to, function: $0))
      }
      guard
        let (function, remark) = cancelling(
          by: message,
          waitingFor: waiting,
          dropping: later
        )
      else { continue }
      // It may be said beside the message in which the receiver calls itself.
      let isKnown =
        message.isToSelf
        && remarks.values.contains { $0.line == remark.line }
      let place = messages.place(of: function, after: number)
      if !isKnown { remarks[place] = remark }
      cancelled += waiting.map { .init(waiting: message.to, function: $0) }
    }
    return remarks
  }

  /// Whether what a function waits for in turn is asked for again.
  ///
  /// Else it is something else that it is at: a store that is at pictures has
  /// no older load to cancel.
  private func isAskedAnew(
    _ function: FunctionName,
    of open: OpenRequests,
    in messages: ArraySlice<SequenceDiagram.Message>
  ) -> Bool {
    let inner = open.functions(awaitedBy: function.type)
    return inner.isEmpty
      || messages.compactMap(\.function).contains(where: inner.contains)
  }

  private mutating func cancelling(
    by message: SequenceDiagram.Message,
    waitingFor functions: [FunctionName],
    dropping later: Set<FunctionName>
  ) -> (by: FunctionName, Remark)? {
    let own = message.own.filter(\.closureNumbers.isEmpty)
    for function in [message.function].compactMap(\.self) + own {
      // The task whose answer this is has got it, and is not the older one.
      let isItsAnswer =
        message.isAnswer && message.function?.declaringFunction == function
      guard later.contains(function), !isItsAnswer,
        let place = place(of: function)
      else { continue }
      let lines = lines(of: place)
      guard let line = lines.cancelling,
        functions.contains(where: { lines.await($0) != nil })
      else { continue }
      return (
        function, Remark(.cancels, by: message.to, lines, at: line, of: place)
      )
    }
    return nil
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
  /// The message beside which it is said what a receiver does by a function
  /// after a message: that one or, where others come before, the first that the
  /// function sends.
  fileprivate func place(of function: FunctionName, after number: Int) -> Int {
    let first = self[(number + 1)...].firstIndex {
      $0.from == self[number].to && $0.within.contains(function)
    }
    return first.map { $0 == number + 1 ? number : $0 } ?? number
  }
}

extension SequenceDiagram.Message {
  fileprivate var isToSelf: Bool { from == to }
}
