import ConsoleUI
import Layouts
import LessonChecks
import Models

@testable import Exercise09

/// The learner's controller on a screen that nobody sees.
@MainActor
struct Screen {
  let viewModel = GreetingViewModel(
    person: Person(firstName: "Grace", lastName: "Hopper")
  )
  let controller: GreetingViewController
  private let window: Window

  init() {
    controller = GreetingViewController(viewModel: viewModel)
    window = Window(
      size: CellSize(width: 60, height: 5),
      rootViewController: controller
    )
    window.makeVisible()
  }

  var greeting: String {
    let layout = controller.view as? GreetingLayout
    return layout?.greetingLabel.text ?? ""
  }

  func tap() {
    window.buttons.first { $0.title == "Click me" }?.sendActions()
  }
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

await Checks.run { checks in
  checks.expect(
    "A listener hears the value at once when it is bound.",
    equals: ["first"],
    from: { heard { _ in } },
    advice: { got in
      got.isEmpty
        ? """
        Without the first value, every view would have to ask for it, and \
        show nothing where it forgets.
        """
        : "Once is enough."
    }
  )
  checks.expect(
    "A listener hears every assignment, also of the same value.",
    equals: ["first", "second", "second"],
    from: {
      heard { box in
        box.value = "second"
        box.value = "second"
      }
    },
    advice: { got in
      got.count < 2
        ? "A property observer of `value` runs at each assignment."
        : "The box must not judge whether the news is news."
    }
  )
  checks.expect(
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
      got.last == "first"
        ? "The listener is called before the value has changed."
        : nil
    }
  )
  checks.expect(
    "A second listener replaces the first.",
    equals: ["first"],
    from: {
      heard { box in
        box.bind { _ in }
        box.value = "second"
      }
    },
    advice: { got in
      got.count > 1
        ? """
        A reused table cell binds itself anew. The old binding would go on \
        writing into it.
        """
        : nil
    }
  )
  checks.expect(
    "Binding nil unbinds.",
    equals: ["first"],
    from: {
      heard { box in
        box.bind(nil)
        box.value = "second"
      }
    },
    advice: { got in
      got.count > 1 ? "The old listener is still there after bind(nil)." : nil
    }
  )
  checks.expect(
    "A tap greets Grace Hopper on the screen.",
    equals: "Hello Grace Hopper",
    from: {
      let screen = Screen()
      screen.tap()
      return screen.greeting
    },
    advice: { got in
      got.isEmpty ? "Nothing in the controller listens to the box." : nil
    }
  )
  checks.expect(
    "The label follows the box, whoever changes it.",
    equals: "Good night",
    from: {
      let screen = Screen()
      screen.tap()
      screen.viewModel.greeting.value = "Good night"
      return screen.greeting
    },
    advice: { _ in
      """
      The label is set after a tap only. A binding also carries what nobody \
      tapped for, such as an answer from a server.
      """
    }
  )
  checks.expectReleased(
    "The controller goes when its window goes.",
    advice: """
      The controller holds the view model, that holds the box, and the box \
      holds the closure. If the closure holds the controller, all four stay.
      """,
    after: {
      let screen = Screen()
      screen.tap()
      return screen.controller
    }
  )
  checks.expect(
    "A box at 20 that gets 21, 21 and 22 tells all of it, and at once.",
    equals: "20 21 21 22 |",
    from: { newsByBox() }
  )
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
      "By \(way) one hears: \(news)",
      equals: news,
      from: { others[way] ?? "" },
      advice: { _ in "You have changed this way; the text tells of the old." }
    )
  }
}
