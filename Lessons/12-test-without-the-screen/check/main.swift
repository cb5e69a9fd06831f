import LessonChecks
import Models

@testable import Exercise12

/// Runs one test on a new presenter.
@MainActor
func run(_ test: WeatherTest, on fault: Fault?) -> Bench {
  let bench = Bench { places, weather in
    Suspect(fault: fault, placeService: places, weatherService: weather)
  }
  do {
    try test.body(bench)
  } catch {
    bench.expect("\(error)", equals: "no error")
  }
  return bench
}

/// What the tests say of the right presenter.
@MainActor
func accusations() -> [String] {
  weatherTests.flatMap { test in
    run(test, on: nil).complaints.map { "\(test.name): \($0)" }
  }
}

/// Whether a test sees the fault that has nothing against the right one.
@MainActor
func verdict(on fault: Fault) -> String {
  let accusing = weatherTests.filter { !run($0, on: fault).complaints.isEmpty }
  if accusing.isEmpty { return "nobody noticed" }
  let isFair = accusing.contains { run($0, on: nil).complaints.isEmpty }
  return isFair ? "found" : "accused, but the right one is accused as well"
}

await Checks.run { checks in
  checks.expect(
    "Every test expects something.",
    equals: [],
    from: {
      weatherTests.filter { run($0, on: nil).expectations == 0 }.map(\.name)
    },
    advice: { _ in
      """
      A test without an expectation cannot fail. It looks like safety, and \
      is none.
      """
    }
  )
  checks.expect(
    "No test accuses the right presenter.",
    equals: [],
    from: { accusations() },
    advice: { _ in
      """
      A false alarm costs more than no test: soon nobody listens. Compare \
      the test with the sentence that it stands for.
      """
    }
  )
  for fault in Fault.allCases {
    checks.expect(
      "Found: the presenter that \(fault.deed).",
      equals: "found",
      from: { verdict(on: fault) },
      advice: { got in got == "nobody noticed" ? fault.advice : nil }
    )
  }
}
