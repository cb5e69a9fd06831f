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

  // 1. The temperature is rounded to a whole number; a half goes away
  //    from zero, above it and below it.
  WeatherTest("The temperature is rounded, a half away from zero") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .success(.rain(72.5)))
    bench.expect(bench.view.currentSummary, equals: "Light rain - 73℉")
  },
  WeatherTest("A half below zero goes away from zero") { bench in
    bench.presenter.locationSubmitted("Richmond, VA")
    try bench.places.answer("Richmond, VA", with: .success(.richmond))
    try bench.weather.answer(.richmond, with: .success(.rain(-2.5)))
    bench.expect(bench.view.currentSummary, equals: "Light rain - -3℉")
  },
  WeatherTest("Less than a half goes towards zero") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .success(.rain(51.4)))
    bench.expect(bench.view.currentSummary, equals: "Light rain - 51℉")
  },

  // 2. A place that does not exist is shown as "Not found".
  WeatherTest("A place that does not exist is not found") { bench in
    bench.presenter.locationSubmitted("Atlantis")
    try bench.places.answer("Atlantis", with: .success(nil))
    bench.expect(bench.view.city, equals: "Not found")
  },

  // 3. When the weather cannot be loaded, an alert says why.
  WeatherTest("An alert says why there is no weather") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .failure(.overloaded))
    bench.expect(bench.view.alerts, equals: [ServiceError.overloaded.message])
  },
  WeatherTest("Another failure has another alert") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .failure(.noNetwork))
    bench.expect(bench.view.alerts, equals: [ServiceError.noNetwork.message])
  },

  // 4. A blank name is never looked up. A name of spaces is blank, too.
  WeatherTest("A blank name is never looked up") { bench in
    bench.presenter.locationSubmitted("")
    bench.presenter.locationSubmitted("   ")
    bench.expect(bench.places.asked, equals: [])
  },

  // 5. While a new place is looked up, no old weather is on the screen.
  WeatherTest("The old weather goes when a new place is looked up") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .success(.rain(72)))
    bench.presenter.locationSubmitted("Richmond, VA")
    bench.expect(bench.view.currentSummary, equals: "")
    bench.expect(bench.view.forecastSummary, equals: "")
    bench.expect(bench.view.date, equals: "")
    bench.expect(bench.view.iconCode, equals: nil)
  },

  // 6. When the user asks for another place while one is still looked up, the
  //    place asked for last counts, whichever look-up is answered first.
  WeatherTest("The place asked for last counts, answered first") { bench in
    bench.presenter.viewDidLoad()
    bench.presenter.locationSubmitted("Richmond, VA")
    try bench.places.answer("Richmond, VA", with: .success(.richmond))
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    bench.expect(bench.view.city, equals: "Richmond, VA")
  },
  WeatherTest("The place asked for last counts, answered last") { bench in
    bench.presenter.viewDidLoad()
    bench.presenter.locationSubmitted("Richmond, VA")
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    bench.expect(bench.view.city, equals: "Loading...")
    try bench.places.answer("Richmond, VA", with: .success(.richmond))
    bench.expect(bench.view.city, equals: "Richmond, VA")
  },
]
