import SwiftSource

/// Where a fault stands, seen as tokens.
struct FaultPlace {
  let `operator`: Fault.Operator
  let file: SourceFile
  /// The places of the tokens that are changed.
  let tokens: Range<Int>

  /// The words and signs that are changed.
  var texts: [String] { file.tokens[tokens].map(\.text) }

  /// The last words and signs before them.
  func before(_ count: Int) -> [String] {
    file.tokens[..<tokens.lowerBound].suffix(count).map(\.text)
  }
}
