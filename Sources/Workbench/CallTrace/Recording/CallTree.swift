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

  init(events: some Collection<CallProbeEvent>, in table: SymbolTable) {
    callOfEvent.reserveCapacity(events.count)
    for (sequence, event) in events.enumerated() {
      let caller = event.parent < 0 ? nil : Int(event.parent)
      var parent = caller.flatMap { callOfEvent[$0] }
      guard let function = table.function(at: event.function) else {
        callOfEvent.append(parent)
        continue
      }
      if let first = function.resumes {
        let began = split.resume(first, under: caller)
        callOfEvent.append(began.map { callOfEvent[$0] } ?? parent)
        continue
      }
      if function.isSplit,
        let awaiting = split.begin(function, at: sequence, under: caller)
      {
        parent = callOfEvent[awaiting]
      }
      callOfEvent.append(
        function.name.map { name in
          append(name, of: function, parent: parent, sequence: sequence)
        } ?? parent
      )
    }
    calls = calls.withoutModifyThatCallsAccessors()
  }

  private mutating func append(
    _ name: FunctionName,
    of function: SourceFunction,
    parent: Int?,
    sequence: Int
  ) -> Int {
    calls.append(
      Recording.Call(
        function: name,
        types: function.types,
        takesClosure: function.takesClosure,
        parent: parent,
        depth: parent.map { calls[$0].depth + 1 } ?? 0,
        sequence: sequence
      )
    )
    return calls.count - 1
  }
}
