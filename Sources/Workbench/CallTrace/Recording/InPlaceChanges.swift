extension [Recording.Call] {
  /// The calls without the helpers that change a property in place by calling
  /// its getter, setter or observers: these stand in the source.
  ///
  /// What a helper called then counts as called by its caller.
  func withoutModifyThatCallsAccessors() -> [Recording.Call] {
    var helpers: Set<Int> = []
    for call in self {
      guard let parent = call.parent, call.function.kind != .modify,
        self[parent].function.kind == .modify
      else { continue }
      var modify = call.function
      modify.kind = .modify
      if self[parent].function == modify { helpers.insert(parent) }
    }
    guard !helpers.isEmpty else { return self }

    var kept: [Recording.Call] = []
    var newPosition: [Int?] = []
    for (index, var call) in enumerated() {
      call.parent = call.parent.flatMap { newPosition[$0] }
      if helpers.contains(index) {
        newPosition.append(call.parent)
        continue
      }
      call.depth = call.parent.map { kept[$0].depth + 1 } ?? 0
      newPosition.append(kept.count)
      kept.append(call)
    }
    return kept
  }
}
