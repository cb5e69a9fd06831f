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
        did not. Calls go to the right, answers and notifications to the left.
        """,
      arguments: [
        architecture, feature,
      ],
      options: ScreenOptions.all + [
        Self.calls, Self.mermaid, Self.json, OutputWidth.narrow.option,
      ]
    )
  }

  private static let calls = Option.flag(
    "calls",
    help: "Show what a type calls of its own, too."
  )
  private static let mermaid = Option.flag(
    "mermaid",
    help: "Print one diagram in Mermaid's language."
  )
  private static let json = Option.flag(
    "json",
    help: "Print the messages as JSON."
  )

  private var architecture: ArgumentSpec {
    ArgumentSpec(
      "architecture",
      .oneOf(catalogue.architectures.map(\.name)),
      isOptional: true,
      help: "The architecture (default: all, one after another)."
    )
  }

  private var feature: ArgumentSpec {
    ArgumentSpec(
      "feature",
      .oneOf(catalogue.features.map(\.name)),
      help: "The feature to trace."
    )
  }

  func run(
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) async throws -> ExitCode {
    guard !(invocation[Self.mermaid] && invocation[Self.json]) else {
      throw WrongUsage(Self.mermaid, excludes: Self.json)
    }
    if let reason = Recorder.unavailability {
      throw CommandFailure(reason, .unavailable)
    }
    let name = invocation[self.feature] ?? ""
    guard let feature = catalogue.feature(named: name) else {
      throw WrongUsage("There is no feature '\(name)'")
    }
    let wanted = invocation[architecture]
    let options = ScreenOptions(invocation)
    let demonstration = try options.readDemonstration(of: feature)
    let data = try options.readData(for: feature)
    let variants = catalogue.variants(of: feature)
      .filter { wanted == nil || $0.architecture.name == wanted }
    let printer = printer(invocation, surroundings)
    var reports: [TraceReport] = []
    for variant in variants {
      let tracer = Tracer(
        variant: variant,
        world: World(data: data),
        size: options.size,
        options: options.canvas
      )
      do throws(StepFailure) {
        let report = try tracer.play(
          demonstration,
          showsCalls: invocation[Self.calls],
          printer: printer
        )
        reports.append(report)
      } catch {
        throw CommandFailure(error, options)
      }
    }
    if invocation[Self.json] {
      surroundings.output.write(try reports.jsonText())
    } else if invocation[Self.mermaid] {
      surroundings.output.writeText(reports.mermaid)
    }
    return reports.allSatisfy(\.keepsRules) ? .success : .checkFailed
  }

  private func printer(
    _ invocation: Invocation,
    _ surroundings: Surroundings
  ) -> TraceText? {
    guard !invocation[Self.json], !invocation[Self.mermaid] else {
      return nil
    }
    return TraceText(
      columns: OutputWidth.narrow.columns(invocation, in: surroundings),
      options: PrintOptions(isPlain: invocation[ScreenOptions.plain]),
      showsCalls: invocation[Self.calls],
      write: surroundings.output.write
    )
  }
}
