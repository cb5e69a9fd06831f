// How numbers, times and the state of the network are read.

import Arguments

extension LineReader {
  mutating func readNumber(of what: String) throws(Failure) -> Int {
    let expected = "\(what), counted from 1"
    try expectSpace(before: expected)
    let start = scanner.position
    guard let number = Int(digits: scanner.readWord()), number >= 1
    else { throw failure("expected \(expected)", at: start) }
    return number
  }

  mutating func readCondition() throws(Failure) -> NetworkCondition {
    let names = NetworkCondition.allCases.map(\.rawValue)
    try expectSpace(before: names.listed)
    let start = scanner.position
    let word = scanner.readWord()
    guard let condition = NetworkCondition(rawValue: word) else {
      let suggestion = nearest(to: word, among: names)
        .map { ". Did you mean '\($0)'?" }
      throw failure("expected \(names.listed)\(suggestion ?? "")", at: start)
    }
    return condition
  }

  mutating func readDuration() throws(Failure) -> Duration {
    let expected = "a time such as 2s or 500ms"
    try expectSpace(before: expected)
    let start = scanner.position
    let word = scanner.readWord()
    for (unit, milliseconds) in [("ms", 1), ("s", 1000)]
    where word.hasSuffix(unit) {
      let digits = word.dropLast(unit.count)
      guard let number = Int(digits: digits) else {
        guard digits.isNumber else { break }
        throw tooLong(at: start)
      }
      let (total, overflow) =
        number.multipliedReportingOverflow(by: milliseconds)
      guard !overflow else { throw tooLong(at: start) }
      return .milliseconds(total)
    }
    throw failure("expected \(expected)", at: start)
  }

  private func tooLong(at start: Int) -> Failure {
    failure("expected a time of \(Int.max)ms at most", at: start)
  }
}
