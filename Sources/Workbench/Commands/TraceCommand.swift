import Arguments
import CallTrace
import ConsoleUI
import WorkbenchKit

/// `workbench trace`: who called whom, as sequence diagrams.
struct TraceCommand: Command {
  let catalogue: Catalogue

  var spec: CommandSpec {
    CommandSpec(
      "trace",
      abstract: "Show who called whom, recorded from the running code.",
      discussion: """
        Prints a sequence diagram for each action of the script, and whether \
        the calls kept the pattern's rules; ends with exit code 1 where they \
        did not. Arrows to the right lead away from the user.
        """,
      arguments: [
        Selection.architecture(in: catalogue),
        Selection.feature(in: catalogue),
      ],
      options: ScreenOptions.all + [
        Self.calls, Self.mermaid, Self.json, OutputWidth.narrow.option,
      ]
    )
  }

  private static let calls = Option.flag(
    "calls",
    help: "Also show the calls that a type makes to itself."
  )
  private static let mermaid = Option.flag(
    "mermaid",
    help: "Print one diagram in Mermaid's language."
  )
  private static let json = Option.flag(
    "json",
    help: "Print the messages as JSON."
  )

  func run(
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) async throws -> ExitCode {
    guard !(invocation[Self.mermaid] && invocation[Self.json]) else {
      throw WrongUsage(Self.mermaid, excludes: Self.json)
    }
    let selection = try Selection(invocation, from: catalogue)
    let feature = try selection.neededFeature
    let variants = try selection.variants(of: feature)
    if let reason = Recorder.unavailability {
      throw CommandFailure(reason, .unavailable)
    }
    let options = ScreenOptions(invocation)
    let demonstration = try options.readDemonstration(of: feature)
    let data = try options.readData(for: feature)
    let isOne = variants.count == 1
    let printer = printer(invocation, surroundings, isOneOfSeveral: !isOne)
    var reports: [TraceReport] = []
    for variant in variants {
      let run = Run(
        variants: [variant],
        data: data,
        size: options.size,
        options: options.canvas,
        recorded: .messagesAndRules
      )
      var traces: [ActionTrace] = []
      printer?.printTitle(variant)
      do throws(StepFailure) {
        try run.play(demonstration) { moment in
          for trace in moment.outcomes.compactMap(\.trace) {
            traces.append(trace)
            printer?.printStep(trace)
          }
        }
      } catch {
        throw CommandFailure(error, options)
      }
      let report = TraceReport(traces, of: variant)
      printer?.print(report.check)
      reports.append(report)
    }
    let showsCalls = invocation[Self.calls]
    if invocation[Self.json] {
      surroundings.output.write(try reports.json(showsCalls: showsCalls))
    } else if invocation[Self.mermaid] {
      surroundings.output.writeText(reports.mermaid(showsCalls: showsCalls))
    }
    printer?.printEnd(of: reports)
    return reports.allSatisfy(\.check.isKept) ? .success : .checkFailed
  }

  private func printer(
    _ invocation: Invocation,
    _ surroundings: Surroundings,
    isOneOfSeveral: Bool
  ) -> TraceText? {
    guard !invocation[Self.json], !invocation[Self.mermaid] else {
      return nil
    }
    return TraceText(
      columns: OutputWidth.narrow.columns(invocation, in: surroundings),
      options: PrintOptions(isPlain: invocation[ScreenOptions.plain]),
      showsCalls: invocation[Self.calls],
      isOneOfSeveral: isOneOfSeveral,
      write: surroundings.output.write
    )
  }
}
