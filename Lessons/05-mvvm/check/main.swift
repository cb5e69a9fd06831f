import LessonChecks
import Models

@testable import Exercise05

await Checks.run { checks in
  for (first, last) in [("Wasin", "Thonkaew"), ("Grace", "Hopper")] {
    checks.expect(
      "Asked after a tap, the view model says how \(first) is greeted.",
      equals: "Hello \(first) \(last)",
      from: {
        let person = Person(firstName: first, lastName: last)
        let viewModel = GreetingViewModel(person: person)
        viewModel.greetButtonTapped()
        return viewModel.greeting
      },
      advice: { got in
        if got.isEmpty {
          return """
            It tells a greeting and does not keep it, or words none. Set the \
            property greeting: one can ask it at any time.
            """
        }
        return got == "Hello Wasin Thonkaew"
          ? """
          The name is written into the code; it belongs to the person, who \
          may be another one tomorrow.
          """
          : nil
      }
    )
  }
  checks.expect(
    "A blank name leaves no gap: Ada has one name only.",
    equals: "Hello Ada",
    from: {
      let person = Person(firstName: "Ada", lastName: "  ")
      let viewModel = GreetingViewModel(person: person)
      viewModel.greetButtonTapped()
      return viewModel.greeting
    },
    advice: { got in
      got.hasPrefix("Hello Ada")
        ? "joinedWithoutBlanks(separator:) leaves blank parts out."
        : nil
    }
  )
  checks.expect(
    "Whoever listens is told each greeting once.",
    equals: ["Hello Grace Hopper", "Hello Grace Murray"],
    from: {
      let rehearsal = Rehearsal("Grace", "Hopper")
      rehearsal.viewModel.greetButtonTapped()
      rehearsal.viewModel.person.lastName = "Murray"
      return rehearsal.told
    },
    advice: { got in
      switch got {
      case []: "Nobody is told: the property has to say that it was set."
      case ["Hello Grace Hopper"]:
        "A greeting that is there has to follow a change of the person."
      default: nil
      }
    }
  )
  checks.expect(
    "A change before the first tap makes no greeting.",
    equals: [] as [String],
    from: {
      let rehearsal = Rehearsal("Grace", "Hopper")
      rehearsal.viewModel.person.lastName = "Murray"
      return rehearsal.told
    },
    advice: { _ in
      "didSet runs at every change: word a greeting only after a tap."
    }
  )
  checks.expect(
    "On the screen, a tap greets, and the greeting follows a change.",
    equals: ["Hello Grace Hopper", "Hello Grace Murray"],
    from: {
      let screen = Screen("Grace", "Hopper")
      screen.tap()
      let first = screen.greeting
      screen.viewModel.person.lastName = "Murray"
      return [first, screen.greeting]
    },
    advice: { got in
      switch got {
      case ["", ""]:
        "Nothing is bound: set viewModel.greetingDidChange in bindViewModel()."
      case ["Hello Grace Hopper", "Hello Grace Hopper"]:
        """
        The controller fetches the greeting after a tap, and misses changes \
        that no tap has made. A binding is told of them.
        """
      default: nil
      }
    }
  )
  checks.expect(
    "A screen that comes later shows the greeting that is there.",
    equals: "Hello Ada Lovelace",
    from: {
      let person = Person(firstName: "Ada", lastName: "Lovelace")
      let viewModel = GreetingViewModel(person: person)
      viewModel.greetButtonTapped()
      return Screen(viewModel).greeting
    },
    advice: { got in
      got.isEmpty
        ? """
        A closure hears of later changes only. What the view model says \
        already has to be shown once, when the screen is bound.
        """
        : nil
    }
  )
  checks.expect(
    "The view model imports Formatting and Models only.",
    equals: ["Formatting", "Models"],
    from: { try checks.source("GreetingViewModel.swift").imports.sorted() },
    advice: { _ in
      """
      A view model that imports more knows who shows it, and \
      cannot be tried without that.
      """
    }
  )
  checks.expect(
    "The view controller does not import Models.",
    equals: ["ConsoleUI", "Layouts"],
    from: {
      try checks.source("GreetingViewController.swift").imports.sorted()
    },
    advice: { got in
      got.contains("Models")
        ? "The view shows a text that is worded already; it needs no person."
        : nil
    }
  )
  checks.expectReleased(
    "The screen goes when its window goes.",
    advice: """
      The closure holds the controller, the view model holds the closure, \
      and the controller holds the view model. Who must let go?
      """,
    after: {
      let screen = Screen("Grace", "Hopper")
      screen.tap()
      return screen.controller
    }
  )
  let longLived = GreetingViewModel(
    person: Person(firstName: "Ada", lastName: "Lovelace")
  )
  checks.expect(
    "A view model whose screen has gone greets and changes, to no harm.",
    equals: "Hello Ada King",
    from: {
      _ = Screen(longLived)
      longLived.greetButtonTapped()
      longLived.person.lastName = "King"
      return longLived.greeting
    }
  )
}
