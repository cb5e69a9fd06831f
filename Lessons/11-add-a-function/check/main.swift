import HeldServices
import ConsoleUI
import LessonChecks
import Models

@testable import Exercise11

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
          ? "The name comes from the text field."
          : """
          Nothing was looked up when Submit had been pressed. Does the button \
          call its method, is the alert presented, and does Submit tell the \
          view model?
          """
      }
    )
  }
  checks.expect(
    "Without any screen: a tap on Change location asks for a location.",
    equals: 1,
    from: { Bench().timesAskedForLocation },
    advice: { _ in
      """
      The view model decides what a tap does, also this one. It calls \
      askForLocation, and does not know who listens.
      """
    }
  )
  checks.expect(
    "On the screen: a tap on Change location asks only by the view model.",
    equals: ["the view model asks: 1", "other alerts: 0"],
    from: {
      let screen = Screen()
      var times = 0
      try screen.viewModel().askForLocation = { times += 1 }
      screen.press("Change location")
      let alerts = screen.window.presentedAlert == nil ? 0 : 1
      return ["the view model asks: \(times)", "other alerts: \(alerts)"]
    },
    advice: { got in
      got.last == "other alerts: 1"
        ? """
        The controller asks by itself. It has to tell the view model of the \
        tap, and to ask when the view model calls askForLocation.
        """
        : """
        The view model did not ask. Each tap has to reach it, and it asks at \
        every tap, also while a place is looked up.
        """
    }
  )
  checks.expect(
    "On the screen: Change location, Seoul, Cancel asks for nothing more.",
    equals: [Place.defaultName],
    from: {
      let screen = Screen()
      screen.choose("Seoul", then: "Cancel")
      return screen.places.asked
    },
    advice: { _ in "Cancel must change nothing." }
  )
  checks.expect(
    "A blank name asks for nothing and leaves the screen as it is.",
    equals: ["1 asked", Place.defaultName, "Broken clouds - 51℉"],
    from: {
      let bench = Bench()
      bench.submit("  ", "")
      return ["\(bench.places.asked.count) asked"] + bench.shown
    },
    advice: { _ in "A blank name is not looked up and changes nothing." }
  )
  let clearsOldWeather = checks.expect(
    "While a new place is looked up, nothing of the old one is shown.",
    equals: ["Loading...", ""],
    from: {
      let bench = Bench()
      bench.submit("Richmond")
      return bench.shown
    },
    advice: { got in
      got.first == Place.defaultName
        ? """
        When locationSubmitted(_:) returned, the old place was still shown. \
        What a task does comes later.
        """
        : nil
    }
  )
  let asksAgain = checks.expect(
    "A second change is not refused while the first waits for its answer.",
    equals: [Place.defaultName, "Richmond", "Seoul"],
    from: {
      let bench = Bench()
      bench.submit("Richmond", "Seoul")
      return bench.places.asked
    },
    advice: { got in
      got.count == 2
        ? "The second place was not looked up. The last one has to count." : nil
    }
  )

  let seoul = ["Seoul", "Light rain - 51℉"]
  let dropsLateAnswers = checks.expect(
    "Richmond, then Seoul: Richmond's look-up comes last, and Seoul stays.",
    equals: seoul + ["weather asked for 2 times"],
    from: {
      let bench = Bench()
      bench.submit("Richmond", "Seoul")
      bench.places.answer(3, .success(.seoul))
      bench.weather.answer(2, .success(.rain))
      bench.places.answer(2, .success(.richmond))
      let count = bench.weather.asked.count
      return bench.shown + ["weather asked for \(count) times"]
    },
    advice: { got in
      asksAgain && got.first == "Richmond, VA"
        ? """
        The answer that comes last wins here. If you cancel the task of the \
        search before: it runs on, and has to ask Task.isCancelled after each \
        await.
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
  let dropsLateWeather = checks.expect(
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
        Seoul has Richmond's weather. The answer of the weather service can \
        be late as well.
        """
        : nil
    }
  )
  var dropsLateFailures = true
  for (number, late) in [
    (1, Result<Place?, ServiceError>.success(nil)),
    (2, .failure(.noNetwork)),
  ] {
    let isDropped = checks.expect(
      """
      Richmond, then Seoul: if Richmond \
      \(number == 1 ? "is not found" : "cannot be looked up"), this late \
      answer is dropped.
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
      advice: { got in
        asksAgain && got.contains("Not found")
          ? "A failure that comes late has to be dropped as well."
          : nil
      }
    )
    dropsLateFailures = dropsLateFailures && isDropped
  }
  checks.expect(
    "Late answers are dropped also while Seoul is still looked up.",
    equals: [["Loading...", ""], ["Loading...", ""]],
    from: {
      [Result<Place?, ServiceError>.success(nil), .failure(.noNetwork)].map {
        let bench = Bench()
        bench.submit("Richmond", "Seoul")
        bench.places.answer(2, $0)
        return bench.shown
      }
    }
  )
  checks.expect(
    "A search on another screen does not end the search on this one.",
    equals: ["Richmond, VA", "Light rain - 51℉"],
    from: {
      let (bench, other) = (Bench(), Bench())
      bench.submit("Richmond")
      other.submit("Seoul")
      bench.places.answer(2, .success(.richmond))
      bench.weather.answer(2, .success(.rain))
      return bench.shown
    },
    advice: { _ in "Each view model ends its own searches only." }
  )
  checks.expect(
    "Richmond's weather is dropped also while Seoul is still looked up.",
    equals: ["Loading...", ""],
    from: {
      let bench = Bench()
      bench.submit("Richmond")
      bench.places.answer(2, .success(.richmond))
      bench.submit("Seoul")
      bench.weather.answer(2, .success(.clouds))
      return bench.shown
    },
    advice: { got in
      clearsOldWeather && got == ["Loading...", "Broken clouds - 51℉"]
        ? """
        This weather belongs to an earlier search. A new search has to end \
        both questions of the one before.
        """
        : nil
    }
  )
  checks.expect(
    "Richmond is found, then Seoul: Richmond's late failure is dropped.",
    equals: ["Loading...", ""],
    from: {
      let bench = Bench()
      bench.submit("Richmond")
      bench.places.answer(2, .success(.richmond))
      bench.submit("Seoul")
      bench.weather.answer(2, .failure(.overloaded))
      return bench.shown
    },
    advice: { got in
      got.contains("Alert: Server is overloaded")
        ? "A failure that comes late has to be dropped as well."
        : nil
    }
  )
  checks.expect(
    "Richmond twice: only the weather that was asked for last is shown.",
    equals: ["Richmond, VA", "Light rain - 51℉"],
    from: {
      let bench = Bench()
      bench.submit("Richmond")
      bench.places.answer(2, .success(.richmond))
      bench.submit("Richmond")
      bench.places.answer(3, .success(.richmond))
      bench.weather.answer(3, .success(.rain))
      bench.weather.answer(2, .success(.clouds))
      return bench.shown
    },
    advice: { got in
      dropsLateWeather && got == ["Richmond, VA", "Broken clouds - 51℉"]
        ? "A place is not a question: the same place can be asked for twice."
        : nil
    }
  )
  checks.expect(
    "Richmond, then a blank name: Richmond's answer still counts.",
    equals: ["Richmond, VA", "Light rain - 51℉"],
    from: {
      let bench = Bench()
      bench.submit("Richmond", " ")
      bench.viewModel.changeLocationButtonTapped()
      bench.places.answer(2, .success(.richmond))
      bench.submit("")
      bench.weather.answer(2, .success(.rain))
      return bench.shown
    },
    advice: { got in
      got.first == "Loading..."
        ? """
        Richmond's answer was dropped, although no other place was asked for. \
        Neither a tap nor a blank name begins a search.
        """
        : nil
    }
  )
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
      dropsLateAnswers && dropsLateFailures
        && got.contains("Alert: Server is overloaded")
        ? """
        A name is not a question: the same name can be asked for twice. \
        Cancel the task of the old question.
        """
        : nil
    }
  )
  checks.expectReleased(
    "The alert goes when it was answered.",
    advice: """
      The alert holds its actions, and each action holds its closure. The \
      closure must hold the alert weakly.
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
    advice: """
      A closure that somebody else stores must hold the controller weakly.
      """,
    after: {
      let screen = Screen()
      screen.press("Change location")
      return screen.controller
    }
  )
  let controllerFiles = {
    try checks.sources().filter {
      $0.names("WeatherViewController") && $0.name != "WeatherScreen.swift"
    }
  }
  checks.expect(
    "The controller's files import ConsoleUI and Layouts only.",
    equals: ["ConsoleUI", "Layouts"],
    from: { Set(try controllerFiles().flatMap(\.imports)).sorted() },
    advice: { _ in "Places and blank names are the view model's job." }
  )
  checks.expect(
    "The controller binds the boxes, and touches no value in them.",
    equals: [],
    from: {
      try controllerFiles().filter { $0.code.contains(/\.value\b/) }
        .map(\.name)
    },
    advice: { _ in "Only the view model puts something into a box." }
  )
  checks.expect(
    "The controller passes on what was typed, and does not look at it.",
    equals: [],
    from: { () -> [String] in
      let files = try checks.sources().filter { file in
        file.imports.contains("ConsoleUI") || file.imports.contains("Layouts")
      }
      let looks = ["isBlank", "isEmpty", "count", "allSatisfy", "contains"]
      return files.flatMap { file in
        let comparisons = file.code.matches(of: /[!=]= ?"\s*"/)
        return looks.filter(file.names) + comparisons.map { "\($0.output)" }
      }
    },
    advice: { _ in "The view model decides what a blank name does." }
  )
  checks.expect(
    "Of the alert's two actions, one tells the view model.",
    equals: 1,
    from: {
      try checks.sources().filter { $0.name != "WeatherViewModel.swift" }
        .map { $0.code.matches(of: /\.locationSubmitted/).count }
        .reduce(0, +)
    },
    advice: { got in
      got > 1 ? "Cancel tells the view model nothing. Only Submit does." : nil
    }
  )
  checks.expect(
    "The weather does all that is specified, in every scenario.",
    equals: "as specified",
    from: { try behaviour() }
  )
}
