import ConsoleUI

extension TestabilityReport {
  /// What the figures say, and what they cannot.
  private static let conclusion = """
    What the figures say: if a decision is in a plain type, a test reaches it \
    without a screen. The price is doubles, types and messages. If it is in a \
    controller, a test reaches it just as surely, but has to run the screen. \
    The widgets here are headless and fast. On iOS, tests through the screen \
    would cost more.
    """

  /// The tables as lines for a terminal.
  public func text(columns: Int) -> [String] {
    Part.allCases.flatMap { part -> [String] in
      let lines =
        table(of: part)?.text(columns: columns)
        ?? gap(of: part)?.wrapped(toCells: columns)
      return lines.map { $0 + [""] } ?? []
    } + Self.conclusion.wrapped(toCells: columns)
  }

  /// The tables of a feature, or of all.
  package func figureTables(for feature: String?) -> [FigureTable] {
    var part = self
    part.rows = rows.filter { feature == nil || $0.feature == feature }
    return Part.allCases.compactMap { part.table(of: $0) }
  }

  /// The tables in Markdown.
  public var markdown: [String] {
    Part.allCases.flatMap { part -> [String] in
      let lines = table(of: part)?.markdown ?? gap(of: part).map { [$0] }
      return lines.map { $0 + [""] } ?? []
    } + [Self.conclusion]
  }

  /// Why a part is left out, if it was asked for.
  private func gap(of part: Part) -> String? {
    missing[part].map { "Left out, \"\(part.title)\": \($0)" }
  }

  /// Every fault that was tried: where it is, what it is, and who saw it; then
  /// what the operators' names mean.
  public var faultList: [String] {
    (trials ?? []).map { trial in
      let kind = trial.operator
      let change = kind.change(trial.original, to: trial.replacement)
      return "\(trial.file):\(trial.line): \(kind.rawValue): \(change): "
        + trial.verdict
    } + [
      "", "The operators, by their names in Mothra (King and Offutt, 1991):",
    ]
      + Fault.Operator.allCases.map { "\($0.rawValue)  \($0.summary)" }
  }
}

extension TestabilityReport.Part {
  var title: String {
    switch self {
    case .decisions: "Where the decisions live"
    case .needs: "What a test must bring"
    case .faults: "Which tests notice a fault"
    case .costs: "What the indirection costs"
    }
  }
}
