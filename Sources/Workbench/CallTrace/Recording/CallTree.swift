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

  init(events: UnsafeBufferPointer<CallProbeEvent>, in table: SymbolTable) {
    callOfEvent.reserveCapacity(events.count)
    for sequence in events.indices {
      let event = events[sequence]
      let caller = event.parent < 0 ? nil : Int(event.parent)
      var parent = caller.flatMap { callOfEvent[$0] }
      if let function = table.function(at: event.function) {
        // The part that was cut off, or the one that awaits this function.
        let other = split.enter(function, at: sequence, under: caller)
        if let other { parent = callOfEvent[other] }
        if let callee = function.callee {
          let depth = parent.map { calls[$0].depth + 1 } ?? 0
          calls.append(
            Recording.Call(
              callee: callee,
              parent: parent,
              depth: depth,
              sequence: sequence
            )
          )
          parent = calls.count - 1
        }
      }
      callOfEvent.append(parent)
    }
    calls = calls.withoutModifyThatCallsAccessors()
  }
}
