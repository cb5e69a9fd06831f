import LessonChecks

/// A part of the exercise in use, and what was seen after each step.
@MainActor
protocol Scene: AnyObject {
  init()
  var seen: [String] { get }
}

extension Checks {
  /// Expects what is seen after the steps that are taken.
  @discardableResult
  func expect<Played: Scene>(
    _ sentence: String,
    sees expected: [String],
    advice: (_ seen: [String]) -> String? = { _ in nil },
    steps: (Played) -> Void
  ) -> Bool {
    expect(
      sentence,
      equals: expected,
      from: {
        let scene = Played()
        steps(scene)
        return scene.seen
      },
      advice: advice
    )
  }
}
