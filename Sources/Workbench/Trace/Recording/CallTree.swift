import CallProbe

/// Turns the probe's events into the calls that stand in the source.
///
/// An event says which event's function it was called from. What is left to do
/// is to name the functions, to skip those that the compiler added, and to put
/// functions together that it has cut into parts. What a task does is called by
/// nobody: it knows who formed the task.
struct CallTree {
  private(set) var calls: [Recording.Call] = []

  /// For each event the position in `calls` of its own call, or of the nearest
  /// one around it.
  private var callOfEvent: [Int?] = []
  private var split = SplitFunctions()
  /// The calls of helpers that change a property in place by calling its
  /// getter, setter or observers: these stand in the source.
  private var helpers: Set<Int> = []
  /// The job whose calls are added.
  private var job: RecordedJob?

  /// - Parameter jobs: The jobs of tasks that ran meanwhile, in their order.
  init(
    events: UnsafeBufferPointer<CallProbeEvent>,
    jobs: [RecordedJob] = [],
    in table: SymbolTable
  ) {
    var jobs = jobs[...]
    callOfEvent.reserveCapacity(events.count)
    for (sequence, event) in events.enumerated() {
      if let ended = job, sequence >= ended.end { job = nil }
      while let next = jobs.first, next.begin <= sequence {
        job = next.end > sequence ? next : nil
        jobs.removeFirst()
        split.beginJob()
      }
      var caller = event.parent < 0 ? nil : Int(event.parent)
      // What ran before has returned, or waits for the jobs to be run.
      if let job, let before = caller, before < job.begin { caller = nil }
      var parent = caller.flatMap { callOfEvent[$0] }
      if let function = table.function(at: event.function) {
        let entry = split.enter(function, at: sequence, under: caller)
        parent = add(function, entry, calledBy: parent, sequence) ?? parent
      }
      callOfEvent.append(parent)
    }
    if !helpers.isEmpty { removeHelpers() }
  }

  /// Adds the call of a function, if the source has one there.
  ///
  /// - Returns: The call to which what the function calls belongs.
  private mutating func add(
    _ function: SourceFunction,
    _ entry: SplitFunctions.Entry,
    calledBy caller: Int?,
    _ sequence: Int
  ) -> Int? {
    var parent = caller
    var origin: Int?
    switch entry {
    case .beginning(let awaiting):
      if let awaiting { parent = callOfEvent[awaiting] }
    case .laterPart(let beginning):
      return callOfEvent[beginning]
    case .resumption(let awaited):
      parent = nil
      origin = awaited.flatMap { callOfEvent[$0] }
    }
    guard let callee = function.callee else { return parent ?? origin }
    add(callee, calledBy: parent, from: origin, sequence)
    return calls.count - 1
  }

  private mutating func add(
    _ callee: Callee,
    calledBy parent: Int?,
    from origin: Int?,
    _ sequence: Int
  ) {
    if let parent, calls[parent].callee.changesInPlace(by: callee) {
      helpers.insert(parent)
    }
    calls.append(
      Recording.Call(
        callee: callee,
        parent: parent,
        origin: parent == nil ? origin ?? self.origin(of: callee) : nil,
        hasAwaitedOrigin: origin != nil,
        depth: parent.map { calls[$0].depth + 1 } ?? 0,
        sequence: sequence
      )
    )
  }

  /// Who formed the task that calls this function first, or resumed it.
  ///
  /// A function that was called last may have returned before the task was
  /// formed. So the closure's name decides, where it is the task's own.
  private func origin(of callee: Callee) -> Int? {
    guard let job, job.formed > 0 else { return nil }
    let last = callOfEvent[job.formed - 1]
    var outer = last
    while let index = outer {
      let function = calls[index].function
      if function.type == callee.name.type,
        function.member == callee.name.formedIn
      {
        return index
      }
      outer = calls[index].parent ?? calls[index].origin
    }
    return last
  }

  /// What a helper called then counts as called by its caller.
  private mutating func removeHelpers() {
    var kept: [Recording.Call] = []
    var newPosition: [Int?] = []
    for (index, var call) in calls.enumerated() {
      call.parent = call.parent.flatMap { newPosition[$0] }
      call.origin = call.origin.flatMap { newPosition[$0] }
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

/// A job of a task that ran while events were recorded, by the number of events
/// that there were.
struct RecordedJob {
  /// When it was formed.
  let formed: Int
  let begin: Int
  var end = Int.max
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
