/// What a wrong wording of an example tells.
func adviceOnMoving(_ got: [String], of example: Example) -> String? {
  if got.contains(where: { $0.hasSuffix(" -0℉") || $0.hasSuffix(" 72℉") }) {
    return """
      In the old code 72.5 is 73, and -0.4 is 0. Move its rounding as it is.
      """
  }
  if Example.all.contains(where: {
    $0.sky != example.sky && got.contains($0.sky)
  }) {
    return "This shows the words of another weather."
  }
  return nil
}

/// What a wrong wording of the view model alone tells.
func adviceOnEmptyBoxes(_ got: [String]) -> String? {
  got.allSatisfy(\.isEmpty)
    ? "The boxes are empty: the view model does not do this work yet."
    : nil
}

/// What a missing alert tells.
func adviceOnAlert(_ got: [String]) -> String? {
  got.count < 2
    ? "Without an alert the user does not learn what failed."
    : nil
}
