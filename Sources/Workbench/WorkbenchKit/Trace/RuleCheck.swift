import CallTrace

/// A pattern's rules, held against what really happened.
package struct RuleCheck: Sendable {
  /// The rules as sentences.
  package let rules: [String]
  /// The calls that broke them.
  package let violations: [ActionTrace.Violation]

  /// Checks the traces of an architecture's variant.
  package init(_ traces: [ActionTrace], of architecture: Architecture) {
    rules = architecture.rules.map(\.sentence)
    violations = traces.flatMap(\.violations)
  }
}

extension Recording {
  /// The calls that the rules forbid.
  ///
  /// A helper without a role is looked through: what it calls counts as called
  /// by the nearest type with a role that was waiting for it.
  func violations(
    of rules: [Rule],
    _ cast: Cast
  ) -> [ActionTrace.Violation] {
    var nearest: [(role: Role, type: String)?] = []
    var violations: [ActionTrace.Violation] = []
    for call in calls {
      let caller = call.parent.flatMap { nearest[$0] }
      guard let role = cast.role(of: call.function),
        let type = call.function.type
      else {
        nearest.append(caller)
        continue
      }
      nearest.append((role, type))
      guard let caller else { continue }
      for rule in rules where rule.forbids(caller.role, role, call.function) {
        violations.append(
          ActionTrace.Violation(
            rule: rule.sentence,
            message: "\(caller.type) -> \(call.function)"
          )
        )
      }
    }
    return violations
  }
}

extension Rule {
  fileprivate func forbids(
    _ caller: Role,
    _ receiver: Role,
    _ function: FunctionName
  ) -> Bool {
    callers.contains(caller) && receivers.contains(receiver)
      && !(allowsClosures && function.kind == .closure)
  }
}
