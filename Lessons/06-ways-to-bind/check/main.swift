import ConsoleUI
import Layouts
import LessonChecks
import Models

@testable import Exercise06

/// The learner's controller on a screen that nobody sees.
@MainActor
struct Screen {
  let viewModel: GreetingViewModel
  let controller: GreetingViewController
  private let window: Window

  init(
    _ viewModel: GreetingViewModel = GreetingViewModel(
      person: Person(firstName: "Grace", lastName: "Hopper")
    ),
    isVisible: Bool = true
  ) {
    self.viewModel = viewModel
    controller = GreetingViewController(viewModel: viewModel)
    window = Window(
      size: CellSize(width: 60, height: 5),
      rootViewController: controller
    )
    if isVisible { window.makeVisible() }
  }

  var greeting: String {
    let layout = controller.view as? GreetingLayout
    return layout?.greetingLabel.text ?? ""
  }

  func tap() {
    window.buttons.first { $0.title == "Click me" }?.sendActions()
  }

  /// What a binding may keep alive by mistake.
  var parts: [Part] {
    let layout = controller.view as? GreetingLayout
    return [
      Part(name: "controller", object: controller),
      Part(name: "view model", object: viewModel),
      Part(name: "view", object: layout),
      Part(name: "label", object: layout?.greetingLabel),
    ]
  }

  /// What the label shows after each of some values is put into the box.
  func greetings(after values: String...) -> [String] {
    values.map { value in
      viewModel.greeting.value = value
      return greeting
    }
  }
}

/// An object of a screen, as long as somebody else holds it.
struct Part {
  let name: String
  weak var object: AnyObject?
}

/// Everything that a listener hears from a box that holds "first".
@MainActor
func heard(after use: (Box<String>) -> Void) -> [String] {
  let box = Box("first")
  var heard: [String] = []
  box.bind { heard.append($0) }
  use(box)
  return heard
}

/// Whether a listener hears of a change only after the assignment.
@MainActor
func isBoxLate() async -> Bool {
  let box = Box("first")
  var heard: [String] = []
  box.bind { heard.append($0) }
  box.value = "second"
  let atOnce = heard
  // Tasks of the main actor that are waiting get their turn here.
  for _ in 0..<100 { await Task.yield() }
  return heard != atOnce
}

/// What `Box` promises; whether all of it holds.
///
/// - Parameter isLate: whether its listener hears of a change only after the
///   assignment has returned.
@MainActor
func expectBox(_ checks: Checks, isLate: Bool) -> Bool {
  let tellsFirst = checks.expect(
    "A listener hears the value at once when it is bound.",
    equals: ["first"],
    from: { heard { _ in } },
    advice: { got in
      got.isEmpty
        ? """
        If the listener does not hear this value, every view has to read it \
        by itself, and a view that forgets this shows nothing.
        """
        : nil
    }
  )
  let tellsAll = checks.expect(
    "A box at \"first\" that is set to \"second\" twice tells all three.",
    equals: ["first", "second", "second"],
    from: {
      heard { box in
        box.value = "second"
        box.value = "second"
      }
    },
    advice: { got in
      switch got {
      case ["first", "second"]:
        "Only one of two assignments was told. Tell also an equal value."
      case ["first"] where isLate:
        """
        The listener is called after the assignment has returned. Call it \
        inside the assignment.
        """
      case ["first"], []:
        """
        No assignment was told. Two things are needed: `bind` stores the \
        listener, and each assignment calls it.
        """
      default:
        nil
      }
    }
  )
  let tellsAfter = checks.expect(
    "A listener that looks into the box finds what it was told.",
    equals: ["first", "second"],
    from: {
      let box = Box("first")
      var found: [String] = []
      box.bind { _ in found.append(box.value) }
      box.value = "second"
      return found
    },
    advice: { got in
      got == ["first", "first"]
        ? "The listener is called before the value has changed."
        : nil
    }
  )
  let replaces = checks.expect(
    "A second listener replaces the first, and hears the value at once.",
    equals: ["the first: first", "the second: first, second"],
    from: {
      var second: [String] = []
      let first = heard { box in
        box.bind { second.append($0) }
        box.value = "second"
      }
      return [
        "the first: \(first.joined(separator: ", "))",
        "the second: \(second.joined(separator: ", "))",
      ]
    },
    advice: { got in
      got.first == "the first: first, second"
        ? """
        The first listener is still called. When a reused table cell binds \
        again, its old binding would go on writing into it.
        """
        : nil
    }
  )
  let unbinds = checks.expect(
    "Binding nil unbinds.",
    equals: ["first"],
    from: {
      heard { box in
        box.bind(nil)
        box.value = "second"
      }
    },
    advice: { got in
      got.last == "second"
        ? "The listener is still called after bind(nil)." : nil
    }
  )
  let tellsEmpty = checks.expect(
    "A box that is empty, then \"first\", then empty again tells all three.",
    equals: ["", "first", ""],
    from: {
      let box = Box("")
      var heard: [String] = []
      box.bind { heard.append($0) }
      box.value = "first"
      box.value = ""
      return heard
    }
  )
  let tellsNested = checks.expect(
    "A listener that changes \"first\" to \"second\" hears of that each time.",
    equals: ["first", "second", "first", "second"],
    from: {
      let box = Box("first")
      var heard: [String] = []
      box.bind { text in
        heard.append(text)
        if text == "first" { box.value = "second" }
      }
      box.value = "first"
      box.bind(nil)
      return heard
    },
    advice: { got in
      let firsts = got.filter { $0 == "first" }
      let seconds = got.filter { $0 == "second" }
      return tellsAll && seconds.count < firsts.count
        ? "An assignment that the listener made was not told." : nil
    }
  )
  for (end, unbind) in [
    ("bind(nil)", { $0.bind(nil) }), ("another listener", { $0.bind { _ in } }),
  ] as [(String, (Box<String>) -> Void)] {
    let box = Box("first")
    checks.expectReleased(
      "After \(end), the box no longer holds its old listener.",
      advice: "A listener that is replaced or unbound has to be let go.",
      after: {
        let listener = Listener()
        box.bind { _ in listener.news.markEnd() }
        unbind(box)
        return listener
      }
    )
  }
  let tellsNumbers = checks.expect(
    "A box at 20 that is set to 21, 21 and 22 tells each value at once.",
    equals: "20 21 21 22 |",
    from: { newsByBox() }
  )
  return tellsFirst && tellsAll && tellsAfter && replaces && unbinds
    && tellsEmpty && tellsNested && tellsNumbers
}

