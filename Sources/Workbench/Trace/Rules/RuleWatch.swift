/// Holds the calls of one action after the other against an architecture's
/// rules.
package struct RuleWatch {
  /// What the calls of an action say about the rules.
  struct Findings {
    var violations: [ActionTrace.Violation] = []
    /// The sentences of the rules that were put to the test.
    var testedRules: Set<String> = []
    var typesWithoutRole: Set<String> = []
  }

  private let rules: [Rule]

  package init(_ pattern: Pattern) {
    rules = pattern.rules
  }

  /// Looks at the next action's calls.
  ///
  /// A helper without a role is looked through: what it calls counts as called
  /// by the nearest member that was waiting for it. So is an assembly that
  /// does more than make the architecture's objects and set their properties.
  /// An answer that is awaited is called by nobody, and breaks no rule.
  func findings(in played: PlayedCalls) -> Findings {
    var findings = Findings()
    // For each call who waits for what it calls.
    var waiting: [Caller?] = []
    for (index, call) in played.calls.enumerated() {
      var caller = call.parent.flatMap { waiting[$0] }
      if let receiver = played.members[index], receiver.role != .assembly {
        if let caller, caller.member.name != receiver.name,
          !(caller.isAssembling
            && played.isAssembly(callAt: index, of: receiver))
        {
          let step = Step(call: index, receiver: receiver, played: played)
          judge(step, by: caller, &findings)
        }
        caller = Caller(member: receiver, call: index)
      } else if played.members[index] != nil {
        caller?.isAssembling = true
      } else if let type = played.cast.typeWithoutRole(of: call.callee) {
        findings.typesWithoutRole.insert(type)
      }
      waiting.append(caller)
    }
    return findings
  }

  private func judge(
    _ step: Step,
    by caller: Caller,
    _ findings: inout Findings
  ) {
    // Who lets go of the last reference calls nobody.
    guard step.function.kind != .deinitialiser else { return }
    let played = step.played
    for rule in rules where rule.callers.contains(caller.member.role) {
      guard rule.holds(atCall: caller.call, of: played) else { continue }
      findings.testedRules.insert(rule.sentence)
      guard rule.receivers.contains(step.receiver.role),
        !rule.allows(step)
      else { continue }
      findings.violations.append(
        ActionTrace.Violation(
          rule: rule.sentence,
          message: "\(caller.member.name) -> \(step.function)"
        )
      )
    }
  }
}

/// Who is waiting for a call, perhaps for a screen that is put together.
private struct Caller {
  var member: Cast.Member
  /// The position of the call in the recording.
  var call: Int
  var isAssembling = false
}

/// A call that is judged.
private struct Step {
  var call: Int
  var receiver: Cast.Member
  var played: PlayedCalls
  var function: FunctionName { played.calls[call].function }
}

extension Rule {
  fileprivate func allows(_ step: Step) -> Bool {
    let function = step.function
    // Such as the closure that tracks what is read.
    if step.receiver.role == .framework, function.kind == .closure {
      return true
    }
    return switch exception {
    case .closures: function.kind == .closure
    case .functions(let names): function.isAmong(names)
    case .reading(let names):
      step.played.isReading(callAt: step.call) || function.isAmong(names)
    case .allButReading: function.kind != .getter
    case .allBut(let names): !function.isAmong(names)
    case .changingRows: !step.played.changesMoreThanRows(callAt: step.call)
    }
  }

  /// Whether the rule says something about what a call does, by the functions
  /// of the rule's callers that are running: the call and those around it.
  fileprivate func holds(atCall index: Int, of played: PlayedCalls) -> Bool {
    switch place {
    case .anywhere: true
    case .under(let names):
      isRunning(
        names,
        in: played.chain(from: index).prefix { !played.isToldOfGoneRow($0) },
        of: played
      )
    case .exceptUnder(let names, let roles):
      !isRunning(names, in: played.chain(from: index), of: played)
        && !isCalled(by: roles, atCall: index, of: played)
    }
  }

  /// Whether the call, or one around it, came from one of these roles to one of
  /// the rule's callers.
  private func isCalled(
    by roles: Set<Role>,
    atCall index: Int,
    of played: PlayedCalls
  ) -> Bool {
    let members = played.chain(from: index).compactMap { played.members[$0] }
    return zip(members, members.dropFirst()).contains { member, outer in
      callers.contains(member.role) && roles.contains(outer.role)
    }
  }

  private func isRunning(
    _ names: Set<String>,
    in chain: some Sequence<Int>,
    of played: PlayedCalls
  ) -> Bool {
    chain.contains { index in
      guard let member = played.members[index], callers.contains(member.role)
      else { return false }
      // Of a view, a cell calls only its handler.
      if !names.isDisjoint(with: Set.updatingCells),
        played.caller(ofCall: index)?.name == "TableViewCell"
      {
        return true
      }
      let function = played.calls[index].function
      return function.isAmong(names) && function.formedIn == nil
        && played.isEntered(member, by: names, atCall: index)
    }
  }
}

extension PlayedCalls {
  /// Whether a table tells in this call that a row has gone.
  fileprivate func isToldOfGoneRow(_ index: Int) -> Bool {
    calls[index].function.member == "tableView(_:didEndDisplaying:forRowAt:)"
      && caller(ofCall: index)?.name == "TableView"
  }

  /// The nearest member that was waiting for a call.
  fileprivate func caller(ofCall index: Int) -> Cast.Member? {
    chain(from: index).dropFirst().lazy.compactMap { members[$0] }.first
  }

  /// Whether a call comes from others, or from a function of the type that
  /// may make it.
  ///
  /// Of the widgets only a table asks for something, its rows; what the others
  /// call is what the user does.
  fileprivate func isEntered(
    _ member: Cast.Member,
    by names: Set<String>,
    atCall index: Int
  ) -> Bool {
    let outer = chain(from: index).dropFirst().first { members[$0] != nil }
    guard let outer, let caller = members[outer] else { return true }
    guard caller.name == member.name else {
      return caller.role != .widget || caller.name == "TableView"
    }
    return calls[outer].function.isAmong(names.union(Set.settingUp))
  }
}

extension FunctionName {
  /// Whether one of the names is that of the member that the source declares,
  /// with its labels; `init` is the name of every initialiser.
  fileprivate func isAmong(_ names: Set<String>) -> Bool {
    names.contains(declaration)
      || baseName == "init" && names.contains(baseName)
  }
}
