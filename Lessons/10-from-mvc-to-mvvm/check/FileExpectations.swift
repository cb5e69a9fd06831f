import LessonChecks

/// What running cannot show.
@MainActor
func expectFiles(_ checks: Checks) {
  checks.expect(
    "The view model's file imports Formatting, Foundation and Models only.",
    equals: ["Formatting", "Foundation", "Models"],
    from: { try checks.source("WeatherViewModel.swift").imports.sorted() },
    advice: { _ in
      "A view model that knows more cannot be used or tested without a screen."
    }
  )
  checks.expect(
    "The controller asks no service.",
    equals: [],
    from: { try servicesAsked(checks) },
    advice: { _ in "The controller still loads: finish steps 3 and 4." }
  )
  checks.expect(
    "The controller words nothing about the weather.",
    equals: [],
    from: {
      try found(
        ["Loading...", "Not found", "Summary: ", "℉", "DateFormatter"],
        in: checks.source("WeatherViewController.swift")
      )
    },
    advice: { _ in
      "Words that the user reads belong where a test can read them."
    }
  )
  checks.expect(
    "The controller's file imports ConsoleUI and Layouts only.",
    equals: ["ConsoleUI", "Layouts"],
    from: { try checks.source("WeatherViewController.swift").imports.sorted() },
    advice: { got in
      got.contains("Models")
        ? "A view that can name the model will use it one day: step 5."
        : nil
    }
  )
  checks.expect(
    "In the end one can only tell the view model that the view is there.",
    equals: ["viewDidLoad()"],
    from: {
      // Before that, doors stand open for the controller.
      try servicesAsked(checks).isEmpty
        ? checks.source("WeatherViewModel.swift").openMethods
        : ["the controller still loads"]
    },
    advice: { got in
      got.count > 1
        ? """
        What only the view model calls is its own affair. Close the doors \
        with private: step 5.
        """
        : nil
    }
  )
}

/// The services that the controller still names.
@MainActor
private func servicesAsked(_ checks: Checks) throws -> [String] {
  try found(
    ["PlaceService", "WeatherService", "placeService", "weatherService"],
    in: checks.source("WeatherViewController.swift")
  )
}

extension ExerciseSource {
  /// What can be called from other files, such as "viewDidLoad()".
  fileprivate var openMethods: [String] {
    code.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.drop { $0 == " " }
      guard words.hasPrefix("func ") else { return nil }
      return words.dropFirst(5).prefix { $0 != "{" }
        .split(separator: " ").joined(separator: " ")
    }
  }
}
