import HeldServices
import ConsoleUI
import LessonChecks
import Models

@testable import Exercise09

/// What the user sees: the same before the refactoring and after every step.
@MainActor
func expectScreen(_ checks: Checks) throws {
  checks.expect(
    "The screen says that it loads, and asks for one place.",
    equals: ["Loading...", "asks for \(Place.defaultName)"],
    from: {
      let screen = WeatherOnScreen()
      // As when it comes back from under another screen.
      screen.controller.viewWillAppear()
      screen.controller.viewDidAppear()
      return screen.texts + screen.places.asked.map { "asks for \($0)" }
    },
    advice: { got in
      got.count { $0.hasPrefix("asks for") } > 1
        ? """
        The place is looked up more than once. If the controller and the view \
        model both do it, take it out of the controller.
        """
        : nil
    }
  )
  checks.expect(
    "When the place is asked for, the screen already says that it loads.",
    equals: "Loading...",
    from: { WeatherOnScreen().cityWhenAsked.first ?? "nobody asked" }
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
      advice: { adviceOnMoving($0, of: example, expected: example.texts) }
    )
  }
  checks.expect(
    "The screen says that a place is not found.",
    equals: ["Not found"],
    from: {
      let screen = WeatherOnScreen()
      screen.places.answerAll(.success(nil))
      return screen.texts
    }
  )
  checks.expect(
    "The screen says why a look-up fails, and why the weather fails.",
    equals: ["Not found", "Alert", "No Network", "OK"]
      + [Place.defaultName, "Alert", "Server is overloaded", "OK"],
    from: {
      let lost = WeatherOnScreen()
      lost.places.answerAll(.failure(.noNetwork))
      let found = WeatherOnScreen()
      found.places.answerAll(.success(Example.all[0].place))
      found.weathers.answerAll(.failure(.overloaded))
      return lost.texts + found.texts
    }
  )
  let places = HeldPlaces()
  checks.expectReleased(
    "The controller goes when its window goes, even while it loads.",
    advice: """
      What may hold it: the listener of a box, the closure showAlert, or a \
      task that waits for an answer.
      """,
    after: { WeatherOnScreen(places: places).controller }
  )
  let scenarios = try OnePlaceScenarios()
  checks.expect(
    "The screen passes the workbench's scenarios of the weather.",
    equals: scenarios.allPassed,
    from: scenarios.play,
    advice: { _ in
      "A refactoring changes the code and keeps what it does."
    }
  )
  checks.expect(
    "What is put into the view model's boxes shows on the screen.",
    equals: ["a city", "a date", "Snow", "a sky", "a forecast"]
      + ["Loading", "Not found", "Clouds", "-0℉", "Summary: "]
      + ["a date"],
    from: {
      try WeatherOnScreen().texts(after: [
        { $0.fill("a city", "a date", "s01d", "a sky", "a forecast") },
        { $0.fill("Loading", "Not found", "c03d", "-0℉", "Summary: ") },
        { $0.fill("", "a date", nil, "", "") },
      ])
    },
    advice: { _ in
      "Each box has to set its own widget to each value that it gets."
    }
  )
  checks.expect(
    "The view model's alerts show with their title and message.",
    equals: ["Storm", "Stay at home", "Sun", "Go out"],
    from: {
      try [("Storm", "Stay at home"), ("Sun", "Go out")].flatMap {
        let screen = WeatherOnScreen()
        let viewModel = try screen.viewModel()
        viewModel.fill("", "", nil, "", "")
        viewModel.showAlert?($0, $1)
        return screen.texts.filter { $0 != "OK" }
      }
    },
    advice: { got in
      got.isEmpty ? "The controller has to set showAlert." : nil
    }
  )
  checks.expect(
    "The controller reaches no service but through its view model.",
    equals: [],
    from: { WeatherOnScreen().servicesReached },
    advice: { _ in "Steps 3 and 4 take the services out of the controller." }
  )
}

extension WeatherViewModel {
  fileprivate func fill(
    _ city: String,
    _ date: String,
    _ iconCode: String?,
    _ currentSummary: String,
    _ forecastSummary: String
  ) {
    self.city.value = city
    self.date.value = date
    self.iconCode.value = iconCode
    self.currentSummary.value = currentSummary
    self.forecastSummary.value = forecastSummary
  }
}

/// What the view model offers without a screen.
@MainActor
func expectViewModel(_ checks: Checks) {
  checks.expect(
    "The view model alone looks the default place up when the view is there.",
    equals: ["before: ", "after: \(Place.defaultName)", "Loading..."],
    from: {
      let weather = WeatherAlone()
      return [
        "before: \(weather.askedBefore.joined(separator: ", "))",
        "after: \(weather.places.asked.joined(separator: ", "))",
        weather.viewModel.city.value,
      ]
    },
    advice: { got in
      if got.first != "before: " {
        "The view model must not ask before viewDidLoad()."
      } else if got.contains("after: ") {
        "viewDidLoad() of the view model has to look the place up."
      } else {
        nil
      }
    }
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
      advice: {
        adviceOnEmptyBoxes($0)
          ?? adviceOnMoving($0, of: example, expected: example.boxes)
      }
    )
  }
  checks.expect(
    "While the view model alone looks up anew, no old weather is there.",
    equals: ["Loading...", "", "", "", ""],
    from: {
      let weather = WeatherAlone()
      weather.show(Example.all[0])
      weather.viewModel.viewDidLoad()
      return weather.boxes
    },
    advice: adviceOnEmptyBoxes
  )
  checks.expect(
    "A place that is not found has no weather, and raises no alert.",
    equals: ["Not found", "", "", "", ""],
    from: {
      let weather = WeatherAlone()
      weather.places.answerAll(.success(nil))
      return weather.boxes + weather.weathers.asked + weather.alerts
    },
    advice: adviceOnEmptyBoxes
  )
  checks.expect(
    "A look-up that fails says why.",
    equals: ["Not found", "Alert: No Network"],
    from: {
      let weather = WeatherAlone()
      weather.places.answerAll(.failure(.noNetwork))
      return [weather.viewModel.city.value] + weather.alerts
    },
    advice: adviceOnAlert
  )
  checks.expect(
    "A weather that fails says why, and the city stays.",
    equals: [Place.defaultName, "Alert: Server is overloaded"],
    from: {
      let weather = WeatherAlone()
      weather.places.answerAll(.success(Example.all[0].place))
      weather.weathers.answerAll(.failure(.overloaded))
      return [weather.viewModel.city.value] + weather.alerts
    },
    advice: adviceOnAlert
  )
  let places = HeldPlaces()
  checks.expectReleased(
    "The view model goes while a service still looks for the place.",
    advice: adviceOnTask,
    after: { WeatherAlone(places: places).viewModel }
  )
  let found = HeldPlaces(answerAtOnce: .success(Example.all[0].place))
  let weathers = HeldWeather()
  checks.expectReleased(
    "The view model goes while a service still loads the weather.",
    advice: adviceOnTask,
    after: { WeatherAlone(places: found, weathers: weathers).viewModel }
  )
}
