/// Faults that no test can see, and why.
///
/// A fault is known by its operator and the line of source it changes, so an
/// entry holds wherever the same line stands. A test fails when an entry fits
/// no line any more.
public enum EquivalentFaults {
  struct Entry: Sendable {
    let kind: Fault.Operator
    let sourceLine: String
    let reason: String
  }

  static let entries: [Entry] = []

  /// Why no test can see the fault, if that is so.
  public static func explanation(of fault: Fault) -> String? {
    entries.first {
      $0.kind == fault.operator && $0.sourceLine == fault.sourceLine
    }?.reason
  }
}
