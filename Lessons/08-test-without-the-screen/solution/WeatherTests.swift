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
  WeatherTest("The temperature is rounded, a half away from zero") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .success(.rain(72.5)))
    bench.expect(bench.view.currentSummary, equals: "Light rain - 73℉")
  },
  WeatherTest("A half below zero is rounded away from zero, too") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .success(.rain(-2.5)))
    bench.expect(bench.view.currentSummary, equals: "Light rain - -3℉")
  },
  WeatherTest("Less than a half is rounded down") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .success(.rain(72.4)))
    bench.expect(bench.view.currentSummary, equals: "Light rain - 72℉")
  },
  WeatherTest("A place that does not exist is not found") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(nil))
    bench.expect(bench.view.city, equals: "Not found")
  },
  WeatherTest("Weather that cannot be loaded raises an alert") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .failure(.overloaded))
    bench.expect(bench.view.alerts, equals: ["Server is overloaded"])
  },
  WeatherTest("A blank name is not looked up") { bench in
    bench.presenter.viewDidLoad()
    bench.presenter.locationSubmitted("")
    bench.presenter.locationSubmitted("  ")
    bench.expect(bench.places.asked, equals: [Place.defaultName])
  },
  WeatherTest("A search takes the old weather away") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .success(.rain(51)))
    bench.presenter.locationSubmitted("Richmond, VA")
    bench.expect(bench.view.currentSummary, equals: "")
  },
  WeatherTest("An old answer that comes late is dropped") { bench in
    bench.presenter.viewDidLoad()
    bench.presenter.locationSubmitted("Richmond, VA")
    try bench.places.answer("Richmond, VA", with: .success(.richmond))
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    bench.expect(bench.view.city, equals: "Richmond, VA")
  },
  WeatherTest("An old answer that comes first is dropped, too") { bench in
    bench.presenter.viewDidLoad()
    bench.presenter.locationSubmitted("Richmond, VA")
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.places.answer("Richmond, VA", with: .success(.richmond))
    bench.expect(bench.view.city, equals: "Richmond, VA")
  },
]
