import SwiftSource

/// A fault that is there while a program runs under its number, and only then.
struct SwitchedFault: Sendable {
  /// From 1.
  let number: Int
  let fault: Fault
  private let choice: Fault.Choice

  private static let variable = "WORKBENCH_FAULT"
  private static let chosen = "__workbenchFault"

  /// What a module needs besides, so that its switches work.
  static let support = """
    import Foundation

    /// The number of the fault that is there; 0 for none.
    let \(chosen) =
      Int(ProcessInfo.processInfo.environment["\(variable)"] ?? "") ?? 0

    """

  /// Nil for a fault that no switch can choose.
  init?(number: Int, fault: Fault) {
    guard let choice = fault.choice else { return nil }
    self.number = number
    self.fault = fault
    self.choice = choice
  }

  /// Those that a switch can choose; one in a file of several variants has
  /// one number.
  static func numbered(_ faults: [Fault]) -> [SwitchedFault] {
    var seen: Set<Fault> = []
    return faults.filter { seen.insert($0).inserted }
      .enumerated().compactMap { SwitchedFault(number: $0 + 1, fault: $1) }
  }

  /// The environment in which the fault is there.
  var environment: [String: String] { [Self.variable: String(number)] }

  /// The bytes of the file that have two forms.
  var range: Range<Int> { choice.range }

  /// What chooses between some source and the change, on as many lines.
  ///
  /// - Parameter original: The source, perhaps with other switches in it.
  func choice(original: String) -> String {
    let isOn = "\(Self.chosen) == \(number)"
    return switch fault.operator {
    case .dropStatement:
      "if !(\(isOn)) { \(original) }"
    case .negateCondition:
      "((\(original)) != (\(isOn)))"
    case .swapArithmetic where fault.replacement.hasSuffix("="):
      "if \(isOn) { \(choice.changed) } else { \(original) }"
    case .changeLiteral, .swapArithmetic, .swapConnector, .swapRelation:
      "(\(isOn) ? \(choice.changed) : \(original))"
    }
  }
}

extension SourceFile {
  /// Its text with all these faults in it, each behind a switch.
  ///
  /// Every line keeps its number, so that what the compiler says of one can be
  /// understood.
  func text(switching faults: [SwitchedFault]) -> String {
    // An outer fault before those inside it.
    let ordered = faults.sorted {
      ($0.range.lowerBound, -$0.range.upperBound, $0.number)
        < ($1.range.lowerBound, -$1.range.upperBound, $1.number)
    }
    let bytes = Array(text.utf8)
    return Self.text(of: bytes, in: bytes.indices, switching: ordered[...])
  }

  private static func text(
    of bytes: [UInt8],
    in range: Range<Int>,
    switching faults: ArraySlice<SwitchedFault>
  ) -> String {
    var text = ""
    var position = range.lowerBound
    var rest = faults
    while let outer = rest.popFirst() {
      let place = outer.range
      let inner = rest.prefix { $0.range.lowerBound < place.upperBound }
      rest = rest.dropFirst(inner.count)
      text += String(
        decoding: bytes[position..<place.lowerBound],
        as: UTF8.self
      )
      text += outer.choice(
        original: Self.text(of: bytes, in: place, switching: inner)
      )
      position = place.upperBound
    }
    return text
      + String(decoding: bytes[position..<range.upperBound], as: UTF8.self)
  }
}
