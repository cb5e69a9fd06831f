import Arguments
import WorkbenchKit

/// `workbench compare`: runs variants of a feature in lockstep.
struct CompareCommand: Command {
  let catalogue: Catalogue

  var spec: CommandSpec {
    CommandSpec(
      "compare",
      abstract: "Run variants of a feature side by side.",
      discussion: """
        If the output is too narrow for all variants, a screen that several of \
        them show is printed once. Ends with exit code 1 if the variants \
        differ or an expectation fails.
        """,
      arguments: [
        Selection.architecture(in: catalogue),
        Selection.feature(in: catalogue, isOptional: true),
      ],
      options: ScreenOptions.all + [
        Self.random, Self.seed, OutputWidth.wide.option, Self.json,
      ]
    )
  }

  private static let random = Option.integer(
    "random",
    "count",
    1...Int.max,
    help: "Perform this many random actions instead of a script."
  )
  private static let seed = Option.integer(
    "seed",
    "seed",
    0...Int.max,
    help: "Repeat the random actions of the run with this seed."
  )
  private static let json = Option.flag(
    "json",
    help: "Print the comparison as JSON."
  )

  func run(
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) async throws -> ExitCode {
    let selection = try Selection(invocation, from: catalogue)
    if selection.isNamed, selection.architectures.count == 1 {
      throw WrongUsage("'compare' needs two architectures or more")
    }
    return try compare(selection, invocation, in: surroundings)
  }

  /// Compares the variants that were selected; without a feature, of each.
  func compare(
    _ selection: Selection,
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) throws -> ExitCode {
    let options = ScreenOptions(invocation)
    try check(invocation, options, feature: selection.feature)
    let features = selection.feature.map { [$0] } ?? catalogue.features
    let world = try WorldNumber.read(from: surroundings.environment)
    // Before anything formats a date.
    if world != nil || invocation[Self.random] != nil { FarAway.enter() }
    var reports: [ComparisonReport] = []
    for feature in features {
      reports.append(
        try report(
          on: feature,
          in: try selection.variants(of: feature),
          world: world ?? 0,
          invocation,
          surroundings
        )
      )
    }
    if invocation[Self.json] {
      surroundings.output.write(try reports.jsonText())
    }
    return reports.allSatisfy { $0.isSame && !$0.hasFailure }
      ? .success : .checkFailed
  }

  private func report(
    on feature: Feature,
    in variants: [Variant],
    world: Int,
    _ invocation: Invocation,
    _ surroundings: Surroundings
  ) throws -> ComparisonReport {
    let options = ScreenOptions(invocation)
    let data = try options.readData(for: feature)
    let architectures = variants.map(\.architecture)
    let printer = printer(for: variants, invocation, surroundings)
    if let count = invocation[Self.random] {
      let seed = seed(invocation)
      let comparison = RandomComparison(
        variants: variants,
        data: data,
        size: options.size,
        seed: seed
      )
      return ComparisonReport(
        comparison.run(actions: count),
        ofRandom: count,
        seed: seed,
        of: feature,
        in: architectures,
        printer: printer
      )
    }
    let run = Run(
      variants: variants,
      data: data,
      world: world,
      size: options.size,
      options: options.canvas,
      recorded: .messages
    )
    return ComparisonReport(
      run.play(try options.readDemonstration(of: feature)),
      of: feature,
      in: architectures,
      printer: printer
    )
  }

  private func check(
    _ invocation: Invocation,
    _ options: ScreenOptions,
    feature: Feature?
  ) throws {
    let isRandom = invocation[Self.random] != nil
    if feature == nil, options.script != nil || options.data != nil {
      throw WrongUsage("'--script' and '--data' need one feature, not all")
    }
    if isRandom, options.script != nil {
      throw WrongUsage(Self.random, excludes: ScreenOptions.script)
    }
    if !isRandom, invocation[Self.seed] != nil {
      throw WrongUsage(Self.seed, needs: Self.random)
    }
  }

  private func seed(_ invocation: Invocation) -> UInt64 {
    UInt64(invocation[Self.seed] ?? Int.random(in: 0..<1_000_000))
  }

  private func printer(
    for variants: [Variant],
    _ invocation: Invocation,
    _ surroundings: Surroundings
  ) -> ComparisonText? {
    guard !invocation[Self.json] else { return nil }
    return ComparisonText(
      names: variants.map(\.architecture.name),
      columns: OutputWidth.wide.columns(invocation, in: surroundings),
      options: PrintOptions(
        isPlain: invocation[ScreenOptions.plain],
        usesColor: surroundings.usesColor(invocation)
      ),
      write: surroundings.output.write
    )
  }
}
