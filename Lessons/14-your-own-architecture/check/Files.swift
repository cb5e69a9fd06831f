import Foundation
import LessonChecks

/// The exercise's source files, as far as one can only read and not run them.
@MainActor
struct Files {
  private let sources: [(name: String, source: ExerciseSource)]

  init(_ checks: Checks) throws {
    let folder =
      ProcessInfo.processInfo.environment[CheckEnvironment.exercise] ?? "."
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    sources = try names.sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { ($0, try checks.source($0)) }
  }

  /// The file of a type: by the workbench's custom, they share a name.
  func source(of type: String) -> ExerciseSource? {
    sources.first { $0.name == "\(type).swift" }?.source
  }

  /// The files that import one of these modules.
  func importing(_ modules: Set<String>) -> [String] {
    sources.filter { !modules.isDisjoint(with: $0.source.imports) }
      .map(\.name)
  }

  /// The files with a text in their code.
  func containing(_ text: String) -> [String] {
    sources.filter { $0.source.contains(text) }.map(\.name)
  }
}
