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

  /// Changes the person before the view is loaded, if there is a change.
  init(
    _ firstName: String,
    _ lastName: String,
    change: ((inout Person) -> Void)? = nil
  ) {
    controller = GreetingViewController(
      person: Person(firstName: firstName, lastName: lastName)
    )
    change?(&controller.person)
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

  var button: String {
    let button = (controller.view as? GreetingLayout)?.greetButton
    let use = button?.isEnabled == true ? "can be tapped" : "is disabled"
    return "\(button?.title ?? "") \(use)"
  }

  var person: String {
    "[\(controller.person.firstName)] [\(controller.person.lastName)]"
  }

  func greetingAfterTap() -> String {
    window.buttons.first { $0.title == "Click me" }?.sendActions()
    return greeting
  }

  /// The greeting, with what was done before.
  func after(_ what: String) -> String {
    "\(what): \(greeting.isEmpty ? "(empty)" : greeting)"
  }

  func tap(_ what: String = "tap") -> String {
    _ = greetingAfterTap()
    return after(what)
  }

  func change(_ what: String, _ change: (inout Person) -> Void) -> String {
    change(&controller.person)
    return after(what)
  }
}

await Checks.run { checks in
  checks.expect(
    "The label is empty before anybody taps.",
    equals: "",
    from: { Screen("Wasin", "Thonkaew").greeting },
    advice: { _ in "The label shows something, though nobody has tapped." }
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
  checks.expect(
    "A blank name leaves no gap.",
    equals: [
      "first name two spaces: Hello Thonkaew", "last name empty: Hello Wasin",
      "first name empty: Hello Hopper",
    ],
    from: {
      [
        Screen("  ", "Thonkaew").tap("first name two spaces"),
        Screen("Wasin", "").tap("last name empty"),
        Screen("", "Hopper").tap("first name empty"),
      ]
    },
    advice: { got in
      got.contains { $0.contains("  ") || $0.hasSuffix(" ") }
        ? """
        A greeting has a space too many. joinedWithoutBlanks(separator: " ") \
        leaves none.
        """
        : nil
    }
  )
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
      "tap: Hello Grace Hopper", "last name Murray: Hello Grace Murray",
      "first name Brewster: Hello Brewster Murray",
      "another person: Hello Ada Lovelace",
    ],
    from: {
      let screen = Screen("Grace", "Hopper")
      return [
        screen.tap(),
        screen.change("last name Murray") { $0.lastName = "Murray" },
        screen.change("first name Brewster") { $0.firstName = "Brewster" },
        screen.change("another person") {
          $0 = Person(firstName: "Ada", lastName: "Lovelace")
        },
      ]
    },
    advice: { got in
      got.allSatisfy { $0.hasSuffix(": Hello Grace Hopper") }
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
      "tap: Hello Alan Turing", "second tap: Hello Alan Turing",
      "first name a space: Hello Turing", "last name empty: Hello",
      "first name Ada: Hello Ada", "first name empty: Hello",
    ],
    from: {
      let screen = Screen("Alan", "Turing")
      return [
        screen.tap(),
        screen.tap("second tap"),
        screen.change("first name a space") { $0.firstName = " " },
        screen.change("last name empty") { $0.lastName = "" },
        screen.change("first name Ada") { $0.firstName = "Ada" },
        screen.change("first name empty") { $0.firstName = "" },
      ]
    }
  )
  checks.expect(
    "It does so where the tap showed Hello alone, too.",
    equals: ["tap: Hello", "first name Ada: Hello Ada"],
    from: {
      let screen = Screen("", " ")
      return [
        screen.tap(),
        screen.change("first name Ada") { $0.firstName = "Ada" },
      ]
    }
  )
  checks.expect(
    "A change of the person before the first tap shows nothing.",
    equals: [
      "change before the view is loaded: (empty)", "last name Murray: (empty)",
      "first name Brewster: (empty)",
    ],
    from: {
      let early = Screen("Grace", "Hopper") { $0.lastName = "Murray" }
      let screen = Screen("Grace", "Hopper")
      return [
        early.after("change before the view is loaded"),
        screen.change("last name Murray") { $0.lastName = "Murray" },
        screen.change("first name Brewster") { $0.firstName = "Brewster" },
      ]
    },
    advice: { _ in
      "The label shows something, though nobody has tapped on this screen."
    }
  )
  checks.expect(
    "The first tap greets the person as they are then.",
    equals: [
      "change, then tap: Hello Grace Murray",
      "change before the view is loaded, then tap: Hello Grace Murray",
    ],
    from: {
      let screen = Screen("Grace", "Hopper")
      screen.controller.person.lastName = "Murray"
      let early = Screen("Grace", "Hopper") { $0.lastName = "Murray" }
      return [
        screen.tap("change, then tap"),
        early.tap("change before the view is loaded, then tap"),
      ]
    }
  )
  checks.expect(
    "A call of greetButtonTapped() greets, too, and changes only the label.",
    equals: [
      "label: Hello Grace Hopper", "button: Click me can be tapped",
      "person: [ Grace ] [Hopper ]", "person after a change: [ Ada ] [Hopper ]",
    ],
    from: {
      let screen = Screen("Grace", "Hopper")
      screen.controller.greetButtonTapped()
      let spaced = Screen(" Grace ", "Hopper ")
      spaced.controller.greetButtonTapped()
      let person = spaced.person
      spaced.controller.person.firstName = " Ada "
      return [
        screen.after("label"), "button: \(screen.button)",
        "person: \(person)", "person after a change: \(spaced.person)",
      ]
    },
    advice: { got in
      got[0] == "label: (empty)"
        ? """
        The check called greetButtonTapped() without a tap, and the label \
        stayed empty.
        """
        : nil
    }
  )
  checks.expectReleased(
    "The controller goes when its window goes.",
    advice: "Something still holds the controller.",
    after: {
      let screen = Screen("Grace", "Hopper")
      screen.controller.person.firstName = "Ada"
      _ = screen.tap()
      screen.controller.person.lastName = "Lovelace"
      return screen.controller
    }
  )
}
