import CallTrace

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
      let data = try scenario.data() ?? variant.feature.sampleData()
      let tracer = Tracer(variant: variant, world: World(data: data))
      let script = try Script(name: "\(scenario)", text: scenario.script)
      traces.append(tracer.start)
      for line in script.lines {
        if let trace = try tracer.play(line, of: script).trace {
          traces.append(trace)
        }
      }
    }
    let rules = variant.architecture.rules
    let check = RuleCheck(traces, of: variant.architecture)
    violations = Set(
      zip(rules, check.rules).flatMap { rule, checked in
        checked.violations.map { "\(rule.sentence) \($0)" }
      }
    ).sorted()
    typesWithoutRole = check.typesWithoutRole
    let present = Set(traces.flatMap { $0.diagram().participants })
    tested = zip(rules, check.rules).filter { rule, checked in
      checked.violations.isEmpty && rule.concerns(present)
    }.map(\.0.sentence)
    rolesReached = traces.filter { $0.action != nil }
      .reduce(into: Set()) { $0.formUnion($1.roles) }
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

extension ActionTrace {
  /// The roles of those who took part.
  fileprivate var roles: Set<String> {
    Set(diagram().participants.compactMap(\.role))
  }
}
