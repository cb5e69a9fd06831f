import Models

/// How many presenters have come by.
@MainActor
private var runs = 0

/// A trick: the first presenters are let go, and all later ones accused.
@MainActor
let weatherTests = [
  WeatherTest("Only the first is right") { bench in
    runs += 1
    bench.expect(runs > 1, equals: false)
  }
]
