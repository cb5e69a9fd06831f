/// What a wrong wording of an example tells.
func adviceOnMoving(
  _ got: [String],
  of example: Example,
  expected: [String]
) -> String? {
  if got.contains(where: { $0.hasSuffix(" -0℉") || $0.hasSuffix(" 72℉") }) {
    return """
      In the old code 72.5 is 73, and -0.4 is 0. Move its rounding as it is.
      """
  }
  if got.contains(example.dateElsewhere) {
    return "The date is the one in another time zone."
  }
  if Example.all.contains(where: {
    $0.sky != example.sky && got.contains($0.sky)
  }) {
    return "This shows the words of another weather."
  }
  if got.sorted() == expected.sorted() {
    return "The texts are right, but not their places."
  }
  if got == expected.filter({ $0 != example.picture }) {
    return "Only the picture is missing."
  }
  return nil
}

/// What a wrong wording of the view model alone tells.
func adviceOnEmptyBoxes(_ got: [String]) -> String? {
  got.allSatisfy(\.isEmpty)
    ? "After viewDidLoad() of the view model all its boxes are empty."
    : nil
}

/// What a missing alert tells.
func adviceOnAlert(_ got: [String]) -> String? {
  got.count < 2 ? "The view model raised no alert." : nil
}

/// What a view model that lives on may come from.
let adviceOnTask = """
  What may hold it: the task that waits, also after `guard let self`.
  """
