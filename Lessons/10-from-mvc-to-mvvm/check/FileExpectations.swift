import LessonChecks

/// What running cannot show, in all files of the exercise.
@MainActor
func expectFiles(_ checks: Checks) {
  checks.expect(
    "Where the view model is, nothing of the screen is imported.",
    equals: [],
    from: {
      try checks.sources().filter { $0.names("WeatherViewModel") }
        .filter { !$0.isOfScreen }.flatMap { file in
          file.imports.filter { !allowed.contains($0) }
            .map { "\(file.name) imports \($0)" }
        }
    },
    advice: { _ in
      "A view model that knows more cannot be used or tested without a screen."
    }
  )
  checks.expect(
    "The controller's files import ConsoleUI and Layouts only.",
    equals: ["ConsoleUI", "Layouts"],
    from: {
      Set(try controllerFiles(checks).flatMap(\.imports)).sorted()
    },
    advice: { got in
      got.contains("Models")
        ? "A view that can name the model will use it one day: step 5."
        : nil
    }
  )
  checks.expect(
    "The controller's files have no text in quotes.",
    equals: [],
    from: { try controllerFiles(checks).flatMap(\.quotedTexts) },
    advice: { _ in
      "Words that the user reads belong where a test can read them."
    }
  )
  checks.expect(
    "The controller's files have no branch.",
    equals: [],
    from: { try controllerFiles(checks).flatMap(\.decisions) },
    advice: { _ in
      "A branch is a decision. The view model decides, the controller binds."
    }
  )
  checks.expect(
    "In the end one can only tell the view model that the view is there.",
    equals: ["viewDidLoad"],
    from: {
      // Before that, the controller calls other functions of it.
      guard try controllerFiles(checks).flatMap(\.decisions).isEmpty else {
        return ["the controller still decides"]
      }
      return try checks.sources().flatMap {
        $0.openFunctions(of: "WeatherViewModel")
      }
    },
    advice: { got in
      got.count > 1
        ? "What only the view model calls has to be private there: step 5."
        : nil
    }
  )
}

private let allowed = ["Formatting", "Foundation", "Models"]

/// The files that say something about the controller, but for the one that
/// puts the screen together.
@MainActor
private func controllerFiles(_ checks: Checks) throws -> [ExerciseSource] {
  try checks.sources().filter {
    $0.names("WeatherViewController") && $0.name != "WeatherScreen.swift"
  }
}

extension ExerciseSource {
  /// Whether it is about the screen, and may name the view model for that.
  fileprivate var isOfScreen: Bool {
    name == "WeatherScreen.swift" || names("WeatherViewController")
  }
}
