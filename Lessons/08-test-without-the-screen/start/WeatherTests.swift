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

  // 1. The temperature is rounded to the nearest whole number: 72.4 is shown
  //    as 72. A half is rounded away from zero: 72.5 is shown as 73, and
  //    -72.5 as -73.
  // 2. A place that does not exist is shown as "Not found".
  // 3. When a place is found but its weather cannot be loaded, an alert says
  //    why.
  // 4. A blank name is never looked up: neither an empty one nor one of
  //    spaces.
  // 5. The old weather goes as soon as the user submits another place, before
  //    an answer comes.
  // 6. When the user submits another place while one is still looked up, the
  //    city of the last one is shown in the end. Which look-up is answered
  //    first makes no difference.
]
