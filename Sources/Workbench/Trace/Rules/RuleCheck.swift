/// A pattern's rules, held against what really happened.
package struct RuleCheck: Sendable {
  /// A rule of the pattern and how it fared.
  package struct CheckedRule: Equatable, Encodable, Sendable {
    package let rule: String
    /// In how many actions the rule was put to the test: one of those that it
    /// speaks of called somebody there.
    package let testedActions: Int
    /// The calls that broke it.
    package var violations: [String] = []
  }

  package let rules: [CheckedRule]
  /// The types of the architecture's module that took part without a role, so
  /// that no rule speaks of them.
  package let typesWithoutRole: [String]
  /// Whether a recording was full, so that nobody knows what was kept.
  package let lacksCalls: Bool

  /// Checks the traces of an architecture's variant.
  package init(_ traces: [ActionTrace], of pattern: Pattern) {
    let lacksCalls = traces.contains(where: \.lacksCalls)
    self.lacksCalls = lacksCalls
    rules = pattern.rules.map(\.sentence).map { rule in
      CheckedRule(
        rule: rule,
        testedActions: lacksCalls
          ? 0 : traces.count { $0.findings.testedRules.contains(rule) },
        violations: traces.flatMap(\.violations)
          .filter { $0.rule == rule }.map(\.message)
      )
    }
    typesWithoutRole =
      Set(traces.flatMap(\.findings.typesWithoutRole)).sorted()
  }

  /// The calls that broke a rule, each with the rule.
  package var breaches: [String] {
    rules.flatMap { rule in rule.violations.map { "\(rule.rule) \($0)" } }
  }

  package var isKept: Bool {
    rules.allSatisfy(\.violations.isEmpty) && typesWithoutRole.isEmpty
      && !lacksCalls
  }
}
