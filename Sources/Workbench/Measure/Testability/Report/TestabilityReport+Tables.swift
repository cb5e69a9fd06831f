extension TestabilityReport {
  /// The table of a part; nil where it was not measured.
  func table(of part: Part) -> FigureTable? {
    switch part {
    case .decisions: decisionTable
    case .needs: needTable
    case .faults: faultTable
    case .costs: costTable
    }
  }

  private func tableRows(
    _ figures: (Row) -> [Figure]?
  ) -> [FigureTable.Row]? {
    let tableRows = rows.compactMap { row in
      figures(row).map {
        FigureTable.Row(
          architecture: row.architecture,
          feature: row.feature,
          figures: $0
        )
      }
    }
    return tableRows.isEmpty ? nil : tableRows
  }

  private var decisionTable: FigureTable? {
    let rows = tableRows { row in
      row.decisions.map {
        [
          Figure($0.viewStatements), Figure($0.plainStatements),
          Figure($0.statementsNeededOnce), Figure($0.protocols),
        ]
      }
    }
    guard let rows else { return nil }
    return FigureTable(
      title: "Where the decisions live, in statements",
      heads: [
        "variant", "in view", "in plain", "needed once", "protocols",
      ],
      rows: rows,
      howToRead: """
        A file counts as view if it imports ConsoleUI or Layouts, or names a \
        type of such a file. All other files are plain, and the compiler lets \
        them use no widget; their statements are counted if the shared suite \
        runs them. A decision in a plain file can be tested without a screen. \
        What a pattern needs once for all features is counted apart.
        """,
      howItMisleads: """
        It misleads in three ways. A statement that only passes something on \
        counts as much as one that decides. A closure or a box can separate \
        two types, as a protocol does, but only protocols are counted. And the \
        features are small, which is one reason why MVC has few plain \
        statements. A larger app has more code in its views that uses no user \
        interface, such as a format, and could move it to a plain file without \
        a change of pattern.
        """
    )
  }

  private var needTable: FigureTable? {
    let rows = tableRows { row in
      row.needs.map {
        [
          Figure(
            logic: $0.logic.userInterfaceStatements,
            shared: $0.shared.userInterfaceStatements
          ),
          Figure(
            logic: $0.logic.featureStatements,
            shared: $0.shared.featureStatements
          ),
          Figure($0.featureStatements),
          Figure($0.doubles.names.count, inBrackets: $0.doubles.statements),
          Figure($0.behavioursInIsolation),
          Figure($0.behavioursThroughTheScreen),
        ]
      }
    }
    guard let rows else { return nil }
    return FigureTable(
      title: "What a test must bring, in statements (logic suite/shared suite)",
      heads: [
        "variant", "UI run", "feature run", "of all",
        "doubles (size)", "tested isolated", "through screen only",
      ],
      rows: rows,
      howToRead: """
        The figure before a slash is that of the architecture's own suite, \
        which tests the logic; the one after it is that of the suite that all \
        share. A suite that runs no UI statement is isolated: it needs no \
        screen. The price is its doubles. The last two columns count \
        behaviours that have a test.
        """,
      howItMisleads: """
        It misleads if you think that more statements mean better tests. A \
        suite with more cases runs more statements, and here a screen is built \
        in almost no time. Helpers that drive the screen count as doubles.
        """
    )
  }

  private var faultTable: FigureTable? {
    func half(_ figures: FaultFigures, mark: String) -> [Figure] {
      [
        Figure(figures.tested), Figure(figures.seenByLogicSuite, mark: mark),
        Figure(figures.seenBySharedSuite),
      ]
    }
    let rows = tableRows { row in
      row.faults.map { faults in
        let isIsolated = row.needs?.logic.isIsolated ?? true
        let halves = [faults.inPlain, faults.inView]
        let survived = halves.map(\.survived).reduce(0, +)
        let equivalent = halves.map(\.equivalent).reduce(0, +)
        return halves.flatMap { half($0, mark: isIsolated ? "" : "*") } + [
          Figure(survived, inBrackets: equivalent),
          Figure(halves.map(\.doNotCompile).reduce(0, +)),
        ]
      }
    }
    guard let rows else { return nil }
    let heads = ["faults", "logic saw", "shared saw"]
    return FigureTable(
      title: "Which tests notice a fault",
      heads: ["variant"] + heads.map { "plain \($0)" }
        + heads.map { "view \($0)" } + ["none saw", "not built"],
      rows: rows,
      howToRead: """
        Read each half by itself. The first number counts the faults that \
        compiled, in plain files or in the view. The next two say how many of \
        them made the logic suite and the shared suite fail. Some faults were \
        seen by no suite. The number in brackets says how many of these change \
        nothing that could be seen.
        """,
      howItMisleads: """
        It misleads if you add up the halves. A test can reach everything \
        through a headless screen, so the sum would say that MVC is the most \
        testable.
        """,
      notes: self.rows.contains { row in
        row.faults != nil && row.needs?.logic.isIsolated == false
      }
        ? [
          "* This suite is not isolated as a whole: it saw them, or some of "
            + "them, through the screen."
        ]
        : []
    )
  }

  private var costTable: FigureTable? {
    let rows = tableRows { row in
      row.costs.map {
        [
          Figure($0.types, inBrackets: $0.files),
          Figure($0.typesNeededOnce, inBrackets: $0.filesNeededOnce),
          Figure($0.actions), Figure(mean: $0.messagesPerAction),
          Figure(mean: $0.participantsPerAction),
        ]
      }
    }
    guard let rows else { return nil }
    return FigureTable(
      title: "What the indirection costs",
      heads: [
        "variant", "types (files)", "needed once", "actions",
        "messages per action",
        "participants per action",
      ],
      rows: rows,
      howToRead: """
        To follow one action of the demo script, you read this many messages \
        between this many types. What a pattern needs once for all features is \
        counted apart.
        """,
      howItMisleads: """
        It misleads where a type does more than one job, because that costs \
        nothing here. Calls inside one type are not counted, however hard they \
        are to follow.
        """
    )
  }
}
