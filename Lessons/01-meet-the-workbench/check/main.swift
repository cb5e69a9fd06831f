import Catalogue
import ConsoleUI
import Layouts
import LessonChecks
import Models
import WorkbenchKit

@testable import Exercise01

/// Plays the tour on a variant; the message of the first step that fails, or
/// "goes well".
@MainActor
func play(on architecture: Architecture) throws -> String {
  guard let variant = Variant(architecture, .greeting) else {
    return "\(architecture.name) has no greeting"
  }
  let session = Session(
    variant: variant,
    world: World(data: try Feature.greeting.sampleData())
  )
  do {
    try session.play(try Script(name: "tour", text: greetingTour))
    return "goes well"
  } catch let failure as StepFailure {
    return "\(failure)"
  }
}

/// A greeting that was forgotten: the screen is there, and does nothing.
let silent = Architecture(
  name: "silent",
  title: "Nobody listens to the button",
  module: "Check01",
  roles: [],
  deciders: [.controller],
  rules: [],
  screens: [
    .greeting: ScreenFactory { (_: Person) in
      let controller = ViewController()
      controller.view = GreetingLayout()
      return controller
    }
  ]
)

await Checks.run { checks in
  let isReadable = checks.expect(
    "The tour is a script that the workbench can read.",
    equals: "readable",
    from: {
      do {
        _ = try Script(name: "tour", text: greetingTour)
        return "readable"
      } catch {
        return "\(error)"
      }
    },
    advice: { _ in
      "The message names line and column of the tour, counted from 1."
    }
  )
  guard isReadable else { return }

  for architecture in [Architecture.mvc, .mvp, .mvvm] {
    checks.expect(
      "The tour goes well in \(architecture.name).",
      equals: "goes well",
      from: { try play(on: architecture) },
      advice: { _ in "The message begins with the line of the tour." }
    )
  }
  checks.expect(
    "The tour goes wrong where the button does nothing.",
    equals: true,
    from: { try play(on: silent) != "goes well" },
    advice: { _ in
      """
      A tour that no fault can stop proves nothing. Tap the button, and \
      then expect the greeting.
      """
    }
  )
}
