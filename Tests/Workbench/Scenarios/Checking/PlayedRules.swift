import Play
import Trace

/// How an architecture's rules fare while scenarios are played on a variant,
/// for whoever judges an architecture from outside the workbench.
@MainActor
public struct PlayedRules {
  /// Whether calls can be recorded here; without that nothing is found.
  public static var isAvailable: Bool { Recorder.isAvailable }

  /// The calls that a rule forbids, each once.
  public let violations: [String]
  /// The rules that could have been broken and were not: one of those that
  /// they speak of took part, and another whom it must not call did as well.
  public let tested: [String]
  /// The types of the architecture's module that took part without a role.
  public let typesWithoutRole: [String]
  /// The roles of the types that an action reached.
  public let rolesReached: Set<String>

  /// Plays the scenarios.
  ///
  /// - Throws: what a scenario throws where the variant misbehaves.
  public init(of variant: Variant, in scenarios: [Scenario]) throws {
    var traces: [ActionTrace] = []
    for scenario in scenarios {
      let run = Run(
        variants: [variant],
        data: try scenario.data() ?? variant.feature.sampleData(),
        recorded: .messagesAndRules
      )
      let script = try Script(name: "\(scenario)", text: scenario.script)
      try run.play(Demonstration(script)) { moment in
        traces += moment.outcomes.compactMap(\.trace)
      }
    }
    let check = RuleCheck(traces, of: variant.architecture.pattern)
    violations = Set(check.breaches).sorted()
    typesWithoutRole = check.typesWithoutRole
    let present = Set(traces.flatMap { $0.diagram().participants })
    tested = zip(variant.architecture.pattern.rules, check.rules)
      .filter { $0.concerns(present) && $1.violations.isEmpty }
      .map(\.0.sentence)
    rolesReached = Set(
      traces.filter { $0.action != nil }
        .flatMap { $0.diagram().participants.compactMap(\.role) }
    )
  }
}

extension Rule {
  /// Whether one of these could break it by calling another.
  ///
  /// What a type calls in itself breaks no rule.
  fileprivate func concerns(
    _ participants: Set<SequenceDiagram.Participant>
  ) -> Bool {
    func have(_ roles: Set<Role>) -> Set<SequenceDiagram.Participant> {
      participants.filter { one in roles.contains { $0.name == one.role } }
    }
    let forbidden = have(receivers)
    return have(callers).contains { !forbidden.subtracting([$0]).isEmpty }
  }
}
