import ConsoleUI
import LessonChecks
import Models
import WorkbenchKit

@testable import Exercise11

/// The learner's view model, whose services answer when they are told to.
///
/// The start-up is over: the default place was asked for, and has come.
@MainActor
final class Bench {
  let places = HeldPlaces()
  let weather = HeldWeather()
  let viewModel: WeatherViewModel
  private(set) var alerts: [String] = []

  init() {
    viewModel = WeatherViewModel(placeService: places, weatherService: weather)
    viewModel.showAlert = { [weak self] in self?.alerts.append("\($0): \($1)") }
    viewModel.viewDidLoad()
    places.answer(1, .success(.home))
    weather.answer(1, .success(.clouds))
  }

  /// What a user would see: the city, the summary, and any alerts.
  var shown: [String] {
    [viewModel.city.value, viewModel.currentSummary.value] + alerts
  }

  func submit(_ names: String...) {
    for name in names { viewModel.locationSubmitted(name) }
  }
}

/// The learner's screen, which nobody sees.
@MainActor
struct Screen {
  let places = HeldPlaces()
  let controller: ViewController
  let window: Window

  init() {
    controller = makeWeatherScreen(
      placeService: places,
      weatherService: HeldWeather()
    )
    window = Window(
      size: Size(width: 40, height: 20),
      rootViewController: controller
    )
    window.makeVisible()
  }

  func press(_ title: String) {
    window.buttons.first { $0.title == title }?.sendActions()
  }

  /// Opens the alert, types a name, and presses a button of it.
  func choose(_ name: String, then title: String) {
    press("Change location")
    window.textFields.first?.text = name
    press(title)
  }
}

/// What is thrown where a tap should have asked the user something.
struct NoAlert: Error, CustomStringConvertible {
  let description = "no alert after a tap on Change location"
}

/// What the workbench asks of every weather screen, asked of this one; the
/// first that goes wrong, or "as specified".
@MainActor
func behaviour() throws -> String {
  let yours = Architecture(
    name: "yours",
    title: "The exercise",
    module: "Exercise11",
    roles: [],
    decider: .viewModel,
    rules: [],
    screens: [
      .weather: {
        makeWeatherScreen(
          placeService: $0.placeService,
          weatherService: $0.weatherService
        )
      }
    ]
  )
  guard let variant = Variant(yours, .weather) else { return "no screen" }
  for scenario in Feature.weather.scenarios {
    do {
      try scenario.check(variant)
    } catch {
      return "\(error)"
    }
  }
  return "as specified"
}

