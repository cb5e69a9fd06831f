import CallTrace

/// A pattern's rules, held against what really happened.
public struct RuleCheck: Sendable {
  /// The rules as sentences.
  public let rules: [String]
  /// The calls that broke them.
  public let violations: [ActionTrace.Violation]
  /// The types of the architecture's module that took part without a role, so
  /// that no rule speaks of them.
  public let typesWithoutRole: [String]

  /// Checks the traces of an architecture's variant.
  public init(_ traces: [ActionTrace], of architecture: Architecture) {
    rules = architecture.rules.map(\.sentence)
    violations = traces.flatMap(\.violations)
    typesWithoutRole = Set(traces.flatMap(\.typesWithoutRole)).sorted()
  }

  public var isKept: Bool { violations.isEmpty && typesWithoutRole.isEmpty }
}

extension Recording {
  /// The calls that the rules forbid.
  ///
  /// A helper without a role is looked through: what it calls counts as called
  /// by the nearest member that was waiting for it. So is an assembly that
  /// does more than make the architecture's objects and set their properties.
  func violations(
    of rules: [Rule],
    _ cast: Cast
  ) -> [ActionTrace.Violation] {
    var nearest: [Caller?] = []
    var violations: [ActionTrace.Violation] = []
    for call in calls {
      let caller = call.parent.flatMap { nearest[$0] }
      guard let receiver = cast.member(of: call) else {
        nearest.append(caller)
        continue
      }
      guard receiver.role != .assembly else {
        nearest.append(caller.map { Caller($0.member, isAssembling: true) })
        continue
      }
      nearest.append(Caller(receiver))
      guard let caller, !(caller.isAssembling && call.isAssembly(of: receiver))
      else { continue }
      for rule in rules
      where rule.forbids(caller.member.role, receiver.role, call.function) {
        violations.append(
          ActionTrace.Violation(
            rule: rule.sentence,
            message: "\(caller.member.name) -> \(call.function)"
          )
        )
      }
    }
    return violations
  }
}

/// Who is waiting for a call, perhaps for a screen that is put together.
private struct Caller {
  var member: Cast.Member
  var isAssembling: Bool

  init(_ member: Cast.Member, isAssembling: Bool = false) {
    self.member = member
    self.isAssembling = isAssembling
  }
}

extension Recording.Call {
  /// Whether an assembly that calls this puts the architecture's objects
  /// together.
  fileprivate func isAssembly(of receiver: Cast.Member) -> Bool {
    [.initialiser, .setter].contains(function.kind)
      && ![.widget, .framework].contains(receiver.role)
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
      // Who lets go of the last reference calls nobody.
      && function.kind != .deinitialiser
  }
}
