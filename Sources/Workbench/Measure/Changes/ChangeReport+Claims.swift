extension ChangeReport {
  /// What people say of architectures, and what the figures say to it.
  ///
  /// A claim stands here only if all that it needs was measured or counted.
  var claims: [Claim] {
    [
      undoIsFree, mvcIsCheapest, toolkitTouchesViewOnly, viperForTwo,
      restoringIsTrivial, mvcCostsLeast,
    ].compactMap { $0 }
  }

  struct Claim: Equatable {
    let words: String
    let answer: String
  }

  private var undoIsFree: Claim? {
    rank(of: "mvi", in: "undo").map { rank in
      Claim(
        words: "Undo comes free in a unidirectional architecture.",
        answer: rank.lines == 0 ? "It does." : "It does not. \(rank.words)"
      )
    }
  }

  private var restoringIsTrivial: Claim? {
    rank(of: "mvi", in: "restore").map { rank in
      Claim(
        words: "Restoring is trivial with one state.",
        answer: rank.words
      )
    }
  }

  /// The changes count as small that take the fewest lines, a third of all.
  private var mvcIsCheapest: Claim? {
    let sizes = names.map { name in
      (name, lines(in: name).map(\.lines).reduce(0, +))
    }.sorted { $0.1 < $1.1 }
    let ranks = sizes.prefix((sizes.count + 2) / 3).compactMap { name, _ in
      rank(of: "mvc", in: name)
    }
    guard sizes.count > 2, !ranks.isEmpty else { return nil }
    let won = ranks.count { $0.fewer == 0 }
    return Claim(
      words: "MVC is cheapest for small changes.",
      answer:
        "Of the \(ranks.count) smallest changes it is cheapest in \(won). "
        + ranks.map(\.words).joined(separator: " ")
    )
  }

  private var toolkitTouchesViewOnly: Claim? {
    row("mvp", "cards").map { row in
      let plain = row.figures.plainLines
      let tests = row.figures.testLines
      return Claim(
        words: "A new toolkit touches only the view in MVP.",
        answer: (plain.count + tests.count == 0
          ? "So it is with another widget. "
          : "Not only. ")
          + "'cards' takes \(row.figures.viewLines.text) lines in mvp's views, "
          + "\(plain.text) in its other files and \(tests.text) in its tests."
      )
    }
  }

  private var viperForTwo: Claim? {
    let totals = architectures.map { name in
      let own = pairs.filter { $0.architecture == name }
      return (name, own.count { $0.conflicts == 0 }, own.count)
    }
    guard let viper = totals.first(where: { $0.0 == "viper" }), viper.2 > 0
    else { return nil }
    let others = totals.filter { $0.0 != "viper" }
      .map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    return Claim(
      words: "VIPER lets two people work at once.",
      answer:
        "Of \(viper.2) pairs of changes of one feature \(viper.1) meet in no "
        + "line in viper" + (others.isEmpty ? "." : "; \(others).")
        + pairsApartWords
    )
  }

  /// In how many pairs of different features both change a file.
  private var pairsApartWords: String {
    guard let count = pairsApart.first?.count, count > 0 else { return "" }
    let sharing = pairsApart.filter { $0.countWithSharedFile > 0 }
      .map { "\($0.architecture) \($0.countWithSharedFile)" }
    return " Of \(count) pairs of different features "
      + (sharing.isEmpty
        ? "none change the same file."
        : "these change the same file: \(sharing.joined(separator: ", ")).")
  }

  /// In which changes it takes the fewest lines, and in which the most.
  private var mvcCostsLeast: Claim? {
    let ranks = names.compactMap { name in
      rank(of: "mvc", in: name).map { (name, $0) }
    }
    guard ranks.count > 1 else { return nil }
    func list(_ isMeant: (Rank) -> Bool) -> String {
      let names = ranks.filter { isMeant($0.1) }.map { "'\($0.0)'" }
      return names.isEmpty ? "none" : names.joined(separator: ", ")
    }
    return Claim(
      words: "MVC always costs least.",
      answer: "No other takes fewer lines in: \(list { $0.fewer == 0 }). "
        + "No other takes more in: \(list { $0.more == 0 })."
    )
  }

  // MARK: - Figures

  private var names: [String] { rows.map(\.change).withoutRepeats }
  private var architectures: [String] {
    rows.map(\.architecture).withoutRepeats
  }

  private func row(_ architecture: String, _ change: String) -> Row? {
    rows.first { $0.architecture == architecture && $0.change == change }
  }

  private func lines(in change: String) -> [(name: String, lines: Int)] {
    rows.filter { $0.change == change }
      .map { ($0.architecture, $0.figures.codeLines) }
  }

  /// Where an architecture stands among the others in one change.
  private struct Rank {
    let lines: Int
    /// How many of the others take fewer lines, and how many more.
    let fewer: Int
    let more: Int
    let words: String
  }

  /// Nil where there are no others.
  private func rank(of architecture: String, in change: String) -> Rank? {
    let all = lines(in: change)
    guard let own = all.first(where: { $0.name == architecture }),
      all.count > 1
    else { return nil }
    let others = all.filter { $0.name != architecture }.map(\.lines)
    return Rank(
      lines: own.lines,
      fewer: others.count { $0 < own.lines },
      more: others.count { $0 > own.lines },
      words: "'\(change)' takes \(own.lines) lines in \(architecture), and "
        + "\(others.extent) in the others."
    )
  }
}

extension [Int] {
  /// Such as "3 to 8"; the number alone where all are equal.
  fileprivate var extent: String {
    let (least, most) = (self.min() ?? 0, self.max() ?? 0)
    return least == most ? "\(least)" : "\(least) to \(most)"
  }
}

extension [String] {
  /// Each where it first occurs.
  var withoutRepeats: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
