extension SourceIndex {
  /// What was called before a function, and where it stands; of an answer, also
  /// what has answered.
  package typealias Earlier = (place: SourcePlace, answer: String?)

  /// The line of a function that a reader looks for, counted from 1.
  ///
  /// It asks whether an answer is still wanted; or it is the one case of
  /// several that what was called before names, such as the event that a
  /// reducer gets. Nil where no line is known to be it.
  package func decidingLine(
    of place: SourcePlace,
    after earlier: [Earlier]
  ) -> Int? {
    let lines = lines(of: place)
    let conditions = lines.filter { $0.text.asksWhetherWanted }
    // Those of failures stand deeper.
    if let line = conditions.min(by: { $0.text.indent < $1.text.indent }) {
      return line.number
    }
    let cases = lines.compactMap { number, text in
      text.drop { $0 == " " }.hasPrefix("case .")
        ? text.members.first.map { (number: number, name: $0) } : nil
    }
    guard cases.count > 1 else { return nil }
    for call in earlier.reversed() {
      let named = Set(self.lines(named: call).flatMap(\.members))
      let found = cases.filter { named.contains($0.name) }
      if !found.isEmpty { return found.count == 1 ? found[0].number : nil }
    }
    return nil
  }

  private func lines(
    of place: SourcePlace
  ) -> [(number: Int, text: Substring)] {
    let lines = (text(of: place.path) ?? "")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(place.lines.lowerBound - 1).prefix(place.lines.count)
    return Array(zip(place.lines, lines))
  }

  /// The lines of what was called; after an answer those that follow it, up to
  /// where the next one is awaited.
  private func lines(named call: Earlier) -> [Substring] {
    let lines = lines(of: call.place).map(\.text)
    guard let answer = call.answer,
      let start = lines.firstIndex(where: {
        $0.contains("await ") && $0.contains(".\(answer)(")
      })
    else { return lines }
    let rest = lines[(start + 1)...]
    return Array(rest.prefix { !$0.contains("await ") })
  }
}

extension Substring {
  /// How many spaces it begins with.
  package var indent: Int { prefix { $0 == " " }.count }

  /// Whether it asks whether something is the latest, or was cancelled.
  fileprivate var asksWhetherWanted: Bool {
    let statement = drop { $0 == " " }
    return ["guard ", "if "].contains { statement.hasPrefix($0) }
      && ["latest", "cancel", "Cancel"].contains { statement.contains($0) }
  }

  /// The words that follow a dot.
  fileprivate var members: [Substring] {
    split(separator: ".", omittingEmptySubsequences: false).dropFirst()
      .map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" } }
      .filter { !$0.isEmpty }
  }
}
