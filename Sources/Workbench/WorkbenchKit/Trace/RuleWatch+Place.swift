import CallTrace

extension RuleWatch {
  /// Whether a rule says something about what a call does, by the functions
  /// of the rule's callers that are running: the call and those around it.
  func holds(
    _ rule: Rule,
    atCall index: Int,
    of played: PlayedCalls
  ) -> Bool {
    switch rule.place {
    case .anywhere: true
    case .under(let names):
      isRunning(names, of: rule.callers, atCall: index, of: played)
    case .exceptUnder(let names):
      !isRunning(names, of: rule.callers, atCall: index, of: played)
    }
  }

  private func isRunning(
    _ names: Set<String>,
    of roles: Set<Role>,
    atCall index: Int,
    of played: PlayedCalls
  ) -> Bool {
    chain(from: index, of: played).contains { index in
      let function = played.calls[index].function
      guard let member = played.members[index], roles.contains(member.role),
        function.isAmong(names), function.formedIn == nil
      else { return false }
      return isEntered(member, by: names, atCall: index, of: played)
    }
  }

  /// Whether a call comes from others, or from a function of the type that
  /// may make it.
  ///
  /// Of the widgets only a table asks for something, its rows; what the others
  /// call is what the user does.
  private func isEntered(
    _ member: Cast.Member,
    by names: Set<String>,
    atCall index: Int,
    of played: PlayedCalls
  ) -> Bool {
    let outer = chain(from: index, of: played).dropFirst()
      .first { played.members[$0] != nil }
    guard let outer, let caller = played.members[outer] else { return true }
    guard caller.name == member.name else {
      return caller.role != .widget || caller.name == "TableView"
    }
    return played.calls[outer].function.isAmong(names.union(Self.settingUp))
  }

  /// A call and those around it, the innermost first.
  private func chain(
    from index: Int,
    of played: PlayedCalls
  ) -> UnfoldSequence<Int, (Int?, Bool)> {
    sequence(first: index) { played.calls[$0].parent }
  }

  /// The functions in which an object sets itself up.
  private static let settingUp: Set = ["init", "loadView()", "viewDidLoad()"]
}

extension FunctionName {
  /// Whether one of the names is that of the member that the source declares,
  /// with its labels; `init` is the name of every initialiser.
  func isAmong(_ names: Set<String>) -> Bool {
    names.contains(declaration)
      || baseName == "init" && names.contains(baseName)
  }
}
