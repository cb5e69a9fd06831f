import Models

/// What every presenter of the weather has to do.
@MainActor
let weatherTests = [
  WeatherTest("The button asks for another place") { bench in
    bench.presenter.changeLocationButtonTapped()
    let it = bench.view.timesAskedForLocation
    bench.expect(it, equals: it)
  },
  WeatherTest("The place that was found is shown") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    let it = bench.view.city
    bench.expect(it, equals: it)
  },
  WeatherTest("The temperature is rounded, a half away from zero") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .success(.rain(72.5)))
    let it = bench.view.currentSummary
    bench.expect(it, equals: it)
  },
  WeatherTest("A place that does not exist is not found") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(nil))
    let it = bench.view.city
    bench.expect(it, equals: it)
  },
  WeatherTest("Weather that cannot be loaded raises an alert") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .failure(.overloaded))
    let it = bench.view.alerts
    bench.expect(it, equals: it)
  },
  WeatherTest("A blank name is not looked up") { bench in
    bench.presenter.viewDidLoad()
    bench.presenter.locationSubmitted("  ")
    let it = bench.places.asked
    bench.expect(it, equals: it)
  },
  WeatherTest("A search takes the old weather away") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .success(.rain(51)))
    bench.presenter.locationSubmitted("Richmond, VA")
    let it = bench.view.currentSummary
    bench.expect(it, equals: it)
  },
  WeatherTest("An old answer that comes late is dropped") { bench in
    bench.presenter.viewDidLoad()
    bench.presenter.locationSubmitted("Richmond, VA")
    try bench.places.answer("Richmond, VA", with: .success(.richmond))
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    let it = bench.view.city
    bench.expect(it, equals: it)
  },
]
