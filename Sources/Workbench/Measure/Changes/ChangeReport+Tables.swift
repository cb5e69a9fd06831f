import ConsoleUI

extension ChangeReport {
  /// The tables of the changes of a feature, or of all.
  package func tables(for feature: String?) -> [FigureTable] {
    guard let feature else { return tables }
    var part = self
    part.rows.removeAll { $0.feature.map { $0 != feature } ?? false }
    let names = Set(part.rows.map(\.change))
    part.pairs.removeAll { !names.isSuperset(of: $0.changes) }
    return part.tables
  }

  /// The tables: one for each change, then all of them together, then the
  /// pairs.
  var tables: [FigureTable] {
    let names = rows.map(\.change).withoutRepeats
    let tables = names.map { name in
      costTable(
        "What the change '\(name)' costs",
        rows.filter { $0.change == name },
        notes: shared.filter { $0.change == name }.map(\.note)
          + [Change.named(name)?.note].compactMap(\.self)
      )
    }
    guard names.count > 1 else { return tables }
    return overviews + tables
      + [costTable("All of these changes together", totals)]
      + (pairs.isEmpty ? [] : [pairTable])
  }

  /// What each change takes, and what it makes one read.
  package var overviews: [FigureTable] {
    [
      overview(
        "The lines of code that each change takes",
        \.codeLines,
        howToRead: """
          Lines that come and lines that go are added up, those of tests left \
          out.
          """,
        howItMisleads: """
          It misleads if you take lines for effort. One line at the right place \
          may take a day to find. The sum counts each change once, and no app \
          is asked for each once.
          """
      ),
      overview(
        "The lines of the files that each change touches",
        \.linesToRead,
        howToRead: """
          The architecture's own files are counted as they were before the \
          change, those of tests left out. Whoever makes the change opens them.
          """,
        howItMisleads: """
          It misleads because nobody reads every line of a file. To find the \
          place, one may also have to read other files.
          """
      ),
    ]
  }

  /// A row for each change and one for their sum, a column for each
  /// architecture.
  private func overview(
    _ title: String,
    _ count: (ChangeFigures) -> Int,
    howToRead: String,
    howItMisleads: String
  ) -> FigureTable {
    let architectures = rows.map(\.architecture).withoutRepeats
    let lines = rows.map(\.change).withoutRepeats.map { change in
      (change, rows.filter { $0.change == change })
    }
    return FigureTable(
      title: title,
      heads: ["change"] + architectures,
      rows: (lines + [("all", rows)]).map { name, rows in
        FigureTable.Row(
          architecture: name,
          figures: architectures.map { architecture in
            Figure(
              rows.filter { $0.architecture == architecture }
                .map { count($0.figures) }.reduce(0, +)
            )
          }
        )
      },
      howToRead: howToRead,
      howItMisleads: howItMisleads
    )
  }

  /// A row for each pair, a column for each architecture.
  private var pairTable: FigureTable {
    let names = pairs.map(\.architecture).withoutRepeats
    return FigureTable(
      title: "Where two changes that are made at once meet",
      heads: ["changes"] + names,
      rows: pairs.map(\.name).withoutRepeats.map { name in
        FigureTable.Row(
          architecture: name,
          figures: names.compactMap { architecture in
            pairs.first { $0.name == name && $0.architecture == architecture }
              .map { Figure($0.conflicts, mark: $0.mark) }
          }
        )
      },
      howToRead: """
        A figure counts the places in which both changes touch the same lines, \
        so that one of the two people has to put them together. With ✓ all \
        tests pass after the merge, with ✗ they do not.
        """,
      howItMisleads: """
        It misleads where lines stand close together by chance. The same two \
        changes can meet in one line of a list, and miss each other if the list \
        had been sorted in another way.
        """
    )
  }

