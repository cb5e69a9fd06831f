import LessonChecks
import Models

@testable import Exercise10

/// What the user sees: the same before the refactoring and after every step.
@MainActor
func expectScreen(_ checks: Checks) throws {
  checks.expect(
    "The screen says that it loads, and asks for one place.",
    equals: ["Loading...", "asks for \(Place.defaultName)"],
    from: {
      let screen = WeatherOnScreen()
      return screen.texts + screen.places.asked.map { "asks for \($0)" }
    },
    advice: { got in
      got.count > 2
        ? """
        Both look the place up, the controller and the view model. Move the \
        code: a copy that is left behind has to be mended twice.
        """
        : nil
    }
  )
  for example in Example.all {
    checks.expect(
      "The screen shows \(example.place.name).",
      equals: example.texts,
      from: {
        let screen = WeatherOnScreen()
        screen.show(example)
        return screen.texts
      },
      advice: adviceOnWords
    )
  }
  checks.expect(
    "The screen says that a place is not found.",
    equals: ["Not found"],
    from: {
      let screen = WeatherOnScreen()
      screen.places.answer(.success(nil))
      return screen.texts
    }
  )
  checks.expect(
    "The screen shows an alert when the weather fails.",
    equals: ["Alert", "Server is overloaded"],
    from: {
      let screen = WeatherOnScreen()
      screen.places.answer(.success(Example.all[0].place))
      screen.weathers.answer(.failure(.overloaded))
      return screen.texts.filter {
        ["Alert", "Server is overloaded"].contains($0)
      }
    },
    advice: adviceOnAlerts
  )
  let places = PlacesByHand()
  checks.expectReleased(
    "The controller goes when its window goes, even while it loads.",
    advice: """
      A listener has to hold the controller weakly: the controller holds the \
      view model, which holds the box, which holds the listener.
      """,
    after: { WeatherOnScreen(places: places).controller }
  )
  let scenarios = try OnePlaceScenarios()
  checks.expect(
    "The screen passes the workbench's scenarios of the weather.",
    equals: scenarios.allPassed,
    from: scenarios.play,
    advice: { _ in
      "To refactor is to change the code and to keep what it does."
    }
  )
  checks.expect(
    "What is put into the view model's boxes shows on the screen.",
    equals: ["a city", "a date", "Snow", "a sky", "a forecast"],
    from: {
      let screen = WeatherOnScreen()
      let viewModel = try screen.viewModel()
      viewModel.city.value = "a city"
      viewModel.date.value = "a date"
      viewModel.iconCode.value = "s01d"
      viewModel.currentSummary.value = "a sky"
      viewModel.forecastSummary.value = "a forecast"
      return screen.texts
    },
    advice: { _ in "Each box needs a listener that sets its widget." }
  )
}

/// What the view model offers where no screen is.
@MainActor
func expectViewModel(_ checks: Checks) {
  checks.expect(
    "The view model alone looks the default place up.",
    equals: [Place.defaultName, "Loading..."],
    from: {
      let weather = WeatherAlone()
      return weather.places.asked + [weather.viewModel.city.value]
    },
    advice: { _ in "viewDidLoad() of the view model is where it begins." }
  )
  for example in Example.all {
    checks.expect(
      "The view model alone words \(example.place.name).",
      equals: example.boxes,
      from: {
        let weather = WeatherAlone()
        weather.show(example)
        return weather.boxes
      },
      advice: adviceOnWords
    )
  }
  checks.expect(
    "A place that is not found has no weather, and raises no alert.",
    equals: ["Not found", "", "", "", ""],
    from: {
      let weather = WeatherAlone()
      weather.places.answer(.success(nil))
      return weather.boxes + weather.weathers.asked + weather.alerts
    },
    advice: adviceOnWords
  )
  checks.expect(
    "A look-up that fails says why.",
    equals: ["Not found", "Alert: No Network"],
    from: {
      let weather = WeatherAlone()
      weather.places.answer(.failure(.noNetwork))
      return [weather.viewModel.city.value] + weather.alerts
    },
    advice: adviceOnAlerts
  )
  checks.expect(
    "A weather that fails says why, and the city stays.",
    equals: [Place.defaultName, "Alert: Server is overloaded"],
    from: {
      let weather = WeatherAlone()
      weather.places.answer(.success(Example.all[0].place))
      weather.weathers.answer(.failure(.overloaded))
      return [weather.viewModel.city.value] + weather.alerts
    },
    advice: adviceOnAlerts
  )
  let places = PlacesByHand()
  checks.expectReleased(
    "The view model goes while the service still looks for the place.",
    advice: """
      Its closure is kept by the service until the answer comes; it has to \
      hold the view model weakly.
      """,
    after: { WeatherAlone(places: places).viewModel }
  )
}
