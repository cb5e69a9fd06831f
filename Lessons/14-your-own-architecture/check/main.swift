import Catalogue
import ConsoleUI
import LessonChecks
import Models
import Play
import Scenarios
import Trace

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

/// What two screens show that are there at once, after a tap on each.
@MainActor
func greetingsOfTwo(_ variant: Variant) throws -> [[String]] {
  let people = [
    Person(firstName: "Ada", lastName: "Lovelace"),
    Person(firstName: "Grace", lastName: "Hopper"),
  ]
  let sessions = people.map { person in
    Session(variant: variant, world: World(data: .greeting(person)))
  }
  for session in sessions { try session.perform(.tap("Click me")) }
  return sessions.map { session in
    session.makeFrame().texts.filter { $0.hasPrefix("Hello") }
  }
}

/// The type that makes the screen, with its module.
@MainActor
func screenType(of variant: Variant) throws -> String {
  let world = World(data: try Feature.greeting.sampleData())
  let screen = variant.architecture.screens[.greeting]?.makeScreen(world.needs)
  return screen.map { String(reflecting: type(of: $0)) } ?? "no screen"
}

/// Whether a value is a person, or a list or the like with one in it.
func holdsPerson(_ value: Any) -> Bool {
  if value is Person { return true }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional, .collection, .dictionary, .set, .tuple:
    return mirror.children.contains { holdsPerson($0.value) }
  default:
    return false
  }
}

/// The properties in which a screen keeps a person itself.
@MainActor
func personsKept(by variant: Variant) throws -> [String] {
  let world = World(data: try Feature.greeting.sampleData())
  let screen = variant.architecture.screens[.greeting]?.makeScreen(world.needs)
  let mirror = screen.map { Mirror(reflecting: $0) }
  return sequence(first: mirror, next: { $0?.superclassMirror })
    .compactMap { $0?.children }.joined()
    .filter { holdsPerson($0.value) }
    .compactMap(\.label)
}

/// What the greeting's scenarios show of the rules and of the decider.
@MainActor
func expectRules(
  _ checks: Checks,
  of variant: Variant,
  in scenarios: [Scenario]
) {
  guard PlayedRules.isAvailable,
    let rules = try? PlayedRules(of: variant, in: scenarios)
  else { return }
  let deciders = Set(variant.architecture.pattern.deciders.map(\.name))
  checks.expect(
    "Each of your types that takes part has a role.",
    equals: [],
    from: { rules.typesWithoutRole },
    advice: { _ in
      "No rule speaks of a type without a role. Give roles its ending."
    }
  )
  checks.expect(
    "No call breaks a rule, at the start or at a tap.",
    equals: [],
    from: { Array(rules.violations.prefix(3)) },
    advice: { _ in
      """
      Either the rule forbids a call that your architecture needs, or the \
      code does not follow the rule. A function that an exception names is \
      written with its labels, such as send(_:).
      """
    }
  )
  checks.expect(
    "One of the rules could be broken in the greeting, and is kept.",
    equals: "yes",
    from: { rules.tested.isEmpty ? "none of them" : "yes" },
    advice: { _ in
      """
      No rule of yours could be broken in the greeting. Write a rule whose \
      callers take part, and which forbids them to call a role that takes \
      part, too. These roles must belong to two different types, because a \
      type may always call itself.
      """
    }
  )
  checks.expect(
    "A tap reaches what decides.",
    equals: "yes",
    from: { rules.rolesReached.isDisjoint(with: deciders) ? "no" : "yes" },
    advice: { _ in
      "No type with the deciding role was called. Look at the endings in roles."
    }
  )
}

