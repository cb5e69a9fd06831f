import Play
import Render
import Trace

/// `workbench trace`: who called whom, as sequence diagrams.
struct TraceCommand: Command {
  let invocation: Invocation
  let surroundings: Surroundings

  private static let step = Option.integer(
    "step",
    "number",
    0...Int.max,
    help: "Show this step only, as the page counts them; 0 is the start."
  )
  private static let calls = Option.flag(
    "calls",
    help: "Fold nothing, and show what a type calls of its own."
  )
  private static let mermaid = Option.flag(
    "mermaid",
    help: "Print one diagram in Mermaid's language."
  )
  private static let json = Option.json("messages")

  static func spec(in catalogue: Catalogue) -> CommandSpec {
    CommandSpec(
      name: "trace",
      abstract: "Show who called whom, recorded from the running code.",
      discussion: """
        Prints a sequence diagram for each action of the script, and whether \
        the calls kept the pattern's rules; ends with exit code 1 where they \
        did not. Time goes downwards, and arrows to the right lead away from \
        the user. ★ marks who decides, and messages to them. In brackets \
        stand new values, what goes to widgets and what makes objects, which \
        '--calls' draws, and the line that drops an answer (★) or cancels an \
        older task (✕). \
        Beside a rule stands in how many actions it could have been \
        broken. Calls are recorded in debug builds on Linux; the reading of a \
        stored property is not seen.
        """,
      arguments: [
        Selection.architecture(in: catalogue),
        Selection.feature(in: catalogue),
      ],
      options: ScreenOptions.all + [
        step, calls, mermaid, json, OutputWidth.narrow.option,
      ],
      optionsOfWords: ScreenOptions.optionsOfWords(in: catalogue),
      wordsOfValues: ScreenOptions.featuresOfDemos(in: catalogue),
      examples: [
        HelpExample("workbench trace mvp greeting", "Trace one variant."),
        HelpExample(
          "workbench trace mvvm mvi weather --demo late-answer",
          "See where each of two drops the late answer."
        ),
        HelpExample(
          "workbench trace mvi weather --demo late-answer --step 8",
          "See that step only."
        ),
        HelpExample(
          "workbench trace mvi todo --mermaid",
          "Print a diagram for a document."
        ),
      ]
    )
  }

  var isRead: Bool { !invocation[Self.json] && !invocation[Self.mermaid] }

  func run() async throws -> ExitCode {
    guard !(invocation[Self.mermaid] && invocation[Self.json]) else {
      throw WrongUsage(Self.mermaid, excludes: Self.json)
    }
    let selection = try selection()
    let feature = try selection.neededFeature
    let variants = try selection.variants(of: feature)
    if let reason = Recorder.unavailability {
      throw CommandFailure(reason, .unavailable)
    }
    let demonstration = try options.readDemonstration(of: feature)
    let data = try options.readData(for: feature)
    let showsCalls = invocation[Self.calls]
    let printer =
      isRead
      ? TraceText(
        columns: columns(.narrow),
        options: PrintOptions(isPlain: options.isPlain),
        showsCalls: showsCalls,
        isOneOfSeveral: variants.count > 1,
        sources: sources,
        write: output.write
      ) : nil
    let reports = try variants.map {
      try trace($0, demonstration, data, printer)
    }
    if invocation[Self.json] {
      output.write(
        try reports.json(showsCalls: showsCalls, sources: sources)
      )
    } else if invocation[Self.mermaid] {
      output.writeText(
        reports.mermaid(showsCalls: showsCalls, sources: sources)
      )
    }
    printer?.printEnd(of: reports)
    return reports.allSatisfy(\.check.isKept) ? .success : .checkFailed
  }

  private func trace(
    _ variant: Variant,
    _ demonstration: Demonstration,
    _ data: FeatureData,
    _ printer: TraceText?
  ) throws -> TraceReport {
    let run = Run(
      variants: [variant],
      data: data,
      size: options.size,
      options: options.canvas,
      recorded: .messagesAndRules
    )
    var steps: [TraceReport.Step] = []
    let moments = Array(run.play(demonstration))
    for moment in moments {
      for trace in moment.outcomes.compactMap(\.trace) {
        steps.append((trace, moment.narration))
      }
    }
    let failure = moments.last?.failure
    let number = invocation[Self.step]
    if let number, failure == nil, !steps.indices.contains(number) {
      throw WrongUsage(
        "There is no step \(number): this script has \(steps.count - 1), "
          + "and the start is step 0",
        correction: .replace("\(number)", by: "\(steps.count - 1)")
      )
    }
    let place = number.map { "step \($0) of \(steps.count - 1)" }
    printer?.printTitle(variant, place)
    printer?.print(steps, only: number)
    if let failure { throw CommandFailure(failure, options) }
    let report = TraceReport(steps, of: variant, only: number)
    let isChecked = number == nil || !report.check.isKept
    printer?.printEnd(isChecked ? report.check : nil)
    return report
  }
}