/// The box of a screen that is gone, and what is left of that screen.
@MainActor
func boxAndParts() async -> (Box<String>, [Part]) {
  func use() -> (Box<String>, [Part]) {
    let screen = Screen()
    screen.tap()
    return (screen.viewModel.greeting, screen.parts)
  }
  let left = use()
  // A deinitializer may run as a task of the main actor.
  for _ in 0..<100 { await Task.yield() }
  return left
}

/// What the controller shows, and that it does not stay.
///
/// - Parameter boxIsRight: whether a wrong label is surely the controller's.
@MainActor
func expectScreen(_ checks: Checks, boxIsRight: Bool) async {
  checks.expect(
    "Before any tap, the label shows what is put into the box.",
    equals: ["Good morning", "", " two  spaces "],
    from: { Screen().greetings(after: "Good morning", "", " two  spaces ") },
    advice: { got in
      boxIsRight && got.allSatisfy(\.isEmpty)
        ? """
        Right after each assignment the label was still empty. A binding \
        shows a change at once, also without a tap.
        """
        : nil
    }
  )
  checks.expect(
    "The label shows what was in the box before the view was there.",
    equals: "Good morning",
    from: {
      let viewModel = GreetingViewModel(
        person: Person(firstName: "Grace", lastName: "Hopper")
      )
      viewModel.greeting.value = "Good morning"
      return Screen(viewModel).greeting
    }
  )
  checks.expect(
    "The binding lasts once the view is loaded, on the screen or not.",
    equals: ["loaded: Good morning", "disappeared: Good night"],
    from: {
      let screen = Screen(isVisible: false)
      screen.controller.loadViewIfNeeded()
      let loaded = screen.greetings(after: "Good morning")
      screen.controller.viewWillDisappear()
      screen.controller.viewDidDisappear()
      let disappeared = screen.greetings(after: "Good night")
      return loaded.map { "loaded: \($0)" }
        + disappeared.map { "disappeared: \($0)" }
    }
  )
  for name in ["Hopper", "Kelly"] {
    checks.expect(
      "A tap greets Grace \(name) on the screen.",
      equals: "Hello Grace \(name)",
      from: {
        let screen = Screen(
          GreetingViewModel(person: Person(firstName: "Grace", lastName: name))
        )
        screen.tap()
        return screen.greeting
      }
    )
  }
  checks.expect(
    "The label follows the box after a tap, whoever changes it.",
    equals: ["Good night", "Good morning"],
    from: {
      let screen = Screen()
      screen.tap()
      return screen.greetings(after: "Good night", "Good morning")
    },
    advice: { got in
      boxIsRight && got == ["Hello Grace Hopper", "Hello Grace Hopper"]
        ? "The label shows what the tap put into the box, and no later change."
        : nil
    }
  )
  let (box, parts) = await boxAndParts()
  checks.expect(
    "A box that lives longer than its screen keeps nothing of it alive.",
    equals: [],
    from: {
      withExtendedLifetime(box) {
        parts.filter { $0.object != nil }.map(\.name)
      }
    },
    advice: { _ in
      """
      The box holds the closure. What the closure holds lives as long as the \
      box.
      """
    }
  )
  checks.expectReleased(
    "The box goes when the window goes and nobody else holds it.",
    advice: """
      The view model holds the box, and the box holds the closure. If the \
      closure holds one of them or the controller, they are never released.
      """,
    after: {
      let screen = Screen()
      screen.tap()
      return screen.viewModel.greeting
    }
  )
}

/// The ways that the text shows: they need no edit.
@MainActor
func expectOtherWays(_ checks: Checks) async {
  let others = [
    "delegation": newsByDelegation(),
    "closure": newsByClosure(),
    "observation": await newsByObservation(),
    "stream": await newsByStream(),
  ]
  for (way, news) in [
    ("delegation", "21 21 22 |"), ("closure", "21 21 22 |"),
    ("observation", "20 | 22"), ("stream", "| 21 21 22"),
  ] {
    checks.expect(
      "By \(way) a listener hears: \(news)",
      equals: news,
      from: { others[way] ?? "" },
      advice: { _ in
        "The lesson shows another result here. Was the file of this way edited?"
      }
    )
  }
}

await Checks.run { checks in
  let boxIsRight = expectBox(checks, isLate: await isBoxLate())
  await expectOtherWays(checks)
  await expectScreen(checks, boxIsRight: boxIsRight)
  checks.expect(
    "The box can change when the controller is gone.",
    equals: "Good night",
    from: {
      let viewModel = GreetingViewModel(
        person: Person(firstName: "Grace", lastName: "Hopper")
      )
      _ = Screen(viewModel).greeting
      viewModel.greeting.value = "Good night"
      return viewModel.greeting.value
    }
  )
}
