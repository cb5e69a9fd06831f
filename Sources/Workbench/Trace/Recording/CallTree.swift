import CallProbe

/// Turns the probe's events into the calls that stand in the source.
///
/// An event says which event's function it was called from. What is left to do
/// is to name the functions, to skip those that the compiler added, and to put
/// functions together that it has cut into parts.
struct CallTree {
  private(set) var calls: [Recording.Call] = []

  /// For each event the position in `calls` of its own call, or of the nearest
  /// one around it.
  private var callOfEvent: [Int?] = []
  private var split = SplitFunctions()
  /// The calls of helpers that change a property in place by calling its
  /// getter, setter or observers: these stand in the source.
  private var helpers: Set<Int> = []

  init(events: UnsafeBufferPointer<CallProbeEvent>, in table: SymbolTable) {
    callOfEvent.reserveCapacity(events.count)
    for (sequence, event) in events.enumerated() {
      let caller = event.parent < 0 ? nil : Int(event.parent)
      var parent = caller.flatMap { callOfEvent[$0] }
      if let function = table.function(at: event.function) {
        // The part that was cut off, or the one that awaits this function.
        let other = split.enter(function, at: sequence, under: caller)
        if let other { parent = callOfEvent[other] }
        if let callee = function.callee {
          add(callee, calledBy: parent, sequence)
          parent = calls.count - 1
        }
      }
      callOfEvent.append(parent)
    }
    if !helpers.isEmpty { removeHelpers() }
  }

  private mutating func add(
    _ callee: Callee,
    calledBy parent: Int?,
    _ sequence: Int
  ) {
    if let parent, calls[parent].callee.changesInPlace(by: callee) {
      helpers.insert(parent)
    }
    calls.append(
      Recording.Call(
        callee: callee,
        parent: parent,
        depth: parent.map { calls[$0].depth + 1 } ?? 0,
        sequence: sequence
      )
    )
  }

  /// What a helper called then counts as called by its caller.
  private mutating func removeHelpers() {
    var kept: [Recording.Call] = []
    var newPosition: [Int?] = []
    for (index, var call) in calls.enumerated() {
      call.parent = call.parent.flatMap { newPosition[$0] }
      if helpers.contains(index) {
        newPosition.append(call.parent)
        continue
      }
      call.depth = call.parent.map { kept[$0].depth + 1 } ?? 0
      newPosition.append(kept.count)
      kept.append(call)
    }
    calls = kept
  }
}

extension Callee {
  /// Whether it changes a property in place by calling this accessor of it.
  fileprivate func changesInPlace(by accessor: Callee) -> Bool {
    guard name.kind == .modify, accessor.name.kind != .modify else {
      return false
    }
    var changing = accessor.name
    changing.kind = .modify
    return changing == name
  }
}
