import Play
import Render

/// `workbench compare`: runs variants of a feature in lockstep.
struct CompareCommand: Command {
  let invocation: Invocation
  let surroundings: Surroundings

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
  private static let summary = Option.flag(
    "summary",
    help: "Print no screens that are all the same."
  )
  private static let json = Option.json("comparison")

  static func spec(in catalogue: Catalogue) -> CommandSpec {
    CommandSpec(
      name: "compare",
      abstract: "Run variants of a feature side by side.",
      discussion: """
        If the output is too narrow for all variants, a screen that several of \
        them show is printed once. Ends with exit code 1 if the variants \
        differ or an expectation fails.

        With '--random' the services give another answer to each load, and \
        the machine seems to be far from UTC and to speak another language. \
        That is a world, and it has a number. A difference is reported with \
        the shortest script that shows it; \(WorldNumber.variable)=<number> \
        plays a script in that world again.
        """,
      arguments: [
        Selection.architecture(in: catalogue),
        Selection.feature(in: catalogue, isOptional: true),
      ],
      options: ScreenOptions.all + [
        random, seed, summary, OutputWidth.wide.option, json,
      ],
      optionsOfWords: ScreenOptions.optionsOfWords(in: catalogue),
      examples: [
        HelpExample(
          "workbench compare weather --demo late-answer",
          "See all architectures drop an answer that comes too late."
        ),
        HelpExample(
          "workbench compare weather --demo late-answer --summary",
          "See what each step took, without the screens."
        ),
        HelpExample("workbench compare mvc mvvm todo", "Compare two of them."),
        HelpExample(
          "workbench compare photo-list --random 100 --seed 7",
          "Compare them on actions that nobody chose."
        ),
      ]
    )
  }

  var isRead: Bool { !invocation[Self.json] }

  func run() async throws -> ExitCode {
    let selection = try selection()
    if selection.isNamed, selection.architectures.count == 1 {
      let other = catalogue.architectures.first {
        $0.name != selection.architectures[0].name
      }
      throw WrongUsage(
        "'compare' needs two architectures or more",
        correction: other.map {
          .add([$0.name], before: Selection.architecture(in: catalogue))
        }
      )
    }
    try check(selection)
    let world = try WorldNumber.read(from: surroundings.environment)
    // Before anything formats a date.
    if world != nil || invocation[Self.random] != nil { FarAway.enter() }
    let features = selection.feature.map { [$0] } ?? catalogue.features
    let reports = try features.map {
      try report(on: $0, in: selection.variants(of: $0), world: world ?? 0)
    }
    if invocation[Self.json] { output.write(try reports.jsonText()) }
    return reports.allSatisfy { $0.isSame && !$0.hasFailure }
      ? .success : .checkFailed
  }

  private func check(_ selection: Selection) throws(WrongUsage) {
    let isRandom = invocation[Self.random] != nil
    let scripts = [ScreenOptions.script, ScreenOptions.demo]
    for option in scripts + [ScreenOptions.data]
    where selection.feature == nil && invocation[option] != nil {
      let features = invocation[option].flatMap {
        ScreenOptions.featuresOfDemos(in: catalogue)[$0.lowercased()]
      }
      throw WrongUsage(
        "'\(option.spelling)' needs one feature, not all",
        correction: features?.first.map { .add([$0]) }
      )
    }
    for option in scripts where isRandom && invocation[option] != nil {
      throw WrongUsage(Self.random, excludes: option)
    }
    if invocation[Self.json], invocation[Self.summary] {
      throw WrongUsage(Self.json, excludes: Self.summary)
    }
    if !isRandom, invocation[Self.seed] != nil {
      throw WrongUsage(Self.seed, needs: Self.random)
    }
  }

  private func report(
    on feature: Feature,
    in variants: [Variant],
    world: Int
  ) throws -> ComparisonReport {
    let data = try options.readData(for: feature)
    let architectures = variants.map(\.architecture)
    let printer =
      invocation[Self.json]
      ? nil
      : ComparisonText(
        names: architectures.map(\.name),
        columns: columns(.wide),
        options: printOptions,
        isSummary: invocation[Self.summary],
        write: output.write
      )
    if let count = invocation[Self.random] {
      let seed = UInt64(invocation[Self.seed] ?? Int.random(in: 0..<1_000_000))
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
}
