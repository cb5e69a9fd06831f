import Foundation
import LessonChecks
import Models

@testable import Exercise08

/// Runs one test on a new presenter.
@MainActor
func run(
  _ test: WeatherTest,
  on fault: Fault?,
  loadingText: String = "Loading..."
) -> Bench {
  let bench = Bench { places, weather in
    Suspect(
      fault: fault,
      loadingText: loadingText,
      placeService: places,
      weatherService: weather
    )
  }
  do {
    try test.body(bench)
  } catch {
    bench.expect("\(error)", equals: "no error")
  }
  return bench
}

/// What the tests say of a right presenter.
@MainActor
func accusations(loadingText: String = "Loading...") -> [String] {
  weatherTests.flatMap { test in
    run(test, on: nil, loadingText: loadingText).complaints.map {
      "\(test.name): \($0)"
    }
  }
}

/// The tests that find the fault and pass on the right presenter, by their
/// places.
@MainActor
func finders(of fault: Fault) -> [Int] {
  weatherTests.indices.filter { place in
    !run(weatherTests[place], on: fault).complaints.isEmpty
      && run(weatherTests[place], on: nil).complaints.isEmpty
  }
}

/// Whether a test finds the fault and passes on the right presenter.
@MainActor
func verdict(on fault: Fault) -> String {
  if !finders(of: fault).isEmpty { return "found" }
  let isAccused = weatherTests.contains {
    !run($0, on: fault).complaints.isEmpty
  }
  guard isAccused else {
    return "all \(weatherTests.count) tests in weatherTests pass"
  }
  return accusations().isEmpty
    ? "accused, but by a test that says something else when it runs again"
    : "accused, but the same test accuses the right one as well"
}

/// Those of the six sentences whose faults are found only by tests that find
/// faults of another one, too.
@MainActor
func sentencesWithoutTheirOwnTest() -> [String] {
  let faults = Dictionary(grouping: Fault.allCases, by: \.sentence)
    .filter { $0.key > 0 }
    .mapValues { Set($0.flatMap(finders)) }
  return faults.keys.sorted().filter { sentence in
    let others = faults.filter { $0.key != sentence }.flatMap(\.value)
    return faults[sentence]?.subtracting(others).isEmpty == true
  }.map { "sentence \($0)" }
}

/// The files beside the tests that are not as they were given.
@MainActor
func editedFiles(_ checks: Checks) throws -> [String] {
  let given = [
    "Bench.swift", "HeldServices.swift", "WeatherPresenting.swift",
    "WeatherViewSpy.swift",
  ]
  return try given.filter { name in
    try checks.source(name).code != checks.source("../start/\(name)").code
  }
}

/// The given tests that stand in no file any more as they were given.
@MainActor
func changedGivenTests(_ checks: Checks) throws -> [String] {
  func words(_ code: some StringProtocol) -> String {
    String(code.filter { !$0.isWhitespace })
  }
  let beginning = "WeatherTest(\""
  let given = try checks.source("../start/WeatherTests.swift").code
    .components(separatedBy: beginning).dropFirst()
  let code = try checks.sources().map { words($0.code) }
  return given.compactMap { test in
    let end = test.lastIndex(of: "}").map(test.index(after:))
    let body = test.prefix(upTo: end ?? test.endIndex)
    return code.contains { $0.contains(words(beginning + body)) }
      ? nil : String(test.prefix { $0 != "\"" })
  }
}

await Checks.run { checks in
  checks.expect(
    "No test accuses a right presenter.",
    equals: [],
    from: { accusations() },
    advice: { _ in
      """
      A test that fails on right code is soon ignored. Compare the test with \
      its sentence.
      """
    }
  )
  checks.expect(
    "No test accuses a right presenter that shows \"Please wait\" at first.",
    equals: [],
    from: {
      accusations(loadingText: "Please wait")
        .filter { !accusations().contains($0) }
    },
    advice: { _ in
      """
      No sentence says what the city is while a place is looked up. A test \
      that expects it describes how the code works, not what it has to do.
      """
    }
  )
  var areFound = true
  for fault in Fault.allCases {
    let isFound = checks.expect(
      "A test finds the presenter that \(fault.deed).",
      equals: "found",
      from: { verdict(on: fault) },
      advice: { got in got.hasPrefix("all ") ? fault.advice : nil }
    )
    areFound = areFound && isFound
  }
  if areFound {
    checks.expect(
      "Each of the six sentences has a test of its own.",
      equals: [],
      from: { sentencesWithoutTheirOwnTest() },
      advice: { _ in
        """
        Each test that finds faults of such a sentence finds faults of \
        another one, too. When it fails, it does not say which of them is broken.
        """
      }
    )
  }
  checks.expect(
    "The bench, the spy and the services are as they were given.",
    equals: [],
    from: { try editedFiles(checks) }
  )
  checks.expect(
    "The two given tests are as they were given.",
    equals: [],
    from: { try changedGivenTests(checks) },
    advice: { _ in "Keep these tests, and write others beside them." }
  )
}
