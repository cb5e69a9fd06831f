import LessonChecks

/// What a wrong wording of an example tells.
func adviceOnWords(_ got: [String]) -> String? {
  if got.contains(where: { $0.hasSuffix(" -0℉") || $0.hasSuffix(" 72℉") }) {
    return """
      %.0f alone rounds half to even and keeps the sign of -0. Rewriting \
      while moving changed what the user sees.
      """
  }
  if got.contains("Broken clouds - 24℉") {
    return "The words of one weather are written into the code."
  }
  if got.allSatisfy(\.isEmpty) {
    return "The boxes are empty: the work is not the view model's yet."
  }
  return nil
}

/// What a missing alert tells.
func adviceOnAlerts(_ got: [String]) -> String? {
  guard got.first != "" else { return adviceOnWords(got) }
  return got.count < 2
    ? "A failure that nobody is told of looks like a loading without end."
    : nil
}

/// Those of the texts that a file has.
func found(_ texts: [String], in source: ExerciseSource) -> [String] {
  texts.filter { source.contains($0) }
}
