import ConsoleUI
import Layouts
import LessonChecks
import Models

@testable import Exercise05

let ada = Person(firstName: "Ada", lastName: "Lovelace")

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
            It tells a greeting and does not keep it, or it makes no \
            greeting. Set the property greeting, so that others can read it.
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
    "A greeting that is there follows every change of the person.",
    equals: [
      "Hello Grace Hopper", "Hello Grace Murray", "Hello Brewster Murray",
      "Hello Ada Lovelace",
    ],
    from: {
      let viewModel = Rehearsal("Grace", "Hopper").viewModel
      viewModel.greetButtonTapped()
      var greetings = [viewModel.greeting]
      viewModel.person.lastName = "Murray"
      greetings.append(viewModel.greeting)
      viewModel.person.firstName = "Brewster"
      greetings.append(viewModel.greeting)
      viewModel.person = ada
      return greetings + [viewModel.greeting]
    },
    advice: { got in
      Set(got) == ["Hello Grace Hopper"]
        ? """
        The greeting stayed as it was. The person is a value and tells nobody: \
        the view model has to notice the change.
        """
        : nil
    }
  )
  checks.expect(
    "It follows also while nobody listens.",
    equals: "Hello Grace Murray",
    from: {
      let grace = Person(firstName: "Grace", lastName: "Hopper")
      let viewModel = GreetingViewModel(person: grace)
      viewModel.greetButtonTapped()
      viewModel.person.lastName = "Murray"
      return viewModel.greeting
    },
    advice: { got in
      got == "Hello Grace Hopper"
        ? "Whoever binds later would read an old greeting." : nil
    }
  )
  checks.expect(
    "Whoever listens is told each new greeting once.",
    equals: [
      "Hello Grace Hopper", "Hello Grace Murray", "Hello Brewster Murray",
    ],
    from: {
      let rehearsal = Rehearsal("Grace", "Hopper")
      rehearsal.viewModel.greetButtonTapped()
      rehearsal.viewModel.person.lastName = "Murray"
      rehearsal.viewModel.person.firstName = "Brewster"
      return rehearsal.told
    },
    advice: { got in
      got == []
        ? "Nobody is told: the property has to say that it was set." : nil
    }
  )
  checks.expect(
    "Whoever listens and asks at once gets the greeting that was told.",
    equals: ["Hello Grace Hopper", "Hello Grace Murray"],
    from: {
      let rehearsal = Rehearsal("Grace", "Hopper")
      rehearsal.viewModel.greetButtonTapped()
      rehearsal.viewModel.person.lastName = "Murray"
      return rehearsal.asked
    },
    advice: { got in
      got == ["", "Hello Grace Hopper"]
        ? "The closure is called before the property has its new value." : nil
    }
  )
  checks.expect(
    "A change before the first tap makes no greeting.",
    equals: [] as [String],
    from: {
      let rehearsal = Rehearsal("Grace", "Hopper")
      rehearsal.viewModel.person.lastName = "Murray"
      rehearsal.viewModel.person.firstName = "Brewster"
      return rehearsal.told + [rehearsal.viewModel.greeting].filter { $0 != "" }
    },
    advice: { _ in
      "didSet runs at every change: word a greeting only after a tap."
    }
  )
  var follows = false
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
      screen.viewModel.person.lastName = "Murray"
      shown.append(screen.greeting)
      screen.viewModel.person = ada
      follows = screen.viewModel.greeting == "Hello Ada Lovelace"
      return shown + [screen.greeting]
    },
    advice: { got in
      got.dropFirst() == ["Hello Grace Hopper"] + [got[1], got[1]]
        && follows
        ? """
        The view model followed, and the screen did not: it misses changes \
        that no tap has made. A binding is told of them.
        """
        : nil
    }
  )
  for text in [
    "Ahoy", " two  spaces, as they are ", "",
    "a text that is longer than any greeting of anybody so far",
  ] {
    checks.expect(
      "The binding shows what it is told: \(text.debugDescription)",
      equals: text,
      from: {
        let screen = Screen("Grace", "Hopper")
        screen.tap()
        screen.viewModel.greetingDidChange?(text)
        return screen.greeting
      },
      advice: { got in
        got == "Hello Grace Hopper"
          ? nil : "The view shows a greeting as it is told, and words nothing."
      }
    )
  }
  checks.expect(
    "Once it is on the screen, the label changes by the binding only.",
    equals: ["", "Hello Grace Hopper"],
    from: {
      let screen = Screen("Grace", "Hopper")
      var told: [String] = []
      screen.viewModel.greetingDidChange = { told.append($0) }
      screen.tap()
      screen.controller.viewWillAppear()
      screen.controller.viewDidAppear()
      screen.draw()
      return [screen.greeting] + told
    },
    advice: { got in
      got.first?.isEmpty == false
        ? """
        Here somebody else listened. The label changed nevertheless, so not \
        only the binding sets it.
        """
        : nil
    }
  )
  checks.expect(
    "A screen that comes later shows the greeting that is there.",
    equals: "Hello Ada Lovelace",
    from: {
      let viewModel = GreetingViewModel(person: ada)
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
    "Only the view model can set its greeting.",
    equals: "read only",
    from: {
      isWritable(\GreetingViewModel.greeting)
        ? "anybody can set it" : "read only"
    },
    advice: { _ in "With private(set) everybody can read it." }
  )
  checks.expect(
    "No file with widgets imports Formatting or Models.",
    equals: [] as [String],
    from: {
      try checks.sources()
        .filter {
          !$0.imports.filter(["ConsoleUI", "Layouts"].contains).isEmpty
        }
        .flatMap { file in
          file.imports.filter(["Formatting", "Models"].contains)
            .map { "\(file.name) imports \($0)" }
        }
    },
    advice: { got in
      if got.contains(where: { $0.hasPrefix("GreetingViewModel") }) {
        return """
          A view model that imports widgets cannot be tried without them. It \
          need not know who shows it.
          """
      }
      return got.contains { $0.hasSuffix("Models") }
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
  let longLived = GreetingViewModel(person: ada)
  checks.expectReleased(
    "A view model that lives longer holds nothing of its screen.",
    advice: "A closure holds what it names. Parts of the screen count, too.",
    after: { Screen(longLived).controller.view }
  )
  for (part, find) in [
    ("label", { $0.greetingLabel }), ("button", { $0.greetButton }),
  ] as [(String, (GreetingLayout) -> View)] {
    checks.expectReleased(
      "It holds no \(part) of it, either.",
      advice: "A closure holds what it names. Parts of the screen count, too.",
      after: { find(try Screen(longLived).layout()) }
    )
  }
  checks.expect(
    "A view model whose screen has gone greets and changes, and nothing breaks.",
    equals: "Hello Ada King",
    from: {
      _ = Screen(longLived)
      longLived.greetButtonTapped()
      longLived.person.lastName = "King"
      return longLived.greeting
    }
  )
}
