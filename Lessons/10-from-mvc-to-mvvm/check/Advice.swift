/// What a wrong wording on the screen tells.
func adviceOnMoving(_ got: [String]) -> String? {
  if got.contains(where: { $0.hasSuffix(" -0℉") || $0.hasSuffix(" 72℉") }) {
    return """
      In the old code 72.5 is 73, and -0.4 is 0. Move its rounding as it is.
      """
  }
  if got.contains("Broken clouds - 24℉") {
    return "The words of one weather are written into the code."
  }
  return nil
}

/// What a wrong wording of the view model alone tells.
func adviceOnWords(_ got: [String]) -> String? {
  got.allSatisfy(\.isEmpty)
    ? "The boxes are empty: the work is not the view model's yet."
    : adviceOnMoving(got)
}

/// What a missing alert tells.
func adviceOnAlert(_ got: [String]) -> String? {
  got.count < 2
    ? "A failure that nobody is told of looks like a loading without end."
    : nil
}
