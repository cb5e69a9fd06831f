import Arguments
import CallTrace
import ConsoleUI
import WorkbenchKit

/// `workbench <architecture> <feature>`: runs one variant.
struct RunCommand: Command {
  /// The word that can be left out.
  static let name = "run"

  let catalogue: Catalogue

  var spec: CommandSpec {
    CommandSpec(
      Self.name,
      abstract: "Run a feature; the word 'run' may be left out.",
      discussion: InteractiveRun.discussion + "\n\n"
        + LiveRun.discussion(of: catalogue.features),
      usage: ["workbench <architecture>... <feature> [<options>]"],
      arguments: [
        Selection.architecture(in: catalogue, isOptional: false),
        Selection.feature(in: catalogue),
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

  func run(
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) async throws -> ExitCode {
    let selection = try Selection(invocation, from: catalogue)
    let feature = try selection.neededFeature
    let variants = try selection.variants(of: feature)
    guard let variant = variants.first, variants.count == 1 else {
      try checkSeveral(invocation)
      return try CompareCommand(catalogue: catalogue)
        .compare(selection, invocation, in: surroundings)
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

  /// Several variants are compared, which has no place for these.
  private func checkSeveral(_ invocation: Invocation) throws(WrongUsage) {
    let flag = [Self.trace, LiveRun.live].first { invocation[$0] }
    let isRecording = invocation[InteractiveRun.record] != nil
    let option = isRecording ? InteractiveRun.record.spelling : flag?.spelling
    if let option {
      throw WrongUsage("'\(option)' needs one architecture, not several")
    }
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
