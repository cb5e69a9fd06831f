import Models

extension Employee: VariedAnswer {
  /// Another employee, or another version, under the same number.
  public mutating func vary(by variation: inout Variation) {
    variation.change(&name)
    variation.change(&salary)
    variation.change(&age)
  }
}

extension Variation {
  /// Another number in about every second case, or none.
  fileprivate mutating func change(_ number: inout Int?) {
    guard happens(onceIn: 2) else { return }
    number = pick([0, 1, 999, 1000, 1_234_567, nil], or: number)
  }
}
