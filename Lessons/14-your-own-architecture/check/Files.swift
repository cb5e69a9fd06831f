import LessonChecks

/// The exercise's source files, as far as one can only read and not run them.
@MainActor
struct Files {
  private let sources: [ExerciseSource]

  init(_ checks: Checks) throws {
    sources = try checks.sources()
  }

  /// The files of what decides.
  ///
  /// As everywhere in the workbench, a type's file is named like it; others
  /// may extend the type. A free function stands in the file that has it.
  func deciding(_ ending: String) -> [ExerciseSource] {
    let types = sources.flatMap(\.types).filter {
      $0.hasPrefix("Greeting") && $0.hasSuffix(ending)
    }
    return sources.filter { file in
      types.contains {
        file.name == "\($0).swift" || file.contains("extension \($0)")
      } || file.contains("func \(ending)(")
    }
  }

  /// The file in which a deciding type is looked for.
  func expectedName(_ ending: String) -> String { "Greeting\(ending).swift" }

  /// What a file may import that can be tested without a screen.
  let plain: Set = ["Formatting", "Models", "Observation"]

  /// The files that import one of these modules.
  func importing(_ modules: Set<String>) -> [String] {
    sources.filter { !modules.isDisjoint(with: $0.imports) }.map(\.name)
  }

  /// The files of the screen and of the architecture's value that have a text
  /// in their code.
  func outsideContaining(_ texts: String...) -> [String] {
    sources.filter { source in
      !outside.isDisjoint(with: source.imports)
        && texts.contains { source.contains($0) }
    }.map(\.name)
  }

  private let outside: Set = [
    "ConsoleUI", "Layouts", "Catalogue", "Play", "Trace",
  ]
}