  /// The rows of each architecture added up.
  private var totals: [Row] {
    rows.map(\.architecture).withoutRepeats.map { name in
      let own = rows.filter { $0.architecture == name }
      var total = Row(
        change: "all",
        feature: nil,
        architecture: name,
        figures: own.map(\.figures).reduce(ChangeFigures(), +)
      )
      let built = own.compactMap(\.built)
      if built.count == own.count {
        total.built = BuiltFigures(
          placesNamedByCompiler: built.map(\.placesNamedByCompiler)
            .reduce(0, +),
          messagesPerAction: nil
        )
      }
      return total
    }
  }

  private func costTable(
    _ title: String,
    _ rows: [Row],
    notes: [String] = []
  ) -> FigureTable {
    let isBuilt = rows.contains { $0.built != nil }
    let countsMessages = rows.contains { $0.built?.messagesPerAction != nil }
    return FigureTable(
      title: title,
      heads: [
        "architecture", "files (new)", "view lines", "plain lines",
        "model lines", "test lines", "types", "interfaces",
      ]
        + (isBuilt ? ["places named by compiler"] : [])
        + (countsMessages
          ? ["messages per action before", "messages per action after"] : []),
      rows: rows.map { row in
        FigureTable.Row(
          architecture: row.architecture,
          figures: row.figures.figures + (row.built?.figures ?? [])
        )
      },
      howToRead: """
        Lines that come stand before those that go. A file counts as view if \
        it imports ConsoleUI or Layouts, or names a type of such a file. Model \
        lines stand in the models below the architectures. They count for each \
        architecture that uses them. An interface is what others see of a \
        declaration: where it changes, they have to follow.
        """
          + (isBuilt
            ? " The compiler names places when only the shared part has changed. "
              + "It finds these by itself, and the others somebody has to know."
            : ""),
      howItMisleads: """
        It misleads if you take lines for effort. A new file with ten simple \
        lines is soon written, and one line at the right place may take a day \
        to find. The features are small, and who made the changes knew all \
        seven patterns.
        """,
      notes: notes
    )
  }
}

extension ChangeReport.SharedRow {
  /// What comes beside the figures of each architecture.
  fileprivate var note: String {
    """
    For all or several architectures, and not counted: \(files) files, \
    \(lines.text) lines.
    """
  }
}

extension Change {
  /// What it might have cost.
  fileprivate var note: String? {
    otherWay.map { "Another honest way, lines estimated by hand: \($0)" }
  }
}

extension ChangeReport.Pair {
  fileprivate var name: String { changes.joined(separator: " + ") }

  fileprivate var mark: String { passes.map { $0 ? " ✓" : " ✗" } ?? "" }
}

extension LineFigures {
  var text: String { "+\(added) -\(removed)" }
}

extension ChangeFigures {
  fileprivate var figures: [Figure] {
    [
      Figure(filesTouched + filesAdded, inBrackets: filesAdded),
      Figure(viewLines), Figure(plainLines), Figure(modelLines),
      Figure(testLines),
      Figure(typesTouched), Figure(interfacesChanged),
    ]
  }

  static func + (one: ChangeFigures, other: ChangeFigures) -> ChangeFigures {
    ChangeFigures(
      filesTouched: one.filesTouched + other.filesTouched,
      filesAdded: one.filesAdded + other.filesAdded,
      linesToRead: one.linesToRead + other.linesToRead,
      viewLines: one.viewLines + other.viewLines,
      plainLines: one.plainLines + other.plainLines,
      modelLines: one.modelLines + other.modelLines,
      testLines: one.testLines + other.testLines,
      typesTouched: one.typesTouched + other.typesTouched,
      interfacesChanged: one.interfacesChanged + other.interfacesChanged
    )
  }
}

extension LineFigures {
  static func + (one: LineFigures, other: LineFigures) -> LineFigures {
    LineFigures(
      added: one.added + other.added,
      removed: one.removed + other.removed
    )
  }
}

extension BuiltFigures {
  fileprivate var figures: [Figure] {
    [Figure(placesNamedByCompiler)]
      + (messagesPerAction.map {
        [Figure(mean: $0.before), Figure(mean: $0.after)]
      } ?? [])
  }
}
