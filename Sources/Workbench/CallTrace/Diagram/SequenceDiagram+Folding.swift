extension SequenceDiagram {
  /// The diagram with steps that repeat at once shown one time.
  ///
  /// A note says how often they happen. Notes may differ from time to time, as
  /// the rows of a table do; the first one's are shown, and the note says so.
  package func foldingRepeats() -> SequenceDiagram {
    var folded: [Step] = []
    var position = 0
    while position < steps.count {
      guard let fold = bestFold(at: position) else {
        folded.append(steps[position])
        position += 1
        continue
      }
      folded += steps[position..<position + fold.length]
      let count = steps[position..<position + fold.length]
        .count { $0.isMessage }
      let messages = count == 1 ? "message" : "\(count) messages"
      let all = steps[position..<position + fold.length * fold.times]
      let isSame = zip(all, all.dropFirst(fold.length)).allSatisfy(==)
      folded.append(
        .note(
          at: nil,
          text: "the last \(messages) \(fold.times) times in all"
            + (isSame ? "" : ", with other values")
        )
      )
      position += fold.length * fold.times
    }
    return SequenceDiagram(participants: participants, steps: folded)
  }

  /// The steps from a position on that repeat, if that saves enough.
  private func bestFold(at start: Int) -> (length: Int, times: Int)? {
    var best: (length: Int, times: Int)?
    let longest = min(Self.longestFold, (steps.count - start) / 2)
    for length in stride(from: 2, through: longest, by: 1) {
      var times = 1
      while repeats(length, from: start, time: times) { times += 1 }
      let saved = length * (times - 1)
      if times > 2, saved > (best.map { $0.length * ($0.times - 1) } ?? 3) {
        best = (length, times)
      }
    }
    return best
  }

  private static let longestFold = 60

  private func repeats(_ length: Int, from start: Int, time: Int) -> Bool {
    let later = start + length * time
    guard later + length <= steps.count else { return false }
    return (0..<length).allSatisfy {
      steps[start + $0].isLike(steps[later + $0])
    }
  }
}

extension SequenceDiagram.Step {
  fileprivate var isMessage: Bool {
    if case .message = self { true } else { false }
  }

  fileprivate func isLike(_ other: SequenceDiagram.Step) -> Bool {
    switch (self, other) {
    case (.note(let place, _), .note(let otherPlace, _)): place == otherPlace
    default: self == other
    }
  }
}
