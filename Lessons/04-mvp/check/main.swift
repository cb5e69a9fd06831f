import ConsoleUI
import LessonChecks
import Models

@testable import Exercise04

let ada = Person(firstName: "Ada", lastName: "Lovelace")
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
    "Blank names and the spaces around names leave no gap.",
    equals: ["Hello Ada", "Hello Lovelace", "Hello Ada Lovelace", "Hello"],
    from: {
      let names: [(String, String)] = [
        ("Ada", "  "), ("", "Lovelace"), (" Ada ", "Lovelace "), ("", " "),
      ]
      return names.flatMap { Rehearsal($0, $1).greetingsAfterTap() }
    },
    advice: { got in
      got.count == 4 && got.contains { $0.hasSuffix(" ") || $0.contains("  ") }
        ? "joinedWithoutBlanks(separator:) leaves blank parts out."
        : nil
    }
  )
  checks.expect(
    "After a tap, the presenter tells its view of every change.",
    equals: [
      "Hello Grace Hopper", "Hello Grace Murray", "Hello Brewster Murray",
      "Hello Ada Lovelace",
    ],
    from: {
      let rehearsal = Rehearsal("Grace", "Hopper")
      rehearsal.presenter.greetButtonTapped()
      rehearsal.presenter.person.lastName = "Murray"
      rehearsal.presenter.person.firstName = "Brewster"
      rehearsal.presenter.person = ada
      return rehearsal.spy.greetings
    },
    advice: { got in
      got == ["Hello Grace Hopper"]
        ? """
        When the change was made, the view had been told nothing. The model is \
        a value and tells nobody: the presenter must notice it, and tell the \
        view at once.
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
      rehearsal.presenter.person.firstName = "Brewster"
      return rehearsal.spy.greetings
    },
    advice: { got in
      got == ["Hello Grace Murray", "Hello Brewster Murray"]
        ? "didSet runs at every change: show a greeting only after a tap."
        : nil
    }
  )
  checks.expect(
    "The view holds its presenter.",
    equals: "still held",
    from: {
      Screen("Grace", "Hopper").presenter == nil ? "released" : "still held"
    },
    advice: { _ in
      """
      When the screen was put together, nobody held the presenter, and it was \
      gone. Which of the two owns the other?
      """
    }
  )
  checks.expect(
    "On the screen, a tap greets, and the greeting follows every change.",
    equals: [
      "", "Hello Grace Hopper", "Hello Grace Murray", "Hello Ada Lovelace",
    ],
    from: {
      let screen = Screen("Grace", "Hopper")
      var shown = [screen.greeting]
      screen.tap()
      shown.append(screen.greeting)
      screen.presenter?.person.lastName = "Murray"
      shown.append(screen.greeting)
      screen.presenter?.person = ada
      return shown + [screen.greeting]
    },
    advice: { got in
      if got.first?.isEmpty == false {
        return "It greets before anybody has tapped."
      }
      switch Set(got.dropFirst()) {
      case [""]:
        return """
          When the tap was over, the label was empty. Does the tap reach the \
          presenter, does the presenter know its view (step 4), and does \
          setGreeting(_:) set the label before it returns?
          """
      default:
        return nil
      }
    }
  )
  for text in [
    "Ahoy", " two  spaces, as they are ", "two\nlines", "",
    "a text that is longer than any greeting of anybody so far",
  ] {
    checks.expect(
      "The view shows the text that it is given: \(text.debugDescription)",
      equals: text,
      from: {
        let screen = Screen("Grace", "Hopper")
        let view = screen.controller as? any GreetingView
        screen.tap()
        view?.setGreeting(text)
        // A view that looks whether the text is new would show nothing.
        screen.write("something else")
        view?.setGreeting(text)
        return screen.greeting
      },
      advice: { got in
        got == "something else"
          ? "When setGreeting(_:) returned, the label had not been set."
          : """
          A passive view shows a text as it is given. It words nothing itself.
          """
      }
    )
  }
  checks.expect(
    "The view shows a greeting that it is given before any tap.",
    equals: "Ahoy",
    from: {
      let screen = Screen("Grace", "Hopper")
      (screen.controller as? any GreetingView)?.setGreeting("Ahoy")
      return screen.greeting
    },
    advice: { _ in "When a greeting shows is the presenter's decision." }
  )
  checks.expect(
    "The presenter knows its view as soon as the screen is made.",
    equals: "it does",
    from: {
      let presenter = GreetingPresenter(person: ada)
      let controller = makeGreetingScreen(presenter: presenter)
      return presenter.view === controller ? "it does" : "it does not"
    },
    advice: { _ in
      "makeGreetingScreen(presenter:) has to tell the presenter of its view."
    }
  )
  checks.expect(
    "A greeting changes the label and nothing else on the screen.",
    equals: [["[ Click me ]"], ["Ahoy", "[ Click me ]"]],
    from: {
      let screen = Screen("Grace", "Hopper")
      let before = screen.lines
      screen.tap()
      (screen.controller as? any GreetingView)?.setGreeting("Ahoy")
      return [before, screen.lines]
    }
  )
  checks.expect(
    "A tap changes the label only if the presenter tells the view to.",
    equals: ["", "", "as it was", "Hello Grace Hopper"],
    from: {
      let screen = Screen("Grace", "Hopper")
      let spy = GreetingViewSpy()
      screen.presenter?.view = spy
      var shown = [screen.greeting]
      screen.tap()
      shown.append(screen.greeting)
      screen.write("as it was")
      screen.tap()
      return shown + [screen.greeting] + Set(spy.greetings)
    },
    advice: { got in
      got[0].isEmpty && (!got[1].isEmpty || got[2] != "as it was")
        ? """
        Here the presenter spoke to another view. Nobody told this view \
        anything, and still its label changed.
        """
        : nil
    }
  )
  checks.expect(
    "The presenter asks its view for nothing but setGreeting(_:).",
    equals: "",
    from: {
      let presenter = GreetingPresenter(person: ada)
      let screen = ScreenSpy()
      presenter.view = screen
      presenter.greetButtonTapped()
      presenter.person.lastName = "King"
      return screen.greeting
    },
    advice: { _ in
      "The presenter reached a widget behind the view's protocol."
    }
  )
  checks.expect(
    "GreetingView.swift is as it was.",
    equals: """
      @MainActor protocol GreetingView: AnyObject { \
      func setGreeting(_ greeting: String) }
      """,
    from: {
      try checks.source("GreetingView.swift").code
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  )
  checks.expect(
    "The presenter imports no widgets, and does not name its controller.",
    equals: [] as [String],
    from: {
      let presenter = try checks.source("GreetingPresenter.swift")
      return presenter.imports.filter(["ConsoleUI", "Layouts"].contains)
        + ["GreetingViewController"].filter(presenter.names)
    },
    advice: { _ in
      """
      A presenter that imports widgets cannot be tried without them. \
      Let it speak to the view's protocol.
      """
    }
  )
  checks.expect(
    "No file with widgets imports Formatting or Models.",
    equals: [] as [String],
    from: {
      try checks.sources()
        .filter { file in
          file.name == "GreetingViewController.swift"
            || file.imports.contains { ["ConsoleUI", "Layouts"].contains($0) }
        }
        .flatMap(\.imports)
        .filter { ["Formatting", "Models"].contains($0) }
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
  let longLived = GreetingPresenter(person: ada)
  checks.expectReleased(
    "A presenter does not keep its view alive.",
    advice: """
      The view holds its presenter. If the presenter also holds the view, \
      neither ever goes. One of the two must be weak. Which of them owns the \
      other?
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
    advice: "Something still holds the view controller.",
    after: {
      let screen = Screen("Grace", "Hopper")
      screen.tap()
      return screen.controller
    }
  )
  checks.expectReleased(
    "The presenter goes with its screen.",
    advice: "Something besides the screen holds the presenter.",
    after: {
      let presenter = GreetingPresenter(person: ada)
      let window = Window(
        size: CellSize(width: 60, height: 5),
        rootViewController: makeGreetingScreen(presenter: presenter)
      )
      window.makeVisible()
      presenter.greetButtonTapped()
      return presenter
    }
  )
  checks.expect(
    "A presenter whose view has gone is tapped and changed, and nothing breaks.",
    equals: "nothing happens",
    from: {
      longLived.greetButtonTapped()
      longLived.person.lastName = "King"
      return "nothing happens"
    }
  )
}
