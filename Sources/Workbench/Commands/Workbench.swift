import Arguments
import ConsoleUI
import WorkbenchKit

/// The program: finds the command that the words ask for, and runs it.
@MainActor
package struct Workbench {
  /// The version that `--version` prints.
  package static let version = "0.1.0"

  private let surroundings: Surroundings
  private let commands: [any Command]
  private let program: Program

  package init(_ surroundings: Surroundings) {
    let catalogue = surroundings.catalogue
    self.surroundings = surroundings
    commands = [
      RunCommand(catalogue: catalogue),
      CompareCommand(catalogue: catalogue),
      SourceCommand(catalogue: catalogue),
      TraceCommand(catalogue: catalogue),
      TestabilityCommand(catalogue: catalogue),
      BenchCommand(catalogue: catalogue),
      PageCommand(catalogue: catalogue),
      LessonCommand(),
    ]
    program = Program(
      CommandSpec(
        "workbench",
        abstract: "Learn and compare application architectures in Swift.",
        discussion: "Architectures and a feature come in any order.",
        usage: [
          "workbench <architecture>... <feature> [<options>]",
          "workbench <subcommand> [<options>]",
        ],
        subcommands: commands.map(\.spec),
        defaultSubcommand: RunCommand.name
      ),
      version: Self.version,
      globalOptions: [Surroundings.noColor]
    )
  }

  /// Runs the program and gives its exit code.
  package func run(_ words: [String]) async -> Int32 {
    let output = surroundings.output
    do {
      let code = try await perform(words)
      output.flush()
      guard !output.hasFailed else {
        throw CommandFailure(
          "standard output cannot be written",
          .cannotOpen
        )
      }
      return code.rawValue
    } catch let error as UsageError {
      report("\(error)")
      return UsageError.exitCode
    } catch {
      let failure = CommandFailure(error)
      report("Error: \(failure.message)")
      for line in failure.details { output.writeError(line) }
      return failure.exitCode.rawValue
    }
  }

  /// Says what is wrong; no name of a file in it can steer a terminal.
  private func report(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      surroundings.output.writeError(String(line).sanitizedForDisplay)
    }
  }

  private func perform(_ words: [String]) async throws -> ExitCode {
    let columns = min(surroundings.columns ?? 80, 100)
    switch try program.parse(words, columns: columns) {
    case .print(let text):
      surroundings.output.writeText(text)
      return .success
    case .run(let invocation):
      guard let name = invocation.path.first,
        let command = commands.first(where: { $0.spec.name == name })
      else {
        return try await start(invocation)
      }
      do {
        return try await command.run(invocation, in: surroundings)
      } catch let error as WrongUsage {
        throw program.usageError(error.message, in: invocation)
      }
    }
  }

  /// Lets a person choose what to run; elsewhere says what there is.
  private func start(_ invocation: Invocation) async throws -> ExitCode {
    guard surroundings.isInteractive else {
      surroundings.output.writeText(welcome)
      return .success
    }
    let loop = TerminalLoop(invocation, in: surroundings)
    let menu = MenuScreen(.start(surroundings.catalogue), size: loop.size)
    try await loop.run(menu)
    guard let words = menu.chosenWords else { return .success }
    // The next time, the person can type it.
    let call = ([surroundings.call] + words).joined(separator: " ")
    surroundings.output.write("$ \(call)")
    surroundings.output.flush()
    let noColor = Surroundings.noColor
    let color = invocation[noColor] ? [noColor.spelling] : []
    return try await perform(words + color)
  }

  /// What there is, and three commands to try.
  private var welcome: String {
    let catalogue = surroundings.catalogue
    let architectures = catalogue.architectures.map { ($0.name, $0.title) }
    let features = catalogue.features.map { ($0.name, $0.abstract) }
    let call = surroundings.call
    let examples = [
      ("\(call) mvp greeting", "use one variant"),
      ("\(call) compare weather", "see all do the same, side by side"),
      ("\(call) --help", "see everything else"),
    ]
    let sections = [
      ("Architectures", architectures), ("Features", features),
      ("Three commands to try", examples),
    ]
    let tables = sections.map { heading, rows in
      let width = rows.map(\.0.cellWidth).max() ?? 0
      let lines = rows.map { "  \($0.padded(toCells: width))  \($1)\n" }
      return "\n\(heading)\n\(lines.joined())"
    }
    return "The architecture workbench: the same features, built in each "
      + "architecture.\n\(tables.joined())"
  }
}

/// Something that the program can do.
@MainActor
protocol Command {
  /// How it is asked for.
  var spec: CommandSpec { get }

  /// Does it.
  func run(
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) async throws -> ExitCode
}

/// Options that do not go together.
struct WrongUsage: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  init(_ option: any DeclaredOption, excludes other: any DeclaredOption) {
    message = "'\(option.spelling)' and '\(other.spelling)' exclude each other"
  }

  init(_ option: any DeclaredOption, needs other: any DeclaredOption) {
    message = "'\(option.spelling)' needs '\(other.spelling)'"
  }
}
