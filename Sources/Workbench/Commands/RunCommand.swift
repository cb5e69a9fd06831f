import Arguments
import CallTrace
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
    let options = ScreenOptions(invocation)
    try InteractiveRun.check(invocation, in: surroundings)
    let isInteractive = InteractiveRun.isMeant(
      by: invocation,
      in: surroundings
    )
    if variants.count > 1 {
      try checkSeveral(invocation)
      guard isInteractive else {
        return try CompareCommand(catalogue: catalogue)
          .compare(selection, invocation, in: surroundings)
      }
    } else if invocation[LiveRun.live], let variant = variants.first {
      let run = LiveRun(variant: variant, options: options)
      try await run.run(invocation, in: surroundings)
      return .success
    }
    let data = try options.readData(for: feature)
    if isInteractive {
      let worlds = variants.map { ($0, World(data: data)) }
      try await InteractiveRun(of: worlds, invocation, in: surroundings).run()
    } else if let variant = variants.first {
      try print(variant, data, invocation, in: surroundings)
    }
    return .success
  }

  /// Several variants are compared, which has no place for these.
  private func checkSeveral(_ invocation: Invocation) throws(WrongUsage) {
    let flags = [Self.trace, LiveRun.live]
    if let flag = flags.first(where: { invocation[$0] }) {
      throw WrongUsage("'\(flag.spelling)' needs one architecture, not several")
    }
  }

  /// Prints what a script makes of a variant.
  private func print(
    _ variant: Variant,
    _ data: FeatureData,
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) throws {
    let options = ScreenOptions(invocation)
    let demonstration = try options.readDemonstration(of: variant.feature)
    let printOptions = PrintOptions(
      isPlain: options.isPlain,
      usesColor: surroundings.usesColor(invocation)
    )
    let isTraced = invocation[Self.trace]
    if isTraced, let reason = Recorder.unavailability {
      throw CommandFailure(reason, .unavailable)
    }
    var transcript = Transcript(
      of: variant,
      options: printOptions,
      traceText: TraceText(
        columns: surroundings.columns ?? 80,
        options: printOptions,
        write: surroundings.output.write
      ),
      write: surroundings.output.write
    )
    let run = Run(
      variants: [variant],
      data: data,
      size: options.size,
      options: options.canvas,
      recorded: isTraced ? .messages : .nothing
    )
    do throws(StepFailure) {
      try run.play(demonstration) { transcript.print($0) }
    } catch {
      throw CommandFailure(error, options)
    }
  }
}
