import Models

@MainActor
private func everything(_ bench: Bench) throws {
  bench.presenter.locationSubmitted("  ")
  bench.expect(bench.places.asked, equals: [])
  bench.presenter.locationSubmitted("Atlantis")
  try bench.places.answer("Atlantis", with: .success(nil))
  bench.expect(bench.view.city, equals: "Not found")
  bench.presenter.locationSubmitted("Richmond, VA")
  try bench.places.answer("Richmond, VA", with: .success(.richmond))
  try bench.weather.answer(.richmond, with: .success(.rain(72.5)))
  bench.expect(bench.view.currentSummary, equals: "Light rain - 73℉")
  bench.presenter.locationSubmitted("Richmond, VA")
  bench.expect(bench.view.date, equals: "")
  bench.expect(bench.view.iconCode, equals: nil)
  bench.expect(bench.view.currentSummary, equals: "")
  bench.expect(bench.view.forecastSummary, equals: "")
  try bench.places.answer("Richmond, VA", with: .success(.richmond))
  try bench.weather.answer(.richmond, with: .failure(.overloaded))
  bench.expect(bench.view.alerts, equals: [ServiceError.overloaded.message])
  bench.presenter.viewDidLoad()
  bench.presenter.locationSubmitted("Richmond, VA")
  try bench.places.answer("Richmond, VA", with: .success(.richmond))
  try bench.weather.answer(.richmond, with: .success(.rain(72.5)))
  try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
  bench.expect(bench.view.city, equals: "Richmond, VA")
}

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

  WeatherTest("Sentence 1") { bench in
    try everything(bench)
  },
  WeatherTest("Sentence 2") { bench in
    try everything(bench)
  },
  WeatherTest("Sentence 3") { bench in
    try everything(bench)
  },
  WeatherTest("Sentence 4") { bench in
    try everything(bench)
  },
  WeatherTest("Sentence 5") { bench in
    try everything(bench)
  },
  WeatherTest("Sentence 6") { bench in
    try everything(bench)
  },
]
