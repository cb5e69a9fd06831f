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
          Nothing was asked when Submit returned. The button has to call a \
          method, the method has to present the alert, and Submit has to tell \
          the view model.
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
    },
    advice: { got in
      got.first == Place.defaultName
        ? """
        Nothing was looked up when locationSubmitted(_:) returned. What a \
        Task does comes later.
        """
        : nil
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
      got.first == "Richmond, VA"
        ? """
        Whoever answers last wins here. What tells the questions from each \
        other must be fixed when one asks. What is read when the answer comes \
        is always the latest.
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
      advice: { got in
        got.contains("Not found")
          ? "A late failure is an answer as well. Nobody waits for it any more."
          : nil
      }
    )
  }
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
      got == ["Loading...", "Broken clouds - 51℉"]
        ? """
        The weather was asked for by an earlier wish. A wish has one number \
        for all of its questions.
        """
        : nil
    }
  )
  checks.expect(
    "Richmond is found, then Seoul: that Richmond's weather fails is dropped.",
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
        ? "A late failure is an answer as well. Nobody waits for it any more."
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
      got == ["Richmond, VA", "Broken clouds - 51℉"]
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
        Richmond's answer was dropped, but nobody has asked for another place. \
        Only what is looked up is a new wish.
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
  let controllerFiles = {
    try checks.sources().filter {
      $0.names("WeatherViewController") && $0.name != "WeatherScreen.swift"
    }
  }
  checks.expect(
    "The controller's files import ConsoleUI and Layouts only.",
    equals: ["ConsoleUI", "Layouts"],
    from: { Set(try controllerFiles().flatMap(\.imports)).sorted() },
    advice: { _ in "Places and blank names are the view model's affair." }
  )
  checks.expect(
    "The controller binds the boxes, and touches no value in them.",
    equals: [],
    from: { try controllerFiles().filter { $0.names("value") }.map(\.name) },
    advice: { _ in
      "Who puts something into a box decides what shows: the view model."
    }
  )
  checks.expect(
    "The weather does all that is specified, in every scenario.",
    equals: "as specified",
    from: { try behaviour() }
  )
}
