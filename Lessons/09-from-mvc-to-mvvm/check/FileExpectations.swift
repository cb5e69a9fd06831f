import LessonChecks

/// What running cannot show, in all files of the exercise.
@MainActor
func expectFiles(_ checks: Checks) {
  checks.expect(
    "The view model's files import nothing of the screen.",
    equals: [],
    from: {
      try checks.sources().filter(\.isOfViewModel).flatMap { file in
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
        ? "The controller no longer needs the model: step 5."
        : nil
    }
  )
  checks.expect(
    "The controller's files have no text in quotes.",
    equals: [],
    from: { try screenFiles(checks).flatMap(\.quotedTexts) },
    advice: { _ in
      "The view model words what the user reads, where a test can read it."
    }
  )
  checks.expect(
    "The controller's files have no branch.",
    equals: [],
    from: { try screenFiles(checks).flatMap(\.decisions) },
    advice: { _ in
      "A branch is a decision. The view model decides, the controller binds."
    }
  )
  checks.expect(
    "In the end, others can call only viewDidLoad() of the view model.",
    equals: ["viewDidLoad"],
    from: {
      // Before that, the controller calls other functions of it.
      guard try screenFiles(checks).flatMap(\.decisions).isEmpty else {
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

/// The files of the controller and of whatever else works with widgets.
@MainActor
private func screenFiles(_ checks: Checks) throws -> [ExerciseSource] {
  try checks.sources().filter { file in
    file.isOfScreen
      || ["ConsoleUI", "Layouts"].contains(where: file.imports.contains)
  }
}

/// The same without the file that puts the screen together, which gets the
/// services and has to import their protocols.
@MainActor
private func controllerFiles(_ checks: Checks) throws -> [ExerciseSource] {
  try screenFiles(checks).filter {
    $0.name != "WeatherScreen.swift"
      || $0.contains("extension WeatherViewController")
  }
}

extension ExerciseSource {
  /// Whether it has a part of the view model.
  fileprivate var isOfViewModel: Bool {
    contains("class WeatherViewModel") || contains("extension WeatherViewModel")
  }

  /// Whether it is about the controller.
  fileprivate var isOfScreen: Bool {
    name == "WeatherScreen.swift" || names("WeatherViewController")
  }
}
