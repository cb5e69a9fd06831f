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

  WeatherTest("Rounded") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .success(.rain(73.5)))
    bench.expect(bench.view.currentSummary, equals: "Light rain - 74℉")
  },
  WeatherTest("An unknown place is shown as Not found") { bench in
    bench.presenter.locationSubmitted("Atlantis")
    try bench.places.answer("Atlantis", with: .success(nil))
    bench.expect(bench.view.city, equals: "Not found")
  },
  WeatherTest("A failed weather is told with its reason") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .failure(.overloaded))
    bench.expect(bench.view.alerts, equals: [ServiceError.overloaded.message])
  },
  WeatherTest("A blank name is never looked up") { bench in
    for name in ["", " ", "   "] {
      bench.presenter.locationSubmitted(name)
    }
    bench.expect(bench.places.asked, equals: [])
  },
  WeatherTest("No old weather during a look-up") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .success(.rain(50)))
    bench.presenter.locationSubmitted("Richmond, VA")
    bench.expect(bench.view.date, equals: "")
    bench.expect(bench.view.iconCode, equals: nil)
    bench.expect(bench.view.currentSummary, equals: "")
    bench.expect(bench.view.forecastSummary, equals: "")
  },
  WeatherTest("The last wish counts") { bench in
    bench.presenter.viewDidLoad()
    bench.presenter.locationSubmitted("Richmond, VA")
    try bench.places.answer("Richmond, VA", with: .success(.richmond))
    try bench.weather.answer(.richmond, with: .success(.rain(50)))
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    bench.expect(bench.view.city, equals: "Richmond, VA")
    bench.expect(bench.view.currentSummary, equals: "Light rain - 50℉")
  },
]
