/// An operator that chooses between two of Swift's.
///
/// It takes the place of the one, so that the operands stay as they are. What
/// it does not know, such as adding texts, does not compile.
struct SwitchedOperator {
  let name: String
  /// What declares it at the top of a file.
  let declaration: String

  /// Nil for a fault that changes no operator.
  init?(_ switched: SwitchedFault) {
    let fault = switched.fault
    guard let kind = Self.kinds[fault.original],
      [.swapConnector, .swapRelation, .swapArithmetic].contains(fault.operator)
    else { return nil }
    // The number's hexadecimal digits, as signs that Swift takes for operators.
    let name = String(switched.number, radix: 16).unicodeScalars
      .compactMap { Unicode.Scalar(0x2200 + $0.value) }
      .map { String($0) }.joined()
    let right = kind.isLazy ? "right()" : "right"
    let functions = kind.signatures.map { signature in
      """
      func \(name) \(signature) {
        if \(switched.isOn) {
          \(kind.start) left \(fault.replacement) \(right)
        } else {
          \(kind.start) left \(fault.original) \(right)
        }
      }
      """
    }
    self.name = name
    declaration =
      (["infix operator \(name): \(kind.precedence)Precedence"] + functions)
      .joined(separator: "\n")
  }

  private struct Kind {
    let precedence: String
    /// What takes two operands; more than one where no protocol is for all.
    let signatures: [String]
    var start = "return"
    var isLazy = false
  }

  private static func connector(_ precedence: String) -> Kind {
    Kind(
      precedence: precedence,
      signatures: [
        "(left: Bool, right: @autoclosure () throws -> Bool) rethrows -> Bool"
      ],
      start: "return try",
      isLazy: true
    )
  }

  private static let equality = Kind(
    precedence: "Comparison",
    signatures: [
      "<T: Equatable>(left: T, right: T) -> Bool",
      "<T>(left: T?, right: _OptionalNilComparisonType) -> Bool",
    ]
  )

  private static let order = Kind(
    precedence: "Comparison",
    signatures: ["<T: Comparable>(left: T, right: T) -> Bool"]
  )

  private static let sum = Kind(
    precedence: "Addition",
    signatures: ["<T: AdditiveArithmetic>(left: T, right: T) -> T"]
  )

  private static let product = Kind(
    precedence: "Multiplication",
    signatures: ["BinaryInteger", "FloatingPoint"].map {
      "<T: \($0)>(left: T, right: T) -> T"
    }
  )

  private static let addition = Kind(
    precedence: "Assignment",
    signatures: ["<T: AdditiveArithmetic>(left: inout T, right: T)"],
    start: ""
  )

  private static let kinds = [
    "&&": connector("LogicalConjunction"),
    "||": connector("LogicalDisjunction"),
    "==": equality, "!=": equality,
    "<": order, "<=": order, ">": order, ">=": order,
    "+": sum, "-": sum, "*": product, "/": product,
    "+=": addition, "-=": addition,
  ]
}
