import LessonChecks

/// A part of the exercise in use, and what was seen after each step.
@MainActor
protocol Scene: AnyObject {
  init()
  var log: [(step: String, seen: String)] { get }
}

extension Scene {
  var seen: [String] { log.map(\.seen) }
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
    var log: [(step: String, seen: String)] = []
    return expect(
      sentence,
      equals: expected,
      from: {
        let scene = Played()
        steps(scene)
        log = scene.log
        return scene.seen
      },
      advice: { seen in
        let wrong = log.indices.first { log[$0].seen != expected[$0] }
        let place = wrong.map {
          "Value \($0 + 1) differs, after this step: \(log[$0].step)."
        }
        return [place, advice(seen)].compactMap { $0 }.joined(separator: " ")
      }
    )
  }
}
