import Play

/// A behaviour of the specification as something that can be run.
public struct Scenario: Sendable {
  /// Looks at a screen in ways that a script has no words for.
  public typealias Check = @MainActor @Sendable (Session) throws -> Void

  /// The feature's name and the behaviour's number there: "weather 3".
  ///
  /// "all 2" is the second of the behaviours that all features share.
  public let behaviour: String
  /// The situation and the outcome, in words.
  public let name: String
  /// What the services answer with; nil stands for the bundled samples.
  ///
  /// It is made when the scenario runs, so that a large one costs no start.
  public let data: @Sendable () -> FeatureData?
  /// What the user does and sees.
  public let script: String
  /// What is looked at after the script.
  public let check: Check?

  public init(
    _ behaviour: String,
    _ name: String,
    data: @escaping @autoclosure @Sendable () -> FeatureData? = nil,
    script: String = "",
    check: Check? = nil
  ) {
    self.behaviour = behaviour
    self.name = name
    self.data = data
    self.script = script
    self.check = check
  }

  /// Plays the scenario on a variant and throws at the first wrong step.
  ///
  /// At the end the screen goes away, which in every scenario must release
  /// what the user saw, whatever answer is still pending, and all that is
  /// behind it once the answers have come.
  ///
  /// - Throws: `StepFailure`, `CheckFailure` or `LeakFailure` where the
  ///   variant misbehaves, `ScriptError` or `DataFileError` where the scenario
  ///   itself is broken.
  @MainActor
  public func check(_ variant: Variant) throws {
    let script = try Script(name: description, text: script)
    let data = try data() ?? variant.feature.sampleData()
    let world = World(data: data)
    let objects = try objects(after: script, on: variant, in: world)
    try expectNone(objects.aliveOnScreen, "with the screen")
    // Answers that find nobody must do no harm.
    world.letAnswersCome()
    try expectNone(objects.alive, "once nothing was pending")
  }

  private func expectNone(_ types: [String], _ moment: String) throws {
    guard types.isEmpty else {
      throw LeakFailure(scenario: description, moment: moment, types: types)
    }
  }

  @MainActor
  private func objects(
    after script: Script,
    on variant: Variant,
    in world: World
  ) throws -> ScreenObjects {
    let session = Session(variant: variant, world: world)
    try session.play(script)
    do {
      try check?(session)
    } catch let problem as Mismatch {
      throw CheckFailure(scenario: description, problem: "\(problem)")
    }
    return ScreenObjects(of: session)
  }
}

extension Scenario: CustomStringConvertible {
  public var description: String { "\(behaviour): \(name)" }
}

/// A screen that is not as a scenario's check wants it.
public struct CheckFailure: Error, CustomStringConvertible {
  public let scenario: String
  /// What was expected and what was there instead.
  public let problem: String

  public var description: String { "\(scenario): \(problem)" }
}

/// Objects of a screen that outlived it.
public struct LeakFailure: Error, CustomStringConvertible {
  public let scenario: String
  /// When they should have gone: "with the screen".
  public let moment: String
  /// The objects' types, such as "MVP.GreetingPresenter".
  public let types: [String]

  public var description: String {
    "\(scenario): not released \(moment): "
      + types.joined(separator: ", ")
  }
}

/// What a check throws where the screen is not as it should be.
struct Mismatch: Error, CustomStringConvertible {
  let description: String

  init(expected: some Any, found: some Any) {
    description = "expected \(expected), found \(found)"
  }
}
