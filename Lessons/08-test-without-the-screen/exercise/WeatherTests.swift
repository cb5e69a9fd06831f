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

  // 1. The temperature is rounded to the nearest whole number. A half is
  //    rounded away from zero: 72.5 is shown as 73, and -72.5 as -73.
  // 2. A place that does not exist is shown as "Not found".
  // 3. When the weather cannot be loaded, an alert says why.
  // 4. A blank name is never looked up. A name of spaces is blank, too.
  // 5. While a new place is looked up, no old weather is on the screen.
  // 6. When the user asks for another place while one is still looked up, the
  //    place asked for last counts, whichever look-up is answered first.
]
