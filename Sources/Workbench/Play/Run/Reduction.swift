/// Makes the way to a difference between variants short and simple.
///
/// What it leaves is needed: the variants no longer differ where a line is
/// left out, or where an action is replaced by a simpler one.
@MainActor
struct Reduction {
  private(set) var shortest: Way
  private let worlds: ClosedRange<Int>
  private let start: (_ world: Int) -> Run
  /// How many more actions may be spent on the search in other worlds, so
  /// that it takes no longer than a long random run.
  private var actionsLeft = 5_000
  /// What was tried in a world and leads to no difference.
  private var vain: [Int: Set<[Action]>] = [:]

  /// - Parameters:
  ///   - found: The way that random use took.
  ///   - worlds: The numbers of the worlds to look in.
  ///   - start: Starts the variants in the world of a number.
  init(
    _ found: Way,
    worlds: ClosedRange<Int>,
    start: @escaping (_ world: Int) -> Run
  ) {
    shortest = found
    self.worlds = worlds
    self.start = start
  }

  mutating func reduce() {
    // Where the answers need not change, nobody should have to think of it.
    _ = accept(shortest.actions, in: [0])
    while leaveOut(alsoIn: []) || simplify() {}
    // Lines that only bring the next answer can go in a world that gives this
    // answer at once. A short script can be tried in many worlds.
    let all = Array(worlds)
    while leaveOut(alsoIn: all) || simplify() || lowerWorld() {}
  }

  /// Leaves out what is not needed for the variants to differ.
  ///
  /// Larger pieces first, then single actions, as in Zeller and Hildebrandt,
  /// "Simplifying and Isolating Failure-Inducing Input" (2002).
  ///
  /// - Parameter others: Where to look besides the world so far.
  private mutating func leaveOut(alsoIn others: [Int]) -> Bool {
    var hasChanged = false
    var length = max(1, shortest.actions.count / 2)
    while true {
      var start = 0
      var hasShortened = false
      while start < shortest.actions.count {
        var candidate = shortest.actions
        let end = min(start + length, candidate.count)
        candidate.removeSubrange(start..<end)
        if accept(candidate, in: [shortest.world] + others) {
          hasShortened = true
        } else {
          start += length
        }
      }
      hasChanged = hasChanged || hasShortened
      if length == 1, !hasShortened { return hasChanged }
      length = max(1, length / 2)
    }
  }

  /// Replaces each action by the simplest that will do.
  private mutating func simplify() -> Bool {
    var hasChanged = false
    // What leads there sooner leaves fewer actions.
    var index = 0
    while index < shortest.actions.count {
      let action = shortest.actions[index]
      let isSimpler = action.simpler.contains { simpler in
        var one = shortest.actions
        one[index] = simpler
        // What matters can be that the same is done twice.
        let all = shortest.actions.map { $0 == action ? simpler : $0 }
        return accept(one, in: [shortest.world])
          || accept(all, in: [shortest.world])
      }
      hasChanged = hasChanged || isSimpler
      index += 1
    }
    return hasChanged
  }

  /// Looks for a world of a lower number in which the same actions will do.
  private mutating func lowerWorld() -> Bool {
    accept(shortest.actions, in: Array(0..<shortest.world))
  }

  /// Performs the actions in one world after another; where the variants then
  /// differ, this is the shortest way so far.
  private mutating func accept(_ actions: [Action], in worlds: [Int]) -> Bool {
    worlds.contains { world in
      if vain[world]?.contains(actions) == true { return false }
      if world != shortest.world {
        guard actionsLeft > 0 else { return false }
        actionsLeft -= actions.count
      }
      guard let found = start(world).way(of: actions, in: world) else {
        vain[world, default: []].insert(actions)
        return false
      }
      shortest = found
      return true
    }
  }
}

extension Action {
  /// Actions of the same kind that are simpler to read, the simplest first.
  var simpler: [Action] {
    switch self {
    case .tap(let title, let row?, let number):
      row.smaller.map { .tap(title, row: $0, number: number) }
    case .select(let row):
      row.smaller.map { .select($0) }
    case .type(let text, let name, let number):
      text.simpler.map { .type($0, into: name, number: number) }
    case .wait(let duration):
      Self.simpleWaits.prefix { $0 != duration }.map { .wait($0) }
    case .network(let condition):
      condition == .on || condition == .off ? [] : [.network(.off)]
    case .tap, .back: []
    }
  }

  /// Long ones first: they say no more than that all answers have come.
  private static let simpleWaits: [Duration] = [
    .seconds(1), .seconds(10), .milliseconds(400), .milliseconds(100), .zero,
  ]
}

extension Int {
  /// Smaller numbers from 1 on: the first ones, half, and the one before.
  fileprivate var smaller: [Int] {
    Array(1..<Swift.max(1, Swift.min(self, 4)))
      + [self / 2, self - 1].filter { $0 >= 4 }
  }
}

extension String {
  /// Nothing, a plain text, and what is left without the end or beginning.
  fileprivate var simpler: [String] {
    guard !isEmpty else { return [] }
    let parts = (1..<count).flatMap { length in
      [String(prefix(length)), String(suffix(length))]
    }
    return ["", self == "a" ? nil : "a"].compactMap(\.self) + parts
  }
}
