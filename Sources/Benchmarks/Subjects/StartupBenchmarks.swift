import Foundation
import WorkbenchKit

extension Benchmark {
  /// What the program takes as a whole process, from its start to its end.
  ///
  /// Printing the version is the floor: the same libraries, and one line.
  static func startup(
    of catalogue: Catalogue,
    program: URL
  ) -> [Benchmark] {
    let group = "whole process"
    let version = "--version"
    func run(_ words: String, floor: String?) -> Benchmark {
      Benchmark(group, words, floor: floor) {
        let process = WholeProcess(program, words)
        return { count in for _ in 0..<count { try process.run() } }
      }
    }
    let variants = catalogue.variants.map {
      "\($0.architecture.name) \($0.feature.name)"
    }
    return [run(version, floor: nil)]
      + variants.map { run($0, floor: version) }
      + [run("compare all", floor: variants.first)]
  }
}
