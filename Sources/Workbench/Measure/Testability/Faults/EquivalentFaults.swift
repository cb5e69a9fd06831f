import Trace

/// Faults that no test can see, and why.
///
/// People have judged these, each by what it is and where it stands.
enum EquivalentFaults {
  struct Rule: Sendable {
    let reason: String
    let operators: Set<Fault.Operator>
    /// What is dropped, or what stands on the line that is changed.
    let sources: [String]
    /// What is replaced; nil for anything.
    var original: String?
  }

  /// Each rule fits some fault; a test fails when it fits none any more.
  static let rules = [
    Rule(
      reason: "Swift calls it all the same at the end of an initialiser",
      operators: [.dropStatement],
      sources: ["super.init()"]
    ),
    Rule(
      reason: "the one of ViewController does nothing",
      operators: [.dropStatement],
      sources: [
        "super.viewDidLoad()", "super.viewDidAppear()",
        "super.updateProperties()",
      ]
    ),
    Rule(
      reason:
        "an alert and its text field are there while its button is pressed",
      operators: [.changeLiteral],
      sources: ["alert?.textFields.first?.text ?? \"\""],
      original: "\"\""
    ),
  ]

  /// Why no test can see a fault, if that is known.
  static func explanation(
    _ kind: Fault.Operator,
    of original: String,
    in line: Substring
  ) -> String? {
    rules.first { rule in
      rule.operators.contains(kind)
        && (rule.original ?? original) == original
        && rule.sources.contains {
          kind == .dropStatement ? $0 == original : line.contains($0)
        }
    }?.reason
  }
}
