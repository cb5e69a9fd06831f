import Render
import Trace

/// What is said beside a message: that its answer is dropped, or that an older
/// task is cancelled in it.
struct Remark {
  enum Kind {
    case drops, cancels
  }

  let kind: Kind
  /// The function or the closure that does it.
  let place: SourcePlace
  /// The line that does it, counted from 1 in its file.
  let line: Int

  var words: String {
    switch kind {
    case .drops: "★ drops the answer"
    case .cancels: "✕ cancels the older task"
    }
  }
}

/// Who waits for the end of what.
struct Request: Hashable {
  let waiting: String
  let function: FunctionName
}

extension FeatureRecording {
  /// The remarks on a ladder's messages, by row.
  ///
  /// They say what was recorded: an answer is dropped at a condition where
  /// nothing was called after the answer. An older task is cancelled where one
  /// was in this step, by a function that waits for an answer; such an answer
  /// was still to come, was asked for again, and was dropped when it came.
  func remarks(on ladder: Ladder, of outcome: Outcome) -> [Int: Remark] {
    var open = outcome.openRequests
    var remarks: [Int: Remark] = [:]
    for (row, message) in ladder.rows.map(\.message).enumerated() {
      guard let message else { continue }
      if let awaited = message.awaited {
        let request = Request(
          waiting: message.to,
          function: awaited.function
        )
        open[request, default: 0] -= 1
      }
      let waiting = open.filter { $0.key.waiting == message.to && $0.value > 0 }
      remarks[row] = dropping(by: message)
      guard remarks[row] == nil, outcome.cancelsTask else { continue }
      remarks[row] = cancelling(
        by: message,
        waitingFor: waiting.map(\.key.function).filter {
          isAskedAnew($0, of: open, in: ladder.rows[row...])
        },
        dropping: outcome.droppedLater
      )
    }
    return remarks
  }

  /// Whether what a function waits for in turn is asked for again.
  ///
  /// Else it is something else that it is at: a store that is at pictures has
  /// no older load to cancel.
  private func isAskedAnew(
    _ function: FunctionName,
    of open: [Request: Int],
    in rows: ArraySlice<Ladder.Row>
  ) -> Bool {
    let inner = open.filter { $0.key.waiting == function.type && $0.value > 0 }
      .map(\.key.function)
    return inner.isEmpty
      || rows.compactMap(\.message?.function).contains(where: inner.contains)
  }

  /// Whether an answer is dropped after a message.
  func drops(_ message: SequenceDiagram.Message) -> Bool {
    dropping(by: message) != nil
  }

  private func dropping(by message: SequenceDiagram.Message) -> Remark? {
    guard message.isAnswer, message.isEnd, message.awaited?.isAnswer != false,
      let place = message.function.flatMap({ places[$0] }),
      let line = lines(of: place).condition(after: message.awaited)
    else { return nil }
    return Remark(kind: .drops, place: place, line: line + 1)
  }

  private func cancelling(
    by message: SequenceDiagram.Message,
    waitingFor functions: [FunctionName],
    dropping later: Set<FunctionName>
  ) -> Remark? {
    for function in [message.function].compactMap(\.self) + message.own {
      // The task whose answer this is has got it, and is not the older one.
      let isItsAnswer =
        message.isAnswer && message.function?.declaringFunction == function
      guard later.contains(function), !isItsAnswer,
        let place = places[function]
      else { continue }
      let lines = lines(of: place)
      guard let line = lines.cancelling,
        functions.contains(where: { lines.await($0) != nil })
      else { continue }
      return Remark(kind: .cancels, place: place, line: line + 1)
    }
    return nil
  }

  /// The lines of a place, as numbered from 0 in its file.
  func lines(of place: SourcePlace) -> ArraySlice<Substring> {
    (files[place.path] ?? "")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(place.lines.lowerBound - 1).prefix(place.lines.count)
  }
}

extension ArraySlice<Substring> {
  /// Where the lines ask whether an answer is still wanted.
  ///
  /// It is the first that is asked after what was awaited: after a failure
  /// that of the `catch`, else none of a `catch`. Where nothing was awaited it
  /// is the outermost, since those of failures stand deeper.
  func condition(after awaited: Recording.Awaited?) -> Int? {
    guard let awaited else {
      return indices.filter { self[$0].isDeciding }
        .min { self[$0].indent < self[$1].indent }
    }
    guard let start = self.await(awaited.function) else { return nil }
    let failure = self[start...].firstIndex {
      $0.hasStatement("} catch") && $0.indent < self[start].indent
    }
    guard let failure else {
      return self[start...].firstIndex(where: \.isDeciding)
    }
    let end =
      self[(failure + 1)...].firstIndex {
        $0.hasStatement("}") && $0.indent == self[failure].indent
      } ?? endIndex
    return awaited.hasFailed
      ? self[failure..<end].firstIndex(where: \.isDeciding)
      : self[start..<failure].firstIndex(where: \.isDeciding)
        ?? self[end...].firstIndex(where: \.isDeciding)
  }

  /// Where the lines await a function.
  fileprivate func await(_ function: FunctionName) -> Int? {
    firstIndex {
      $0.contains("await ") && $0.contains(".\(function.baseName)(")
    }
  }

  /// Where the lines cancel a task.
  var cancelling: Int? { firstIndex { $0.contains(".cancel()") } }
}

extension Substring {
  /// How many spaces it begins with.
  var indent: Int { prefix { $0 == " " }.count }

  fileprivate func hasStatement(_ start: String) -> Bool {
    drop { $0 == " " }.hasPrefix(start)
  }

  /// Whether it asks whether something is the latest, or was cancelled.
  fileprivate var isDeciding: Bool {
    contains("!Task.isCancelled")
      || ["guard ", "if "].contains { hasStatement($0) }
        && ["latest", "cancel", "Cancel"].contains { contains($0) }
  }
}