await Checks.run { checks in
  for name in ["Seoul", "Richmond"] {
    checks.expect(
      "On the screen: Change location, \(name), Submit asks for \(name).",
      equals: [Place.defaultName, name],
      from: {
        let screen = Screen()
        screen.choose(name, then: "Submit")
        return screen.places.asked
      },
      advice: { got in
        got.count == 2
          ? "The name comes from the text field." : nil
      }
    )
  }
  checks.expect(
    "On the screen: Change location, Seoul, Cancel asks for nothing more.",
    equals: [Place.defaultName],
    from: {
      let screen = Screen()
      screen.choose("Seoul", then: "Cancel")
      return screen.places.asked
    },
    advice: { _ in "Cancel is there to change nothing." }
  )
  checks.expect(
    "A blank name asks for nothing and leaves the screen as it is.",
    equals: ["1 asked", Place.defaultName, "Broken clouds - 51℉"],
    from: {
      let bench = Bench()
      bench.submit("  ", "")
      return ["\(bench.places.asked.count) asked"] + bench.shown
    },
    advice: { _ in "A blank name is no question." }
  )
  checks.expect(
    "While a new place is looked up, nothing of the old one shows.",
    equals: ["Loading...", ""],
    from: {
      let bench = Bench()
      bench.submit("Richmond")
      return bench.shown
    }
  )
  checks.expect(
    "A second change is not refused while the first is on its way.",
    equals: [Place.defaultName, "Richmond", "Seoul"],
    from: {
      let bench = Bench()
      bench.submit("Richmond", "Seoul")
      return bench.places.asked
    },
    advice: { got in
      got.count == 2
        ? "The second question was never asked. The last one shall win." : nil
    }
  )

  let seoul = ["Seoul", "Light rain - 51℉"]
  let dropsLateAnswers = checks.expect(
    "Richmond, then Seoul: Richmond's look-up comes last, and Seoul stays.",
    equals: seoul + ["2 weathers asked"],
    from: {
      let bench = Bench()
      bench.submit("Richmond", "Seoul")
      bench.places.answer(3, .success(.seoul))
      bench.weather.answer(2, .success(.rain))
      bench.places.answer(2, .success(.richmond))
      return bench.shown + ["\(bench.weather.asked.count) weathers asked"]
    },
    advice: { got in
      got.first == "Richmond, VA"
        ? """
        Whoever answers last wins here. Did you number the questions? \
        A number that is read when the answer comes is always the latest; it \
        must be read when one asks.
        """
        : nil
    }
  )
  checks.expect(
    "Richmond, then Seoul: Richmond's look-up comes first, and is dropped.",
    equals: ["Loading...", ""],
    from: {
      let bench = Bench()
      bench.submit("Richmond", "Seoul")
      bench.places.answer(2, .success(.richmond))
      return bench.shown
    }
  )
  checks.expect(
    "Richmond is found, then Seoul asked for: Richmond's weather is dropped.",
    equals: seoul,
    from: {
      let bench = Bench()
      bench.submit("Richmond")
      bench.places.answer(2, .success(.richmond))
      bench.submit("Seoul")
      bench.places.answer(3, .success(.seoul))
      bench.weather.answer(3, .success(.rain))
      bench.weather.answer(2, .success(.clouds))
      return bench.shown
    },
    advice: { got in
      got == ["Seoul", "Broken clouds - 51℉"]
        ? """
        Seoul has Richmond's weather. Two answers lead to the weather, and \
        either can be late.
        """
        : nil
    }
  )
  for (number, late) in [
    (1, Result<Place?, ServiceError>.success(nil)),
    (2, .failure(.noNetwork)),
  ] {
    checks.expect(
      """
      Richmond, then Seoul: that Richmond \
      \(number == 1 ? "is not found" : "cannot be looked up") comes too late \
      to matter.
      """,
      equals: seoul,
      from: {
        let bench = Bench()
        bench.submit("Richmond", "Seoul")
        bench.places.answer(3, .success(.seoul))
        bench.weather.answer(2, .success(.rain))
        bench.places.answer(2, late)
        return bench.shown
      },
      advice: { _ in
        "A late failure is an answer as well. Nobody waits for it any more."
      }
    )
  }
  checks.expect(
    "Richmond, Seoul, and Richmond again: only the third question counts.",
    equals: ["Loading...", ""],
    from: {
      let bench = Bench()
      bench.submit("Richmond", "Seoul", "Richmond")
      bench.places.answer(2, .failure(.overloaded))
      return bench.shown
    },
    advice: { got in
      dropsLateAnswers && got.contains("Alert: Server is overloaded")
        ? """
        A name is not a question: the same name can be asked for twice. Give \
        each question a number.
        """
        : nil
    }
  )
  checks.expectReleased(
    "The alert goes when it was answered.",
    advice: """
      The alert holds its buttons. A button whose closure says alert holds \
      the alert. Write [weak self, weak alert].
      """,
    after: {
      let screen = Screen()
      screen.press("Change location")
      guard let alert = screen.window.presentedAlert else { throw NoAlert() }
      screen.press("Submit")
      return alert
    }
  )
  checks.expectReleased(
    "The controller goes when its window goes, also under an alert.",
    advice: "A closure that the controller gave away holds the controller.",
    after: {
      let screen = Screen()
      screen.press("Change location")
      return screen.controller
    }
  )
  checks.expect(
    "The weather does all that is specified, in every scenario.",
    equals: "as specified",
    from: { try behaviour() }
  )
}
