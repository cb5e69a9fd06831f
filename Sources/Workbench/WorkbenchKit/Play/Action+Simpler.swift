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
