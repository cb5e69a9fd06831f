import ConsoleUI
import Formatting
import Layouts
import LessonChecks
import Models

@testable import Exercise02

/// The learner's controller on a screen that nobody sees.
@MainActor
struct Screen {
  let controller: GreetingViewController
  private let window: Window

  /// Changes the person before the screen is there.
  init(
    _ firstName: String,
    _ lastName: String,
    change: (inout Person) -> Void = { _ in }
  ) {
    controller = GreetingViewController(
      person: Person(firstName: firstName, lastName: lastName)
    )
    change(&controller.person)
    window = Window(
      size: CellSize(width: 60, height: 5),
      rootViewController: controller
    )
    window.makeVisible()
  }

  /// What the label on the screen holds, with all its spaces.
  var greeting: String {
    let layout = controller.view as? GreetingLayout
    return layout?.greetingLabel.text ?? ""
  }

  var greetingAndButton: String {
    let button = (controller.view as? GreetingLayout)?.greetButton
    let use = button?.isEnabled == true ? "can be tapped" : "is disabled"
    return "\(greeting), and \((button?.title ?? "").debugDescription) \(use)"
  }

  func tap() {
    window.buttons.first { $0.title == "Click me" }?.sendActions()
  }

  func greetingAfterTap() -> String {
    tap()
    return greeting
  }

  /// The greeting right after a change of the person.
  func greeting(after change: (inout Person) -> Void) -> String {
    change(&controller.person)
    return greeting
  }
}

await Checks.run { checks in
  checks.expect(
    "The label is empty before anybody taps.",
    equals: "",
    from: { Screen("Wasin", "Thonkaew").greeting },
    advice: { _ in "Show the greeting in greetButtonTapped(), not earlier." }
  )
  checks.expect(
    "A tap greets Wasin Thonkaew.",
    equals: "Hello Wasin Thonkaew",
    from: { Screen("Wasin", "Thonkaew").greetingAfterTap() },
    advice: { got in
      got.isEmpty
        ? """
        Either the button does not call greetButtonTapped(), or that method \
        does not set layout.greetingLabel.text.
        """
        : nil
    }
  )
  checks.expect(
    "A tap greets Grace Hopper by her own name.",
    equals: "Hello Grace Hopper",
    from: { Screen("Grace", "Hopper").greetingAfterTap() },
    advice: { got in
      got == "Hello Wasin Thonkaew"
        ? "The name is written into the code; it belongs to the model, person."
        : nil
    }
  )
  for (first, last) in [("  ", "Thonkaew"), ("Wasin", ""), ("", "Hopper")] {
    let name = (first + last).trimmingWhitespace()
    checks.expect(
      "A blank name leaves no gap: \(name) has one name only.",
      equals: "Hello \(name)",
      from: { Screen(first, last).greetingAfterTap() },
      advice: { got in
        got.hasPrefix("Hello")
          ? "joinedWithoutBlanks(separator:) leaves blank parts out."
          : nil
      }
    )
  }
  checks.expect(
    "The parts are joined by single spaces, whatever is around the names.",
    equals: "Hello Grace Hopper",
    from: { Screen(" Grace ", "Hopper ").greetingAfterTap() }
  )
  checks.expect(
    "A person whose names are both blank is greeted by Hello alone.",
    equals: ["Hello", "Hello"],
    from: {
      [
        Screen("", " ").greetingAfterTap(),
        Screen("", "").greetingAfterTap(),
      ]
    }
  )
  checks.expect(
    "A greeting on the screen follows every change of the person.",
    equals: [
      "Hello Grace Hopper", "Hello Grace Murray", "Hello Brewster Murray",
      "Hello Ada Lovelace",
    ],
    from: {
      let screen = Screen("Grace", "Hopper")
      return [
        screen.greetingAfterTap(),
        screen.greeting { $0.lastName = "Murray" },
        screen.greeting { $0.firstName = "Brewster" },
        screen.greeting {
          $0 = Person(firstName: "Ada", lastName: "Lovelace")
        },
      ]
    },
    advice: { got in
      Set(got) == ["Hello Grace Hopper"]
        ? """
        The label did not change with the person. The model is a value and \
        tells nobody: the controller must act, and at once.
        """
        : nil
    }
  )
  checks.expect(
    "It does so after a second tap, too.",
    equals: [
      "Hello Alan Turing", "Hello Turing", "Hello", "Hello Ada", "Hello",
    ],
    from: {
      let screen = Screen("Alan", "Turing")
      screen.tap()
      return [
        screen.greetingAfterTap(),
        screen.greeting { $0.firstName = " " },
        screen.greeting { $0.lastName = "" },
        screen.greeting { $0.firstName = "Ada" },
        screen.greeting { $0.firstName = "" },
      ]
    }
  )
  checks.expect(
    "A change of the person before the first tap shows nothing.",
    equals: ["", ""],
    from: {
      let screen = Screen("Grace", "Hopper")
      return [
        screen.greeting { $0.lastName = "Murray" },
        screen.greeting { $0.firstName = "Brewster" },
      ]
    },
    advice: { _ in
      "didSet runs at every change: show a greeting only after a tap."
    }
  )
  checks.expect(
    "The first tap greets the person as they are then.",
    equals: "Hello Grace Murray",
    from: {
      let screen = Screen("Grace", "Hopper")
      _ = screen.greeting { $0.lastName = "Murray" }
      return screen.greetingAfterTap()
    }
  )
  checks.expect(
    "A change before the view is loaded shows nothing, either.",
    equals: ["", "Hello Grace Murray"],
    from: {
      let screen = Screen("Grace", "Hopper") { $0.lastName = "Murray" }
      return [screen.greeting, screen.greetingAfterTap()]
    },
    advice: { got in
      got.first?.isEmpty == false
        ? "didSet runs at every change: show a greeting only after a tap."
        : nil
    }
  )
  checks.expect(
    "It is greetButtonTapped() that greets, and it changes only the label.",
    equals: [
      "Hello Grace Hopper, and \"Click me\" can be tapped",
      "Hello Grace Murray",
    ],
    from: {
      let screen = Screen("Grace", "Hopper")
      screen.controller.greetButtonTapped()
      let first = screen.greetingAndButton
      return [first, screen.greeting { $0.lastName = "Murray" }]
    },
    advice: { got in
      got[0].hasPrefix(",") || got[0].contains(got[1])
        ? "The button has to call greetButtonTapped(), not another function."
        : nil
    }
  )
  checks.expectReleased(
    "The controller goes when its window goes.",
    advice: "Something still holds the controller.",
    after: {
      let screen = Screen("Grace", "Hopper")
      screen.tap()
      return screen.controller
    }
  )
}
