import Catalogue
import Commands
import Foundation

@main
enum Main {
  @MainActor
  static func main() async {
    orderSetsAlike()
    let words = Array(CommandLine.arguments.dropFirst())
    let workbench = Workbench(Surroundings(catalogue: .standard))
    exit(await workbench.run(words))
  }

  /// Starts the program anew, once, so that sets have the same order each time.
  ///
  /// Observation tells those who observe a property in the order of a set. It
  /// would be another in each run, and so would what is recorded of the calls.
  private static func orderSetsAlike() {
    #if os(Linux)
      let variable = "SWIFT_DETERMINISTIC_HASHING"
      guard getenv(variable) == nil else { return }
      setenv(variable, "1", 1)
      // Returns only where it fails, and then all else works.
      execv("/proc/self/exe", CommandLine.unsafeArgv)
    #endif
  }
}
