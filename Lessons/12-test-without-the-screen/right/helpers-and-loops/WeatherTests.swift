import Models

/// What every presenter of the weather has to do.
@MainActor
let weatherTests = [
  WeatherTest("The button asks for another place") { bench in
    bench.presenter.changeLocationButtonTapped()
    bench.expect(bench.view.timesAskedForLocation, equals: 1)
  },
  WeatherTest("The place that was found is shown") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    bench.expect(bench.view.city, equals: "McGaheysville, VA")
  },
  WeatherTest("Halves") { bench in
    for (degrees, text) in [(72.5, "73"), (-0.5, "-1"), (-2.5, "-3")] {
      bench.presenter.locationSubmitted("Richmond, VA")
      try bench.places.answer("Richmond, VA", with: .success(.richmond))
      try bench.weather.answer(.richmond, with: .success(.rain(degrees)))
      bench.expect(
        bench.view.currentSummary.hasSuffix(" \(text)℉"),
        equals: true
      )
    }
  },
  WeatherTest("Nowhere") { bench in
    bench.presenter.locationSubmitted("Nowhere")
    try bench.places.answer("Nowhere", with: .success(nil))
    bench.expect(bench.view.city, equals: "Not found")
    bench.expect(bench.view.alerts, equals: [])
  },
  WeatherTest("Failure") { bench in
    for error in [ServiceError.noNetwork, .overloaded] {
      try bench.showHome()
      try bench.weather.answer(.mcGaheysville, with: .failure(error))
      bench.expect(bench.view.alerts.last, equals: error.message)
    }
  },
  WeatherTest("Blanks") { bench in
    for name in ["", " ", "\t\n "] { bench.presenter.locationSubmitted(name) }
    bench.expect(bench.places.asked.isEmpty, equals: true)
  },
  WeatherTest("The icon goes") { bench in
    try bench.showHome()
    try bench.weather.answer(.mcGaheysville, with: .success(.rain(1)))
    bench.expect(bench.view.iconCode, equals: "r01d")
    bench.presenter.locationSubmitted("Richmond, VA")
    bench.expect(bench.view.iconCode, equals: nil)
    bench.expect(bench.view.date, equals: "")
  },
  WeatherTest("Late weather") { bench in
    try bench.showHome()
    bench.presenter.locationSubmitted("Richmond, VA")
    try bench.places.answer("Richmond, VA", with: .success(.richmond))
    try bench.weather.answer(.richmond, with: .success(.rain(40)))
    try bench.weather.answer(.mcGaheysville, with: .success(.rain(80)))
    bench.expect(bench.view.currentSummary, equals: "Light rain - 40℉")
  },
  WeatherTest("Early place") { bench in
    bench.presenter.viewDidLoad()
    bench.presenter.locationSubmitted("Richmond, VA")
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.places.answer("Richmond, VA", with: .success(.richmond))
    bench.expect(bench.view.city == "Richmond, VA", equals: true)
  },
]

extension Bench {
  fileprivate func showHome() throws {
    presenter.viewDidLoad()
    try places.answer(Place.defaultName, with: .success(.mcGaheysville))
  }
}
