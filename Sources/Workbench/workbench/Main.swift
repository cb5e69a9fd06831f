import Commands
import Foundation

@main
enum Main {
  @MainActor
  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    exit(await Workbench().run(words))
  }
}
