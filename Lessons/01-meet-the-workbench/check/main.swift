import Catalogue
import ConsoleUI
import Layouts
import LessonChecks
import Models
import Play
import Trace

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

/// A greeting with a fault, which the tour has to notice.
final class FaultyGreetingViewController: ViewController {
  enum Fault {
    case doesNothing, greetsTooEarly
    /// The word with that number, 0 for "Hello".
    case leavesOut(word: Int)
  }

  private let fault: Fault
  private let person: Person
  private let layout = GreetingLayout()

  init(fault: Fault, person: Person) {
    self.fault = fault
    self.person = person
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.greetButton.addTarget(
      self,
      action: FaultyGreetingViewController.greetButtonTapped
    )
    if case .greetsTooEarly = fault { greetButtonTapped() }
  }

  func greetButtonTapped() {
    var words = ["Hello", person.firstName, person.lastName]
    switch fault {
    case .doesNothing: return
    case .greetsTooEarly: break
    case .leavesOut(let word): words.remove(at: word)
    }
    layout.greetingLabel.text = words.joined(separator: " ")
  }
}

/// A variant whose greeting has the fault.
@MainActor
func architecture(
  with fault: FaultyGreetingViewController.Fault
) -> Architecture {
  Architecture(
    name: "faulty",
    title: "A greeting with a fault",
    module: "Check01",
    roles: [],
    deciders: [.controller],
    rules: [],
    screens: [
      .greeting: ScreenFactory { (person: Person) in
        FaultyGreetingViewController(fault: fault, person: person)
      }
    ]
  )
}

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
  for (faults, place, advice) in [
    (
      [.doesNothing], "the button does nothing",
      "Nothing in the tour fails here. Tap the button, then expect the greeting."
    ),
    (
      [.greetsTooEarly], "the greeting is there before the tap",
      """
      Nothing in the tour fails here. Before the tap, refute a text that the \
      greeting would show.
      """
    ),
    (
      (0...2).map { .leavesOut(word: $0) }, "the greeting leaves out a word",
      "Nothing in the tour fails here. Expect the whole greeting after the tap."
    ),
  ] as [([FaultyGreetingViewController.Fault], String, String)] {
    checks.expect(
      "The tour goes wrong where \(place).",
      equals: "goes wrong",
      from: {
        for fault in faults
        where try play(on: architecture(with: fault)) == "goes well" {
          return "goes well"
        }
        return "goes wrong"
      },
      advice: { _ in advice }
    )
  }
}
