import Catalogue
import Commands
import Foundation

@main
enum Main {
  @MainActor
  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    let workbench = Workbench(Surroundings(catalogue: .standard))
    exit(await workbench.run(words))
  }
}
