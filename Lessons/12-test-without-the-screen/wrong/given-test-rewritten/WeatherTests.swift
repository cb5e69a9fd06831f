import Models

/// What every presenter of the weather has to do.
@MainActor
let weatherTests = [
  WeatherTest("The button asks for another place") { bench in
    bench.presenter.changeLocationButtonTapped()
    bench.expect(bench.view.timesAskedForLocation, equals: 1)
  },
  WeatherTest("The place that was found is shown") { bench in
    bench.presenter.locationSubmitted("Richmond, VA")
    try bench.places.answer("Richmond, VA", with: .success(.richmond))
    bench.expect(bench.view.city.isEmpty, equals: false)
    bench.expect(bench.view.city == "Loading...", equals: false)
  },

  WeatherTest("The temperature is rounded, a half away from zero") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .success(.rain(72.5)))
    bench.expect(bench.view.currentSummary, equals: "Light rain - 73℉")
  },
  WeatherTest("A place that does not exist is Not found") { bench in
    bench.presenter.locationSubmitted("Atlantis")
    try bench.places.answer("Atlantis", with: .success(nil))
    bench.expect(bench.view.city, equals: "Not found")
  },
  WeatherTest("An alert says why there is no weather") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .failure(.overloaded))
    bench.expect(bench.view.alerts, equals: ["Server is overloaded"])
  },
  WeatherTest("A blank name is never looked up") { bench in
    bench.presenter.locationSubmitted("")
    bench.presenter.locationSubmitted("   ")
    bench.expect(bench.places.asked, equals: [])
  },
  WeatherTest("No old weather while a new place is looked up") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .success(.rain(70)))
    bench.presenter.locationSubmitted("Richmond, VA")
    bench.expect(bench.view.currentSummary, equals: "")
  },
  WeatherTest("The last place counts") { bench in
    bench.presenter.viewDidLoad()
    bench.presenter.locationSubmitted("Richmond, VA")
    try bench.places.answer("Richmond, VA", with: .success(.richmond))
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    bench.expect(bench.view.city, equals: "Richmond, VA")
  },
]
