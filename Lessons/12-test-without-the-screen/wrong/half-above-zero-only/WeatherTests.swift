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
  WeatherTest("A half is rounded away from zero") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .success(.rain(72.5)))
    bench.expect(bench.view.currentSummary, equals: "Light rain - 73℉")
  },
  WeatherTest("Less than a half is rounded to zero") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .success(.rain(71.4)))
    bench.expect(bench.view.currentSummary, equals: "Light rain - 71℉")
  },
  WeatherTest("A place that does not exist is not found") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(nil))
    bench.expect(bench.view.city, equals: "Not found")
  },
  WeatherTest("A chosen place that does not exist is not found") { bench in
    bench.presenter.locationSubmitted("Nowhere")
    try bench.places.answer("Nowhere", with: .success(nil))
    bench.expect(bench.view.city, equals: "Not found")
  },
  WeatherTest("An alert says why there is no weather") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .failure(.overloaded))
    bench.expect(bench.view.alerts, equals: ["Server is overloaded"])
  },
  WeatherTest("An alert says that there is no network") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .failure(.noNetwork))
    bench.expect(bench.view.alerts, equals: ["No Network"])
  },
  WeatherTest("A blank name is never looked up") { bench in
    bench.presenter.locationSubmitted("")
    bench.presenter.locationSubmitted(" ")
    bench.presenter.locationSubmitted("    ")
    bench.expect(bench.places.asked, equals: [])
  },
  WeatherTest("No old weather while a new place is looked up") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .success(.rain(51)))
    bench.presenter.locationSubmitted("Richmond, VA")
    bench.expect(bench.view.currentSummary, equals: "")
    bench.expect(bench.view.forecastSummary, equals: "")
    bench.expect(bench.view.date, equals: "")
    bench.expect(bench.view.iconCode, equals: nil)
  },
  WeatherTest("The last place counts if its answer comes first") { bench in
    bench.presenter.viewDidLoad()
    bench.presenter.locationSubmitted("Richmond, VA")
    try bench.places.answer("Richmond, VA", with: .success(.richmond))
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    bench.expect(bench.view.city, equals: "Richmond, VA")
  },
  WeatherTest("The last place counts if its answer comes last") { bench in
    bench.presenter.viewDidLoad()
    bench.presenter.locationSubmitted("Richmond, VA")
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.places.answer("Richmond, VA", with: .success(.richmond))
    bench.expect(bench.view.city, equals: "Richmond, VA")
  },
  WeatherTest("A late failure of the first place changes nothing") { bench in
    bench.presenter.viewDidLoad()
    bench.presenter.locationSubmitted("Richmond, VA")
    try bench.places.answer("Richmond, VA", with: .success(.richmond))
    try bench.places.answer(Place.defaultName, with: .failure(.overloaded))
    bench.expect(bench.view.city, equals: "Richmond, VA")
  },
]
