import Console
import ConsoleUI
import Play

/// The program: finds the command that the words ask for, and runs it.
@MainActor
package struct Workbench {
  /// The version that `--version` prints.
  private static let version = "0.1.0"

  private static let commands: [any Command.Type] = [
    RunCommand.self, CompareCommand.self, SourceCommand.self,
    TraceCommand.self, ChangeCommand.self, TestabilityCommand.self,
    BenchCommand.self, PageCommand.self, SiteCommand.self, LessonCommand.self,
  ]

  /// What a newcomer tries first.
  private static let examples = [
    HelpExample("workbench mvp greeting", "Use the smallest screen."),
    HelpExample(
      "workbench compare weather --demo late-answer",
      "See all architectures drop an answer that comes too late."
    ),
    HelpExample(
      "workbench trace mvvm mvi weather --demo late-answer",
      "See who called whom in two of them."
    ),
    HelpExample("workbench lesson", "Learn it step by step."),
  ]

  private let surroundings: Surroundings
  let program: Program

  package init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    program = Program(
      root: CommandSpec(
        name: "workbench",
        abstract: "Learn and compare application architectures in Swift.",
        discussion: """
          The same features, built in each architecture: run one, compare \
          them, see who calls whom. Architectures and a feature come in any \
          order.
          """,
        usage: [
          "workbench <architecture>... <feature> [<options>]",
          "workbench <subcommand> [<options>]",
        ],
        subcommands: Self.commands.map {
          $0.spec(in: surroundings.catalogue)
        },
        defaultSubcommand: RunCommand.name,
        examples: Self.examples
      ),
      topics: [
        .scripts(in: surroundings.catalogue), .data, .exitCodes, .uiKit,
      ],
      version: Self.version,
      globalOptions: [Surroundings.noColor],
      call: surroundings.call
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
    } catch {
      let failure = CommandFailure(error)
      // No name of a file in it can steer a terminal, or fill it.
      for line in "Error: \(failure.message)".split(
        separator: "\n",
        omittingEmptySubsequences: false
      ) {
        output.writeError(
          String(line).sanitizedForDisplay.truncated(toCells: 5000)
        )
      }
      for line in failure.details { output.writeError(line) }
      return failure.exitCode.rawValue
    }
  }

  private func perform(_ words: [String]) async throws -> ExitCode {
    let columns = min(surroundings.columns ?? 80, 100)
    switch try program.parse(words, columns: columns) {
    case .print(let text):
      surroundings.output.writeText(text)
      return .success
    case .run(let invocation):
      if let reason = Session.unavailability {
        throw CommandFailure(reason, .unavailable)
      }
      do {
        if let page = try pageForMissingWord(words, invocation) {
          return try await run(page, invocation)
        }
        guard var command = try Self.command(invocation, in: surroundings)
        else { return try await start(invocation) }
        guard surroundings.isInteractive, command.isRead else {
          return try await command.run()
        }
        return try await read(invocation, words)
      } catch let error as WrongUsage {
        throw program.failure(error, in: invocation, words)
      }
    }
  }

  /// The command that was asked for, if any.
  static func command(
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) throws -> (any Command)? {
    try commands.first {
      $0.spec(in: surroundings.catalogue).name == invocation.path.first
    }?.init(invocation: invocation, surroundings: surroundings)
  }

  /// Runs a command and shows what it prints in a viewer, where that is longer
  /// than the terminal.
  private func read(
    _ invocation: Invocation,
    _ words: [String]
  ) async throws -> ExitCode {
    let output = surroundings.output
    output.isHeldBack = true
    defer { output.isHeldBack = false }
    let titles = words.titles
    let progress = ProgressLine()
    defer { progress.clear() }
    progress.showOnTerminal("\(titles.whole) ...")
    var command = try Self.command(invocation, in: surroundings)
    let code = try await command?.run() ?? .success
    progress.clear()
    let text = output.takeText()
    let loop = TerminalLoop(usesColor: surroundings.usesColor(invocation))
    if text.count(where: \.isNewline) < loop.size.height {
      output.writeText(text)
    } else {
      let viewer = Viewer(
        title: titles.whole,
        shortTitle: titles.short,
        opening: command?.opening
      )
      viewer.append(styled: text)
      try await loop.run(ScreenStack(viewer, size: loop.size))
    }
    return code
  }

  /// Lets a person choose what to run; elsewhere says what there is.
  private func start(_ invocation: Invocation) async throws -> ExitCode {
    guard surroundings.isInteractive else {
      surroundings.output.writeText(welcome)
      return .success
    }
    return try await run(.start(surroundings.catalogue), invocation)
  }

  private func run(
    _ page: MenuPage,
    _ invocation: Invocation
  ) async throws -> ExitCode {
    try await Menu(page, of: program, in: surroundings, invocation).run()
    return .success
  }

  /// A feature without an architecture, or the other way round, asks a person
  /// for the word that is missing.
  private func pageForMissingWord(
    _ words: [String],
    _ invocation: Invocation
  ) throws -> MenuPage? {
    guard invocation.path == [RunCommand.name] else { return nil }
    let command = RunCommand(invocation: invocation, surroundings: surroundings)
    let selection = try command.selection()
    let isComplete = selection.feature != nil && !selection.lacksArchitecture
    guard command.isInteractive, !isComplete else { return nil }
    return .forMissingWord(
      besides: words,
      selection,
      in: surroundings.catalogue
    )
  }

  /// What there is, and what to try.
  private var welcome: String {
    let catalogue = surroundings.catalogue
    let architectures = catalogue.architectures.map { ($0.name, $0.title) }
    let features = catalogue.features.map { ($0.name, $0.abstract) }
    let call = surroundings.call
    let examples = [
      ("\(call) mvp greeting", "use one variant"),
      ("\(call) compare weather", "see all do the same, side by side"),
      ("\(call) lesson", "learn it step by step"),
    ]
    let sections = [
      ("Architectures", architectures), ("Features", features),
      ("Commands to try; '--help' shows the others", examples),
    ]
    return "The architecture workbench: the same features, built in each "
      + "architecture.\n\(Self.table(sections))"
  }

  /// Sections with a heading and two columns each.
  nonisolated static func table(
    _ sections: [(heading: String, rows: [(String, String)])]
  ) -> String {
    sections.map { heading, rows in
      let width = rows.map(\.0.cellWidth).max() ?? 0
      let lines = rows.map { "  \($0.padded(toCells: width))  \($1)\n" }
      return "\n\(heading)\n\(lines.joined())"
    }
    .joined()
  }
}
