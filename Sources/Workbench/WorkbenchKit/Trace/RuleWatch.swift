import CallTrace

/// Holds the calls of one action after the other against an architecture's
/// rules.
struct RuleWatch {
  /// What the calls of an action say about the rules.
  struct Findings {
    var violations: [ActionTrace.Violation] = []
    /// The sentences of the rules that were put to the test.
    var testedRules: Set<String> = []
    var typesWithoutRole: Set<String> = []
  }

  private let rules: [Rule]
  /// Those who may call a completion handler and nothing else.
  private let answering: Set<Role>
  private var handlers = PendingHandlers()

  init(_ architecture: Architecture) {
    rules = architecture.rules
    answering = rules.reduce(into: []) { roles, rule in
      if case .completionHandlers = rule.exception {
        roles.formUnion(rule.callers)
      }
    }
  }

  /// Looks at the next action's calls.
  ///
  /// A helper without a role is looked through: what it calls counts as called
  /// by the nearest member that was waiting for it. So is an assembly that
  /// does more than make the architecture's objects and set their properties.
  mutating func findings(in played: PlayedCalls) -> Findings {
    var findings = Findings()
    var nearest: [Caller?] = []
    for (index, call) in played.calls.enumerated() {
      let caller = call.parent.flatMap { nearest[$0] }
      guard let receiver = played.members[index] else {
        if let type = played.cast.typeWithoutRole(of: call) {
          findings.typesWithoutRole.insert(type)
        }
        nearest.append(caller)
        continue
      }
      guard receiver.role != .assembly else {
        nearest.append(caller?.assembling)
        continue
      }
      nearest.append(Caller(member: receiver, call: index))
      if let caller, caller.member.name != receiver.name,
        !(caller.isAssembling
          && played.isAssembly(callAt: index, of: receiver))
      {
        judge(callAt: index, of: receiver, by: caller, in: played, &findings)
      }
    }
    return findings
  }

  private mutating func judge(
    callAt index: Int,
    of receiver: Cast.Member,
    by caller: Caller,
    in played: PlayedCalls,
    _ findings: inout Findings
  ) {
    let call = played.calls[index]
    // Who lets go of the last reference calls nobody.
    guard call.function.kind != .deinitialiser else { return }
    if call.takesClosure, answering.contains(receiver.role) {
      handlers.handOver(inCall: caller.call, of: played.recording)
    }
    let isAnswer =
      answering.contains(caller.member.role) && handlers.use(call.function)
    for rule in rules where rule.callers.contains(caller.member.role) {
      guard holds(rule, atCall: caller.call, of: played) else { continue }
      findings.testedRules.insert(rule.sentence)
      guard rule.receivers.contains(receiver.role),
        !rule.allows(callAt: index, of: receiver, in: played, isAnswer)
      else { continue }
      findings.violations.append(
        ActionTrace.Violation(
          rule: rule.sentence,
          message: "\(caller.member.name) -> \(call.function)"
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

  var assembling: Caller {
    Caller(member: member, call: call, isAssembling: true)
  }
}

extension PlayedCalls {
  /// Whether an assembly that makes a call puts the architecture's objects
  /// together.
  ///
  /// It makes them and keeps one in a property of the other. A property that
  /// does more when it is set, such as show what it is given, is no such thing.
  fileprivate func isAssembly(
    callAt index: Int,
    of receiver: Cast.Member
  ) -> Bool {
    guard ![.widget, .framework].contains(receiver.role) else { return false }
    return switch calls[index].function.kind {
    case .initialiser: true
    case .setter: callsWithin(index).isEmpty
    default: false
    }
  }

  /// Whether a call only tells what there is.
  fileprivate func isReading(callAt index: Int) -> Bool {
    calls[index].function.kind == .getter
      && !callsWithin(index).contains {
        [.setter, .modify, .willSet, .didSet].contains($0.function.kind)
      }
  }

  /// The calls that were made while a call was running.
  private func callsWithin(_ index: Int) -> ArraySlice<Recording.Call> {
    calls[(index + 1)...].prefix { $0.depth > calls[index].depth }
  }
}

extension Rule {
  fileprivate func allows(
    callAt index: Int,
    of receiver: Cast.Member,
    in played: PlayedCalls,
    _ isAnswer: Bool
  ) -> Bool {
    let function = played.calls[index].function
    // Such as the closure that tracks what is read.
    if receiver.role == .framework, function.kind == .closure { return true }
    return switch exception {
    case .closures: function.kind == .closure
    case .completionHandlers: isAnswer
    case .functions(let names): function.isAmong(names)
    case .reading(let names):
      played.isReading(callAt: index) || function.isAmong(names)
    case .allButReading: function.kind != .getter
    case .allBut(let names): !function.isAmong(names)
    }
  }
}
