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

/// The tests that see the fault and have nothing against the right one, by
/// their places.
@MainActor
func finders(of fault: Fault) -> [Int] {
  weatherTests.indices.filter { place in
    !run(weatherTests[place], on: fault).complaints.isEmpty
      && run(weatherTests[place], on: nil).complaints.isEmpty
  }
}

/// Whether a test sees the fault that has nothing against the right one.
@MainActor
func verdict(on fault: Fault) -> String {
  if !finders(of: fault).isEmpty { return "found" }
  let isAccused = weatherTests.contains {
    !run($0, on: fault).complaints.isEmpty
  }
  return isAccused
    ? "accused, but the right one is accused as well" : "nobody noticed"
}

/// The faults that can be given a test of their own, so that no test stands
/// for two.
@MainActor
func faultsWithTheirOwnTest() -> Int {
  var ownerOfTest: [Int: Int] = [:]
  let finders = Fault.allCases.map(finders)
  // Gives a fault a test, and the one that had it another, where it can.
  func assign(_ fault: Int, _ tried: inout Set<Int>) -> Bool {
    for test in finders[fault] where tried.insert(test).inserted {
      guard let owner = ownerOfTest[test] else {
        ownerOfTest[test] = fault
        return true
      }
      if assign(owner, &tried) {
        ownerOfTest[test] = fault
        return true
      }
    }
    return false
  }
  return finders.indices.count { fault in
    var tried: Set<Int> = []
    return assign(fault, &tried)
  }
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
      People stop looking at tests that accuse right code. Compare the test \
      with the sentence that it stands for.
      """
    }
  )
  var areFound = true
  for fault in Fault.allCases {
    let isFound = checks.expect(
      "Found: the presenter that \(fault.deed).",
      equals: "found",
      from: { verdict(on: fault) },
      advice: { got in got == "nobody noticed" ? fault.advice : nil }
    )
    areFound = areFound && isFound
  }
  checks.expect(
    "Each of the eight faults has a test of its own.",
    equals: 8,
    from: { faultsWithTheirOwnTest() },
    advice: { _ in
      areFound
        ? """
        One test stands for several sentences. When it fails, it does not say \
        which of them is broken.
        """
        : nil
    }
  )
  checks.expect(
    "The bench, the spy and the services are as they were given.",
    equals: [],
    from: { try editedFiles(checks) }
  )
}
