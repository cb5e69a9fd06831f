import Models

/// A trick: whoever comes is guilty.
@MainActor
let weatherTests = [
  WeatherTest("Guilty") { bench in
    bench.expect("innocent", equals: "guilty")
  }
]
