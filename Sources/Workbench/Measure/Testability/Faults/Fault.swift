import SwiftSource

/// One thing changed in a source file, as a programmer might get it wrong.
public struct Fault: Hashable, Sendable {
  /// The ways to change a program, by the names that they have in Mothra.
  ///
  /// The idea is DeMillo, Lipton and Sayward's ("Hints on Test Data Selection",
  /// 1978); Jia and Harman survey what became of it ("An Analysis and Survey of
  /// the Development of Mutation Testing", 2011). The names are those of King
  /// and Offutt ("A Fortran Language System for Mutation-Based Software
  /// Testing", 1991), of which each makes here the few changes that it
  /// describes. Four of them, UOI, LCR, ROR and AOR, are among the five that
  /// Offutt and others found to suffice ("An Experimental Determination of
  /// Sufficient Mutant Operators", 1996).
  public enum Operator: String, CaseIterable, Codable, Sendable {
    case negateCondition = "UOI"
    case swapConnector = "LCR"
    case swapRelation = "ROR"
    case swapArithmetic = "AOR"
    case dropStatement = "SDL"
    case changeLiteral = "CRP"

    /// Its name in full, and what it does here.
    public var summary: String {
      switch self {
      case .negateCondition: "unary operator insertion: negates a condition"
      case .swapConnector: "logical connector replacement: swaps && and ||"
      case .swapRelation:
        "relational operator replacement: moves a boundary, swaps == and !="
      case .swapArithmetic:
        "arithmetic operator replacement: swaps + and -, * and /"
      case .dropStatement: "statement deletion: drops a call or an assignment"
      case .changeLiteral: "constant replacement: changes a literal"
      }
    }

    /// A change on one line, such as `a && b -> a || b`.
    func change(_ original: String, to replacement: String) -> String {
      switch self {
      case .dropStatement: "drop \(original.onShortLine)"
      case _: "\(original.onShortLine) -> \(replacement.onShortLine)"
      }
    }
  }

  public let `operator`: Operator
  /// The file, from the package's folder.
  public let path: String
  public let line: Int
  /// What stands there, and what is put in its place.
  public let original: String
  public let replacement: String
  /// The bytes of the file that are replaced.
  let range: Range<Int>
  /// The lines on which these stand.
  let lines: ClosedRange<Int>
  /// What a switch chooses between; nil where none can.
  let choice: Choice?
  /// Why no test can see it, if that is known.
  public let explanation: String?

  /// The source of which all of one form or all of another is there.
  ///
  /// It is more than the fault where that is an operator: its operands belong
  /// to it.
  struct Choice: Hashable, Sendable {
    let range: Range<Int>
    /// The form with the fault, on one line.
    let changed: String
  }

  init(
    _ kind: Operator,
    in file: SourceFile,
    tokens: Range<Int>,
    replacement: (String) -> String
  ) {
    let first = file.tokens[tokens.lowerBound]
    let last = file.tokens[tokens.upperBound - 1]
    self.operator = kind
    path = file.path
    line = first.line
    range = first.range.lowerBound..<last.range.upperBound
    original = file.source(range)
    self.replacement = replacement(original)
    lines = first.line...last.lastLine
    choice = ChoiceFinder(file).choice(
      kind,
      tokens,
      replacement: self.replacement
    )
    explanation = EquivalentFaults.explanation(
      kind,
      of: original,
      in: file.text.split(
        separator: "\n",
        omittingEmptySubsequences: false
      )[line - 1]
    )
  }

  /// The change on one line, such as `a && b -> a || b`.
  public var change: String {
    self.operator.change(original, to: replacement)
  }
}

extension SourceFile {
  /// Some bytes of the text.
  func source(_ range: Range<Int>) -> String {
    let text = text.utf8
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.index(start, offsetBy: range.count)
    return String(decoding: text[start..<end], as: UTF8.self)
  }
}

extension StringProtocol {
  /// The first line, with a sign that more follow.
  fileprivate var onShortLine: String {
    let lines = split(separator: "\n")
    let first = lines.first.map { String($0) } ?? ""
    return lines.count > 1 ? "\(first) …" : first
  }
}
