extension SequenceDiagram {
  /// The diagram with steps that repeat at once shown one time.
  ///
  /// A note says how often they happen. Notes may differ from time to time, as
  /// the rows of a table do; the first one's are shown, and the note says so.
  package func foldingRepeats() -> SequenceDiagram {
    var folded = SequenceDiagram(participants: participants, steps: [])
    var position = 0
    while position < steps.count {
      let fold = bestFold(at: position) ?? Fold(length: 1, times: 1)
      let all = steps[position..<position + fold.length * fold.times]
      var shown = Array(all.prefix(fold.length))
      for (number, step) in all.dropFirst(fold.length).enumerated() {
        shown[number % fold.length].cancels += step.cancels
      }
      folded.steps += shown
      if fold.times > 1 {
        let told = all.map(\.told)
        let isSame = zip(told, told.dropFirst(fold.length)).allSatisfy(==)
        let count = shown.count { $0.message != nil }
        let messages = count == 1 ? "message" : "\(count) messages"
        let text =
          "the last \(messages) \(fold.times) times in all"
          + (isSame ? "" : ", with other values")
        folded.steps.append(.note(Note(at: nil, text: text)))
      }
      position += fold.length * fold.times
    }
    return folded
  }

  /// Steps that follow one another several times.
  private struct Fold {
    var length: Int
    var times: Int
    var savedSteps: Int { length * (times - 1) }
  }

  private static let longestFold = 60

  /// The steps from a position on that repeat, if that saves enough.
  private func bestFold(at start: Int) -> Fold? {
    var best: Fold?
    let longest = min(Self.longestFold, (steps.count - start) / 2)
    for length in 1...max(1, longest)
    where steps[start..<start + length].contains(where: { $0.message != nil }) {
      var fold = Fold(length: length, times: 1)
      while repeats(fold, from: start) { fold.times += 1 }
      if fold.times > 2, fold.savedSteps > best?.savedSteps ?? 3 { best = fold }
    }
    return best
  }

  /// Whether the steps of a fold come once more after it.
  private func repeats(_ fold: Fold, from start: Int) -> Bool {
    let later = start + fold.length * fold.times
    guard later + fold.length <= steps.count else { return false }
    return (0..<fold.length).allSatisfy {
      steps[start + $0].isLike(steps[later + $0])
    }
  }
}

extension SequenceDiagram.Step {
  fileprivate func isLike(_ other: SequenceDiagram.Step) -> Bool {
    switch (self, other) {
    case (.note(let note), .note(let other)): note.at == other.at
    default: told == other.told
    }
  }

  /// The tasks that are cancelled after it.
  fileprivate var cancels: [SequenceDiagram.Cancellation] {
    get { message?.cancels ?? [] }
    set {
      guard case .message(var message) = self else { return }
      message.cancels = newValue
      self = .message(message)
    }
  }

  /// The step but for what is cancelled after it, which may differ from time to
  /// time.
  fileprivate var told: Self {
    var step = self
    step.cancels = []
    return step
  }
}
