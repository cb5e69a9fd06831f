import Console
import ConsoleUI
import Play

/// A menu by keys, to which everything that is chosen comes back.
@MainActor
final class Menu {
  private let page: MenuPage
  private let program: Program
  private let surroundings: Surroundings
  private let loop: TerminalLoop
  /// What is given to everything that runs.
  private let options: [String]
  /// What was chosen last.
  private var lastWords: [String]?
  private var run: InteractiveRun?

  init(
    _ page: MenuPage,
    of program: Program,
    in surroundings: Surroundings,
    _ invocation: Invocation
  ) {
    self.page = page
    self.program = program
    self.surroundings = surroundings
    loop = TerminalLoop(usesColor: surroundings.usesColor(invocation))
    let noColor = Surroundings.noColor
    options = invocation[noColor] ? [noColor.spelling] : []
  }

  /// Runs until the person quits; says then what could have been typed.
  func run() async throws {
    let menu = MenuScreen(page, size: loop.size, open: open)
    let screens = ScreenStack(menu, size: loop.size)
    try await loop.run(screens) { run?.record() }
    if let lastWords {
      let line = ["$", surroundings.call] + lastWords
      surroundings.output.write(line.joined(separator: " "))
    }
    if let run, screens.top === run.session { try run.sayEnd() }
  }

  /// The screen of what words ask for.
  private func open(_ words: [String]) -> any InteractiveScreen {
    lastWords = words
    do {
      switch try program.parse(
        words + options,
        columns: min(loop.size.width, 100)
      ) {
      case .print(let text):
        return Viewer(title: words.joined(separator: " "), text: text)
      case .run(let invocation)
      where invocation.path.first == RunCommand.name:
        let command = RunCommand(
          invocation: invocation,
          surroundings: surroundings
        )
        let run = try command.makeInteractiveRun(on: loop)
        self.run = run
        run.session.placeAbove = "menu"
        return run.session
      case .run(let invocation):
        var environment = surroundings.environment
        environment["COLUMNS"] = "\(loop.size.width)"
        return ShownCommand(
          words + options,
          titled: words.titles,
          opening: try Workbench.command(invocation, in: surroundings)?.opening,
          environment: environment,
          didChange: loop.terminal.tick
        ).viewer
      }
    } catch {
      let failure = CommandFailure(error)
      return Viewer(
        title: words.joined(separator: " "),
        text: (["Error: \(failure.message)"] + failure.details)
          .joined(separator: "\n")
      )
    }
  }
}
