import Console
import ConsoleUI

/// A program that takes the terminal over and crashes in the way that its
/// argument names, so that a test sees the terminal come back.
@main
enum Main {
  @MainActor
  static func main() async {
    let terminal = TerminalScreen(usesColor: true)
    guard terminal.enter() else { return }
    terminal.show(Frame(grid: CellGrid(size: terminal.size), texts: []))
    let way = CommandLine.arguments.last
    for await event in terminal.events where event != .tick {
      switch way {
      case "fatalError": fatalError("on purpose")
      case "trap": print([Int]()[CommandLine.arguments.count])
      default: return
      }
    }
  }
}
