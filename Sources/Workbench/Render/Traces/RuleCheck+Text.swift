import Trace

extension RuleCheck {
  /// Each rule with a sign, what broke it, and what a recording cannot see.
  package var lines: [String] {
    rules.flatMap(\.lines)
      + typesWithoutRole.map { "✗ \($0) has no role" }
      + (lacksCalls
        ? ["✗ The recording is full: no rule is judged by it."] : [])
      + ["Not seen: the reading of a stored property."]
  }
}

extension RuleCheck.CheckedRule {
  fileprivate var lines: [String] {
    guard violations.isEmpty else {
      return ["✗ \(rule)"] + violations.map { "    \($0)" }
    }
    switch testedActions {
    case 0: return ["- \(rule) (not put to the test)"]
    case 1: return ["✓ \(rule) (1 action)"]
    default: return ["✓ \(rule) (\(testedActions) actions)"]
    }
  }
}
