import SwiftSource

/// A fault that is there while a program runs under its number, and only then.
struct SwitchedFault: Sendable {
  /// From 1.
  let number: Int
  let fault: Fault

  private static let variable = "WORKBENCH_FAULT"
  private static let chosen = "__workbenchFault"

  /// The environment in which the fault is there.
  var environment: [String: String] { [Self.variable: String(number)] }

  /// The condition under which it is there, in the copy's source.
  var isOn: String { "\(Self.chosen) == \(number)" }

  /// What chooses between some source and the change, on as many lines.
  ///
  /// - Parameter original: The source, perhaps with other switches in it.
  func choice(original: String) -> String {
    if let switchedOperator { return switchedOperator.name }
    return switch fault.operator {
    case .dropStatement: "if !(\(isOn)) { \(original) }"
    case .negateCondition: "((\(original)) != (\(isOn)))"
    case _: "(\(isOn) ? \(fault.replacement) : \(original))"
    }
  }

  private var switchedOperator: SwitchedOperator? { SwitchedOperator(self) }

  /// What a module needs besides, so that its switches work.
  static func support(for faults: [SwitchedFault]) -> String {
    let number = """
      import Foundation

      /// The number of the fault that is there; 0 for none.
      let \(chosen) =
        Int(ProcessInfo.processInfo.environment["\(variable)"] ?? "") ?? 0

      """
    let operators = faults.compactMap(\.switchedOperator?.declaration)
    return ([number] + operators).joined(separator: "\n")
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
      ($0.fault.range.lowerBound, -$0.fault.range.upperBound, $0.number)
        < ($1.fault.range.lowerBound, -$1.fault.range.upperBound, $1.number)
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
      let place = outer.fault.range
      let inner = rest.prefix { $0.fault.range.lowerBound < place.upperBound }
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