await Checks.run { checks in
  let mine = myArchitecture
  let files = try Files(checks)
  let endings = mine.pattern.deciders.map { role in
    mine.pattern.roles.filter { $0.role == role }.map(\.ending)
  }
  let deciding = endings.joined().flatMap(files.deciding)

  checks.expect(
    "The architecture has a name of its own.",
    equals: "yes",
    from: {
      if mine.name.isEmpty { return "it has no name" }
      let isWord = mine.name.allSatisfy { $0.isLowercase || $0 == "-" }
      if !isWord { return "\(mine.name) is no word in small letters" }
      let other = Catalogue.standard.architectures.first {
        ([$0.name] + $0.alsoKnownAs).contains(mine.name)
      }
      return other.map { "\(mine.name) is taken: it is a name of \($0.name)" }
        ?? "yes"
    },
    advice: { _ in "People type it: workbench <name> greeting." }
  )
  checks.expect(
    "What decides has a role, and a file of its own.",
    equals: "yes",
    from: {
      if mine.pattern.deciders.isEmpty { return "no role decides" }
      for (role, endings) in zip(mine.pattern.deciders, endings) {
        if endings.isEmpty {
          return "no ending in roles stands for the role \(role.name)"
        }
        if endings.flatMap(files.deciding).isEmpty {
          return "no \(files.expectedName(endings[0]))"
        }
      }
      return "yes"
    },
    advice: { _ in
      """
      Give roles a pair for the decider, such as ("Presenter", .presenter), \
      and write that type in GreetingPresenter.swift.
      """
    }
  )
  checks.expect(
    "What decides imports nothing of the screen.",
    equals: [] as [String],
    from: {
      if deciding.isEmpty { return ["no file"] }
      let imports = Set(deciding.flatMap(\.imports))
      return imports.subtracting(files.plain).sorted()
    },
    advice: { got in
      got == ["no file"]
        ? nil
        : """
        What decides must be testable without a screen, as in lesson 12. It \
        imports Formatting, Models and Observation at most.
        """
    }
  )
  checks.expect(
    "No file of the screen or of the value makes the words of the greeting.",
    equals: [],
    from: {
      files.outsideContaining("Hello", "firstName", "joined", "lastName")
    },
    advice: { _ in
      "The type that makes the words decides. The view only shows them."
    }
  )
  checks.expect(
    "A rule says who may not call whom.",
    equals: "yes",
    from: {
      let rules = mine.pattern.rules
      return rules.contains { !$0.sentence.isEmpty } ? "yes" : "there is none"
    },
    advice: { _ in
      "An architecture without a rule forbids nothing."
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
    "The view controller keeps no person.",
    equals: [],
    from: { try personsKept(by: variant) },
    advice: { _ in "Hand the person to what decides. The view needs only words."
    }
  )
  let others = Catalogue.standard.architectures.map(\.module)
  checks.expect(
    "No file borrows from another architecture.",
    equals: [],
    from: { files.importing(Set(others)) },
    advice: { _ in "The check would judge that one instead of yours." }
  )
  var behavesWell = true
  for scenario in Feature.greeting.scenarios {
    let goesWell = checks.expect(
      "\(scenario.name) (\(scenario.behaviour))",
      equals: "goes well",
      from: { play(scenario, on: variant) },
      advice: { got in
        got.contains("not released")
          ? """
          When the screen goes, nothing may keep its parts. If two objects \
          hold each other, one of them has to hold the other weakly.
          """
          : nil
      }
    )
    behavesWell = behavesWell && goesWell
  }
  checks.expect(
    "Two screens at once greet each their own person.",
    equals: [["Hello Ada Lovelace"], ["Hello Grace Hopper"]],
    from: { try greetingsOfTwo(variant) },
    advice: { _ in
      "The screens share something. Each screen has to have its own parts."
    }
  )
  if behavesWell {
    expectRules(checks, of: variant, in: Feature.greeting.scenarios)
  }
  for other in Catalogue.standard.variants(of: .greeting) {
    checks.expect(
      "In random use it does the same as \(other.architecture.name).",
      equals: "the same",
      from: { try compare(variant, with: other) }
    )
  }
}
