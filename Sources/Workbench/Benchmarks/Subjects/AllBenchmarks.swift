import CallTrace
import Foundation
import Shell
import WorkbenchKit

/// Benchmarks that need the same build.
package enum BenchmarkSet: Sendable {
  /// What the code and the program cost.
  case code
  /// What it costs that calls are recorded, or could be.
  case recording
  /// What building a package takes, and checking its lessons.
  case builds(package: URL)
}

extension Benchmark {
  /// Everything in a set, group by group.
  static func all(
    in set: BenchmarkSet,
    of catalogue: Catalogue
  ) -> [Benchmark] {
    switch set {
    case .code:
      memory + updates + weatherUpdates(of: catalogue)
        + actions(of: catalogue) + keys(of: catalogue)
        + keysOfSeveral(of: catalogue)
        + frames
        + longLists(of: catalogue) + decoding + texts
        + startup(of: catalogue, program: PackageFolder.runningProgram)
    case .recording: recording(of: catalogue)
    case .builds(let package):
      builds(of: package, program: PackageFolder.runningProgram)
    }
  }
}

extension BenchmarkSet {
  /// Why this build cannot measure it, with the command to use; nil where it
  /// can.
  package var unavailability: String? {
    switch self {
    case .code, .builds: Self.unoptimised
    case .recording:
      Recorder.isAvailable
        ? nil
        : "This build records no calls, so there is nothing to measure; use"
          + " 'swift run workbench bench --recording' on Linux"
    }
  }

  private static var unoptimised: String? {
    #if DEBUG
      "A debug build measures the missing optimiser; use"
        + " 'swift run -c release workbench bench'"
    #else
      nil
    #endif
  }
}
