import Console
import Play
import Render
import Services
import Trace

/// `workbench <architecture> <feature>`: runs one variant.
struct RunCommand: Command {
  let invocation: Invocation
  let surroundings: Surroundings

  /// The word that can be left out.
  static let name = "run"

  static let trace = Option.flag(
    "trace",
    help: "Show who called whom under each frame."
  )
  static let live = Option.flag(
    "live",
    help: "Ask real services over the network; the environment says which."
  )

  static func spec(in catalogue: Catalogue) -> CommandSpec {
    let variables =
      catalogue.features.compactMap(\.live).flatMap(\.variables) + [.timeLimit]
    return CommandSpec(
      name: name,
      abstract: "Run a feature; the word 'run' may be left out.",
      discussion: InteractiveRun.discussion,
      usage: ["workbench <architecture>... <feature> [<options>]"],
      arguments: [architecture(in: catalogue), feature(in: catalogue)],
      options: ScreenOptions.all + [trace, InteractiveRun.record, live],
      optionsOfWords: ScreenOptions.optionsOfWords(in: catalogue),
      wordsOfValues: ScreenOptions.featuresOfDemos(in: catalogue),
      variables: variables.map { ($0.name, $0.purpose) },
      examples: [
        HelpExample("workbench mvp greeting", "Use one variant."),
        HelpExample(
          "workbench mvc mvp mvi weather",
          "Use three side by side; without a terminal, compare them."
        ),
        HelpExample(
          "workbench mvp weather --demo late-answer",
          "Play a demo, and print the screen after each step."
        ),
        HelpExample(
          "workbench mvi weather --live",
          "Ask Open-Meteo for the weather of today."
        ),
      ]
    )
  }

  private static func architecture(in catalogue: Catalogue) -> ArgumentSpec {
    Selection.architecture(
      in: catalogue,
      isAskedFor: true,
      help: "The architecture; several stand side by side."
    )
  }

  private static func feature(in catalogue: Catalogue) -> ArgumentSpec {
    Selection.feature(
      in: catalogue,
      isOptional: true,
      isAskedFor: true,
      help: "The feature."
    )
  }

  /// A person reads what a script does; answers that are live come one by one.
  var isRead: Bool { !isInteractive && !invocation[Self.live] }

  func run() async throws -> ExitCode {
    let (_, variants) = try chosen
    if isInteractive {
      try await makeInteractiveRun(
        on: TerminalLoop(usesColor: usesColor)
      ).run()
    } else if variants.count > 1 {
      return try await CompareCommand(
        invocation: invocation,
        surroundings: surroundings
      ).run()
    } else if let variant = variants.first {
      try await print(variant)
    }
    return .success
  }

  /// Whether a person is to do what else a script does.
  var isInteractive: Bool {
    InteractiveRun.isMeant(by: invocation, in: surroundings)
  }

  /// What a person uses, on a terminal.
  func makeInteractiveRun(on loop: TerminalLoop) throws -> InteractiveRun {
    let (feature, variants) = try chosen
    return try InteractiveRun(
      of: try makeWorlds(for: variants, of: feature),
      invocation,
      on: loop,
      in: surroundings
    )
  }

  /// What was named and goes together.
  private var chosen: (feature: Feature, variants: [Variant]) {
    get throws {
      let selection = try selection()
      let missing =
        (selection.lacksArchitecture ? [Self.architecture(in: catalogue)] : [])
        + (selection.feature == nil ? [Self.feature(in: catalogue)] : [])
      guard missing.isEmpty, let feature = selection.feature else {
        throw WrongUsage(
          missing: missing,
          besides: invocation.given,
          of: Self.spec(in: catalogue)
        )
      }
      let variants = try selection.variants(of: feature)
      try InteractiveRun.check(invocation, in: surroundings)
      if variants.count > 1 { try checkSeveral() }
      return (feature, variants)
    }
  }

  /// Several variants are compared, which has no place for these.
  private func checkSeveral() throws(WrongUsage) {
    let flags = [Self.trace, Self.live]
    if let flag = flags.first(where: { invocation[$0] }) {
      throw WrongUsage("'\(flag.spelling)' needs one architecture, not several")
    }
  }

  /// A world for each variant; the live one is for one only.
  private func makeWorlds(
    for variants: [Variant],
    of feature: Feature
  ) throws -> [(Variant, World)] {
    if invocation[Self.live] {
      let world = try makeLiveWorld(for: feature)
      return variants.map { ($0, world) }
    }
    let data = try options.readData(for: feature)
    return variants.map { ($0, World(data: data)) }
  }

  /// A world with the services that the environment names.
  private func makeLiveWorld(for feature: Feature) throws -> World {
    // An answer comes outside every action that a trace could show.
    let others: [any DeclaredOption] = [
      ScreenOptions.data, ScreenOptions.demo, Self.trace,
    ]
    if let other = others.first(where: { invocation.given[$0.name] != nil }) {
      throw WrongUsage(Self.live, excludes: other)
    }
    guard let live = feature.live else {
      throw WrongUsage(
        "'\(feature.name)' has no live service, so '--live' is not for it"
      )
    }
    let settings = try LiveSettings(environment: surroundings.environment)
    return try World(live: live, settings: settings)
  }

  /// Prints what a script makes of a variant.
  private func print(_ variant: Variant) async throws {
    let isLive = invocation[Self.live]
    let run = try makeRun(of: variant)
    let demonstration =
      isLive && options.script == nil
      ? Demonstration(neutralFor: variant.feature)
      : try options.readDemonstration(of: variant.feature)
    var transcript = Transcript(
      of: variant,
      options: printOptions,
      traceText: TraceText(
        columns: surroundings.columns ?? 80,
        options: printOptions,
        sources: sources,
        write: output.write
      ),
      write: { line in
        output.write(line)
        // Answers take their time; what is known already should be seen.
        if isLive { output.flush() }
      }
    )
    do throws(StepFailure) {
      if isLive {
        try await run.playLive(demonstration) { transcript.print($0) }
      } else {
        try run.play(demonstration) { transcript.print($0) }
      }
    } catch {
      throw CommandFailure(error, options)
    }
  }

  private func makeRun(of variant: Variant) throws -> Run {
    if invocation[Self.live] {
      return Run(
        Session(
          variant: variant,
          world: try makeLiveWorld(for: variant.feature),
          size: options.size,
          options: options.canvas
        )
      )
    }
    let isTraced = invocation[Self.trace]
    if isTraced, let reason = Recorder.unavailability {
      throw CommandFailure(reason, .unavailable)
    }
    return Run(
      variants: [variant],
      data: try options.readData(for: variant.feature),
      size: options.size,
      options: options.canvas,
      recorded: isTraced ? .messages : .nothing
    )
  }
}
