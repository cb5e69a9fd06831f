import LessonChecks
import Models

@testable import Exercise04

let hardCoded = """
  The name is written into the code; it belongs to the person, who may be \
  another one tomorrow.
  """

await Checks.run { checks in
  checks.expect(
    "The presenter greets Wasin Thonkaew, and no screen is needed.",
    equals: ["Hello Wasin Thonkaew"],
    from: { Rehearsal("Wasin", "Thonkaew").greetingsAfterTap() },
    advice: { got in
      got.isEmpty
        ? """
        The presenter told its view nothing. Word the greeting in \
        greetButtonTapped() and hand it to view?.setGreeting(_:).
        """
        : nil
    }
  )
  checks.expect(
    "The presenter greets Grace Hopper by her own name.",
    equals: ["Hello Grace Hopper"],
    from: { Rehearsal("Grace", "Hopper").greetingsAfterTap() },
    advice: { $0 == ["Hello Wasin Thonkaew"] ? hardCoded : nil }
  )
  checks.expect(
    "A blank name leaves no gap: Ada has one name only.",
    equals: ["Hello Ada"],
    from: { Rehearsal("Ada", "  ").greetingsAfterTap() },
    advice: { got in
      got.first?.hasPrefix("Hello Ada") == true
        ? "joinedWithoutBlanks(separator:) leaves blank parts out."
        : nil
    }
  )
  checks.expect(
    "After a tap, the presenter tells its view of every change.",
    equals: ["Hello Grace Hopper", "Hello Grace Murray"],
    from: {
      let rehearsal = Rehearsal("Grace", "Hopper")
      rehearsal.presenter.greetButtonTapped()
      rehearsal.presenter.person.lastName = "Murray"
      return rehearsal.spy.greetings
    },
    advice: { got in
      got == ["Hello Grace Hopper"]
        ? """
        The model is a value and tells nobody: whoever decides must notice \
        the change, and that is the presenter now.
        """
        : nil
    }
  )
  checks.expect(
    "A change before the first tap shows nothing.",
    equals: [] as [String],
    from: {
      let rehearsal = Rehearsal("Grace", "Hopper")
      rehearsal.presenter.person.lastName = "Murray"
      return rehearsal.spy.greetings
    },
    advice: { _ in
      "didSet runs at every change: show a greeting only after a tap."
    }
  )
  checks.expect(
    "On the screen, a tap greets, and the greeting follows a change.",
    equals: ["Hello Grace Hopper", "Hello Grace Murray"],
    from: {
      let screen = Screen("Grace", "Hopper")
      screen.tap()
      let first = screen.greeting
      screen.presenter.person.lastName = "Murray"
      return [first, screen.greeting]
    },
    advice: { got in
      switch got {
      case ["", ""]:
        """
        The tap has to reach the presenter, and the answer the label. The \
        assembly has to tell the presenter of its view.
        """
      case ["Hello Grace Hopper", "Hello Grace Hopper"]:
        "The screen greets, but not with what the presenter tells it."
      default:
        nil
      }
    }
  )
  checks.expect(
    "The presenter imports Formatting and Models only.",
    equals: ["Formatting", "Models"],
    from: { try checks.source("GreetingPresenter.swift").imports.sorted() },
    advice: { _ in
      """
      A presenter that imports more cannot be tried without it. \
      Let it speak to the view's protocol.
      """
    }
  )
  checks.expect(
    "The view controller imports neither Formatting nor Models.",
    equals: ["ConsoleUI", "Layouts"],
    from: {
      try checks.source("GreetingViewController.swift").imports.sorted()
    },
    advice: { got in
      got.contains("Models")
        ? """
        The presenter may be right, but the view still knows the model. A \
        passive view shows a text that it is given.
        """
        : nil
    }
  )
  let longLived = GreetingPresenter(
    person: Person(firstName: "Ada", lastName: "Lovelace")
  )
  checks.expectReleased(
    "A presenter does not keep its view alive.",
    advice: """
      A presenter that holds its view is held by it, too: neither ever goes. \
      One of the two must be weak. Which of them owns the other?
      """,
    after: {
      let spy = GreetingViewSpy()
      longLived.view = spy
      longLived.greetButtonTapped()
      return spy
    }
  )
  checks.expectReleased(
    "The screen goes when its window goes.",
    advice: "Something that the view controller holds also holds it.",
    after: {
      let screen = Screen("Grace", "Hopper")
      screen.tap()
      return screen.controller
    }
  )
  checks.expect(
    "A presenter whose view has gone is tapped and changed, to no harm.",
    equals: "nothing happens",
    from: {
      longLived.greetButtonTapped()
      longLived.person.lastName = "King"
      return "nothing happens"
    }
  )
}
