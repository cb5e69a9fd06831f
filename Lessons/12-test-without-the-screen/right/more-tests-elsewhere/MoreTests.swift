import Models

@MainActor
let moreTests = [
  WeatherTest("Failures of the look-up are told") { bench in
    bench.presenter.viewDidLoad()
    try bench.places.answer(Place.defaultName, with: .failure(.noNetwork))
    bench.expect(bench.view.alerts, equals: ["No Network"])
  }
]
