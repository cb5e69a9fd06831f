import CallTrace

extension RuleWatch {
  /// Whether a rule says something about what a call does, by the functions
  /// of the rule's callers that are running: the call and those around it.
  func holds(
    _ rule: Rule,
    atCall index: Int,
    of recording: Recording
  ) -> Bool {
    switch rule.place {
    case .anywhere: true
    case .under(let names):
      isRunning(names, of: rule.callers, atCall: index, of: recording)
    case .exceptUnder(let names):
      !isRunning(names, of: rule.callers, atCall: index, of: recording)
    }
  }

  private func isRunning(
    _ names: Set<String>,
    of roles: Set<Role>,
    atCall index: Int,
    of recording: Recording
  ) -> Bool {
    chain(from: index, of: recording).contains { index in
      let call = recording.calls[index]
      guard call.function.formedIn == nil, call.function.isAmong(names),
        let member = cast.member(of: call), roles.contains(member.role)
      else { return false }
      return isEntered(member, by: names, atCall: index, of: recording)
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
    of recording: Recording
  ) -> Bool {
    let outer = chain(from: index, of: recording).dropFirst()
      .lazy.map { recording.calls[$0] }
      .first { cast.member(of: $0) != nil }
    guard let outer, let caller = cast.member(of: outer) else { return true }
    guard caller.name == member.name else {
      return caller.role != .widget || caller.name == "TableView"
    }
    return outer.function.isAmong(names.union(Self.settingUp))
  }

  /// A call and those around it, the innermost first.
  private func chain(
    from index: Int,
    of recording: Recording
  ) -> UnfoldSequence<Int, (Int?, Bool)> {
    sequence(first: index) { recording.calls[$0].parent }
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
