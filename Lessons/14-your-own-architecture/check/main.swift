import Catalogue
import ConsoleUI
import LessonChecks
import Models
import WorkbenchKit

@testable import Exercise14

/// "goes well", or what the first wrong step was.
@MainActor
func play(_ scenario: Scenario, on variant: Variant) -> String {
  do {
    try scenario.check(variant)
    return "goes well"
  } catch {
    // The sentence says already which scenario it is.
    return "\(error)".replacing("\(scenario): ", with: "")
      .replacing("\(scenario):", with: "line ")
  }
}

/// Uses both at random, in step with each other.
@MainActor
func compare(_ variant: Variant, with other: Variant) throws -> String {
  let comparison = RandomComparison(
    variants: [other, variant],
    data: try Feature.greeting.sampleData(),
    seed: 14
  )
  return switch comparison.run(actions: 200) {
  case .same: "the same"
  case .different(let finding):
    "not after: "
      + finding.shortest.lines.map { "\($0.step)" }.joined(separator: ", ")
  }
}

/// The type that makes the screen, with its module.
@MainActor
func screenType(of variant: Variant) throws -> String {
  let world = World(data: try Feature.greeting.sampleData())
  let screen = variant.architecture.screens[.greeting]?.makeScreen(world.needs)
  return screen.map { String(reflecting: type(of: $0)) } ?? "no screen"
}

await Checks.run { checks in
  let mine = myArchitecture
  let files = try Files(checks)
  let ending = mine.roles.first { mine.deciders.contains($0.role) }?.ending
  let decider = ending.map { "Greeting\($0)" }

  checks.expect(
    "The architecture has a name of its own.",
    equals: "yes",
    from: {
      if mine.name.isEmpty { return "it has no name" }
      let isWord = mine.name.allSatisfy { $0.isLowercase || $0 == "-" }
      if !isWord { return "\(mine.name) is no word in small letters" }
      let isTaken = Catalogue.standard.architecture(named: mine.name) != nil
      return isTaken ? "\(mine.name) is taken" : "yes"
    },
    advice: { _ in "People type it: workbench <name> greeting." }
  )
  checks.expect(
    "One of the roles decides, and its type has a file of its own.",
    equals: "yes",
    from: {
      guard let decider else {
        let names = mine.deciders.map(\.name).sorted().joined(separator: ", ")
        return "no ending in roles stands for the role \(names)"
      }
      return files.source(of: decider) == nil ? "no \(decider).swift" : "yes"
    },
    advice: { _ in
      """
      An architecture is an answer to the question who decides. Give roles a \
      pair for the decider, such as ("Presenter", .presenter), and write \
      that type in GreetingPresenter.swift.
      """
    }
  )
  checks.expect(
    "The file that decides imports Formatting and Models at most.",
    equals: [],
    from: {
      (decider.flatMap { files.source(of: $0) }?.imports ?? ["no file"])
        .filter { !["Formatting", "Models"].contains($0) }
    },
    advice: { got in
      got == ["no file"]
        ? nil
        : "What decides must be testable without a screen, as in lesson 12."
    }
  )
  checks.expect(
    "The word Hello stands in the file that decides, and nowhere else.",
    equals: [decider.map { "\($0).swift" } ?? "the file that decides"],
    from: { files.containing("Hello") },
    advice: { got in
      got.isEmpty
        ? "Nobody greets yet."
        : "Who writes the words decides. The view only shows them."
    }
  )
  checks.expect(
    "A rule says who may not call whom.",
    equals: true,
    from: { mine.rules.contains { !$0.sentence.isEmpty } },
    advice: { _ in
      """
      Without a rule an architecture forbids nothing. Then it is a habit at \
      best, and nobody can see when it is broken.
      """
    }
  )

  guard let variant = Variant(mine, .greeting) else {
    checks.expect(
      "The architecture has the greeting.",
      equals: "a screen",
      from: { "none" }
    )
    return
  }
  checks.expect(
    "The screen is of your own making.",
    equals: "Exercise14.GreetingViewController",
    from: { try screenType(of: variant) },
    advice: { _ in "Keep the view controller of the exercise, and fill it." }
  )
  checks.expect(
    "No file borrows from another architecture.",
    equals: [],
    from: { files.importing(["MVC", "MVP", "MVVM"]) },
    advice: { _ in "Then the other one would be judged, and not yours." }
  )
  for scenario in Feature.greeting.scenarios {
    checks.expect(
      "\(scenario.name) (\(scenario.behaviour))",
      equals: "goes well",
      from: { play(scenario, on: variant) },
      advice: { got in
        got.contains("not released")
          ? """
          When the screen goes, nothing may keep its parts. One of two that \
          hold each other has to hold weakly.
          """
          : nil
      }
    )
  }
  for other in Catalogue.standard.variants(of: .greeting) {
    checks.expect(
      "In random use it does the same as \(other.architecture.name).",
      equals: "the same",
      from: { try compare(variant, with: other) }
    )
  }
}
