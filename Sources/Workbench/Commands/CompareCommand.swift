import Arguments
import ConsoleUI
import Foundation
import WorkbenchKit

/// `workbench compare`: runs all variants of a feature in lockstep.
struct CompareCommand: Command {
  let catalogue: Catalogue

  var spec: CommandSpec {
    CommandSpec(
      "compare",
      abstract: "Run all variants of a feature side by side.",
      discussion: """
        Ends with exit code 1 where they differ or an expectation fails.
        """,
      arguments: [
        ArgumentSpec(
          "feature",
          .oneOf(catalogue.features.map(\.name) + ["all"]),
          isOptional: true,
          help: "The feature to compare (default: all)."
        )
      ],
      options: ScreenOptions.specs + [
        .value(
          "random",
          "count",
          .integer(1...Int.max),
          help: "Perform so many random actions instead of a script."
        ),
        .value(
          "seed",
          "seed",
          .integer(0...Int.max),
          help: "Choose the same random actions again."
        ),
        OutputWidth.wide.option,
        .flag("json", help: "Print the comparison as JSON."),
      ]
    )
  }

  func run(
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) async throws -> ExitCode {
    let name = invocation.argument("feature") ?? "all"
    let options = ScreenOptions(invocation)
    try check(invocation, options, feature: name)
    let features = catalogue.features.filter {
      [$0.name, "all"].contains(name)
    }
    var reports: [ComparisonReport] = []
    for feature in features {
      let run = ComparisonRun(
        feature: feature,
        variants: catalogue.variants(of: feature),
        data: try options.readData(for: feature),
        size: options.size,
        options: options.canvas
      )
      let printer = try printer(for: run, invocation, surroundings)
      let report =
        if let count = invocation.integer("random") {
          run.playRandomly(
            actions: count,
            seed: seed(invocation),
            printer: printer
          )
        } else {
          run.play(
            try options.readDemonstration(of: feature),
            printer: printer
          )
        }
      reports.append(report)
    }
    if invocation.has("json") {
      surroundings.output.write(try reports.jsonText())
    }
    return reports.allSatisfy { $0.isSame && !$0.hasFailure }
      ? .success : .checkFailed
  }

  private func check(
    _ invocation: Invocation,
    _ options: ScreenOptions,
    feature: String
  ) throws {
    let isRandom = invocation.integer("random") != nil
    if feature == "all", options.script != nil || options.data != nil {
      throw WrongUsage("'--script' and '--data' need one feature, not all")
    }
    if isRandom, options.script != nil {
      throw WrongUsage("'--random' and '--script' exclude each other")
    }
    if !isRandom, invocation.value("seed") != nil {
      throw WrongUsage("'--seed' needs '--random'")
    }
  }

  private func seed(_ invocation: Invocation) -> UInt64 {
    UInt64(invocation.integer("seed") ?? Int.random(in: 0..<1_000_000))
  }

  private func printer(
    for run: ComparisonRun,
    _ invocation: Invocation,
    _ surroundings: Surroundings
  ) throws -> ComparisonText? {
    guard !invocation.has("json") else { return nil }
    return ComparisonText(
      names: run.variants.map(\.architecture.name),
      columns: OutputWidth.wide.columns(invocation, in: surroundings),
      options: PrintOptions(
        isPlain: invocation.has("plain"),
        usesColor: surroundings.allowsColor && !invocation.has("no-color")
      ),
      write: surroundings.output.write
    )
  }
}
