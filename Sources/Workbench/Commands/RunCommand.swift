import Arguments
import CallTrace
import ConsoleUI
import WorkbenchKit

/// `workbench <architecture> <feature>`: runs one variant.
struct RunCommand: Command {
  let architecture: Architecture
  let features: [Feature]

  var spec: CommandSpec {
    CommandSpec(
      architecture.name,
      abstract: "Run a feature as \(architecture.title).",
      discussion: InteractiveRun.discussion + "\n\n"
        + LiveRun.discussion(of: features),
      group: "Architectures",
      arguments: [
        feature
      ],
      options: ScreenOptions.all + [
        Self.trace, InteractiveRun.record, LiveRun.live,
      ]
    )
  }

  static let trace = Option.flag(
    "trace",
    help: "Show who called whom under each frame."
  )

  private var feature: ArgumentSpec {
    ArgumentSpec(
      "feature",
      .oneOf(features.map(\.name)),
      help: "The feature to run."
    )
  }

  func run(
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) async throws -> ExitCode {
    let name = invocation[self.feature] ?? ""
    let catalogue = surroundings.catalogue
    guard let feature = catalogue.feature(named: name),
      let variant = Variant(architecture, feature)
    else {
      throw WrongUsage("'\(architecture.name)' has no feature '\(name)'")
    }
    let options = ScreenOptions(invocation)
    try InteractiveRun.check(invocation, in: surroundings)
    if invocation[LiveRun.live] {
      let run = LiveRun(variant: variant, options: options)
      try await run.run(invocation, in: surroundings)
      return .success
    }
    let demonstration = try options.readDemonstration(of: feature)
    let data = try options.readData(for: feature)
    if InteractiveRun.isMeant(by: invocation, in: surroundings) {
      let session = session(variant, data, options)
      let run = try InteractiveRun(of: session, invocation, in: surroundings)
      try await run.run()
      return .success
    }
    let printOptions = PrintOptions(
      isPlain: options.isPlain,
      usesColor: surroundings.usesColor(invocation)
    )
    let transcript =
      try invocation[Self.trace]
      ? tracedTranscript(variant, data, options, printOptions, surroundings)
      : transcript(variant, data, options, printOptions, surroundings)
    do throws(StepFailure) {
      try transcript.print(demonstration)
    } catch {
      throw CommandFailure(error, options)
    }
    return .success
  }

  private func session(
    _ variant: Variant,
    _ data: FeatureData,
    _ options: ScreenOptions
  ) -> Session {
    Session(
      variant: variant,
      world: World(data: data),
      size: options.size,
      options: options.canvas
    )
  }

  private func transcript(
    _ variant: Variant,
    _ data: FeatureData,
    _ options: ScreenOptions,
    _ printOptions: PrintOptions,
    _ surroundings: Surroundings
  ) -> Transcript {
    Transcript(
      of: session(variant, data, options),
      options: printOptions,
      write: surroundings.output.write
    )
  }

  private func tracedTranscript(
    _ variant: Variant,
    _ data: FeatureData,
    _ options: ScreenOptions,
    _ printOptions: PrintOptions,
    _ surroundings: Surroundings
  ) throws -> Transcript {
    if let reason = Recorder.unavailability {
      throw CommandFailure(reason, .unavailable)
    }
    let tracer = Tracer(
      variant: variant,
      world: World(data: data),
      size: options.size,
      options: options.canvas
    )
    let traceText = TraceText(
      columns: surroundings.columns ?? 80,
      options: printOptions,
      write: surroundings.output.write
    )
    return Transcript(
      of: tracer,
      traceText: traceText,
      options: printOptions,
      write: surroundings.output.write
    )
  }
}
