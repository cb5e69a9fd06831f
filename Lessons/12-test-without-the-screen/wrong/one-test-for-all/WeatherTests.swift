import Models

/// What every presenter of the weather has to do.
@MainActor
let weatherTests = [
  WeatherTest("All of it") { bench in
    bench.presenter.changeLocationButtonTapped()
    bench.expect(bench.view.timesAskedForLocation, equals: 1)
    bench.presenter.viewDidLoad()
    bench.presenter.locationSubmitted("  ")
    bench.expect(bench.places.asked, equals: [Place.defaultName])
    try bench.places.answer(Place.defaultName, with: .success(.mcGaheysville))
    try bench.weather.answer(.mcGaheysville, with: .success(.rain(72.5)))
    bench.expect(bench.view.currentSummary, equals: "Light rain - 73℉")
    bench.presenter.locationSubmitted("Nowhere")
    bench.presenter.locationSubmitted("Richmond, VA")
    try bench.places.answer("Nowhere", with: .success(nil))
    try bench.places.answer("Richmond, VA", with: .success(.richmond))
    try bench.weather.answer(.richmond, with: .success(.rain(-2.5)))
    bench.expect(bench.view.currentSummary, equals: "Light rain - -3℉")
    bench.presenter.locationSubmitted("Nowhere")
    bench.expect(bench.view.currentSummary, equals: "")
    bench.presenter.locationSubmitted("Richmond, VA")
    try bench.places.answer("Richmond, VA", with: .success(.richmond))
    try bench.places.answer("Nowhere", with: .success(nil))
    bench.expect(bench.view.city, equals: "Richmond, VA")
    try bench.weather.answer(.richmond, with: .failure(.overloaded))
    bench.expect(bench.view.alerts, equals: ["Server is overloaded"])
    bench.presenter.locationSubmitted("Nowhere")
    try bench.places.answer("Nowhere", with: .success(nil))
    bench.expect(bench.view.city, equals: "Not found")
  }
]
