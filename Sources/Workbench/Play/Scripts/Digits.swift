extension Int {
  /// The number that ASCII digits spell, and nothing else: `Int(_:)` would
  /// take a plus sign, which nobody types on purpose.
  package init?(digits: some StringProtocol) {
    guard digits.isNumber else { return nil }
    self.init(digits)
  }
}

extension StringProtocol {
  /// Whether these are ASCII digits; they may be too many for an `Int`.
  package var isNumber: Bool {
    // By bytes: a digit with an accent sorts among the digits, too.
    !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
