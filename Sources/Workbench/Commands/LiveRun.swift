import Arguments
import ConsoleUI
import Services
import WorkbenchKit

/// `--live`: runs a variant on real services.
@MainActor
struct LiveRun {
  let variant: Variant
  let options: ScreenOptions

  nonisolated static let live = Option.flag(
    "live",
    help: "Ask real services over the network, not the samples."
  )

  /// What `--help` says of the environment.
  nonisolated static func discussion(of features: [Feature]) -> String {
    let all = features.compactMap(\.live).flatMap(\.variables) + [.timeLimit]
    let variables = all.map { "- \($0.name): \($0.purpose)" }
    return """
      With '--live', these environment variables count:
      \(variables.joined(separator: "\n"))
      """
  }

  /// A world with the services that the environment names.
  private func makeWorld(in surroundings: Surroundings) throws -> World {
    let feature = variant.feature
    guard let live = feature.live else {
      throw WrongUsage(
        "'\(feature.name)' has no live service, so '--live' is not for it"
      )
    }
    let settings = try LiveSettings(environment: surroundings.environment)
    return try World(live: live, settings: settings)
  }

  /// Prints the script, or without one the feature's neutral demonstration.
  func run(
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) async throws {
    if options.data != nil {
      throw WrongUsage(Self.live, excludes: ScreenOptions.data)
    }
    if invocation[RunCommand.trace] {
      // An answer comes outside every action that a trace could show.
      throw WrongUsage(Self.live, excludes: RunCommand.trace)
    }
    let world = try makeWorld(in: surroundings)
    if InteractiveRun.isMeant(by: invocation, in: surroundings) {
      let variants = [(variant, world)]
      let run = try InteractiveRun(of: variants, invocation, in: surroundings)
      return try await run.run()
    }
    let session = Session(
      variant: variant,
      world: world,
      size: options.size,
      options: options.canvas
    )
    let demonstration =
      options.script == nil
      ? Demonstration(neutralFor: variant.feature)
      : try options.readDemonstration(of: variant.feature)
    let output = surroundings.output
    var transcript = Transcript(
      of: variant,
      options: PrintOptions(
        isPlain: options.isPlain,
        usesColor: surroundings.usesColor(invocation)
      ),
      write: { line in
        output.write(line)
        // Answers take their time; what is known already should be seen.
        output.flush()
      }
    )
    do throws(StepFailure) {
      try await Run(session).playLive(demonstration) { transcript.print($0) }
    } catch {
      throw CommandFailure(error, options)
    }
  }
}
