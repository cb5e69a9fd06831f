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

    func fits(_ fault: Fault) -> Bool {
      kind == fault.operator && sourceLine == fault.sourceLine
    }
  }

  private static let onlyDifferent =
    "nobody sees the number, only whether two requests have the same"
  private static let shown =
    "an alert and its text field are there while its button is pressed"

  static let entries = [
    Entry(
      kind: .dropStatement,
      sourceLine: "super.init()",
      reason: "Swift calls it all the same at the end of an initialiser"
    ),
    Entry(
      kind: .dropStatement,
      sourceLine: "super.viewDidLoad()",
      reason: "the one of ViewController does nothing"
    ),
    Entry(
      kind: .changeLiteral,
      sourceLine: "private var latestLoad = 0",
      reason: onlyDifferent
    ),
    Entry(
      kind: .changeLiteral,
      sourceLine: "latestLoad += 1",
      reason: onlyDifferent
    ),
    Entry(
      kind: .swapArithmetic,
      sourceLine: "latestLoad += 1",
      reason: onlyDifferent
    ),
    Entry(
      kind: .changeLiteral,
      sourceLine: "private var latestSearch = 0",
      reason: onlyDifferent
    ),
    Entry(
      kind: .changeLiteral,
      sourceLine: "latestSearch += 1",
      reason: onlyDifferent
    ),
    Entry(
      kind: .swapArithmetic,
      sourceLine: "latestSearch += 1",
      reason: onlyDifferent
    ),
    Entry(
      kind: .changeLiteral,
      sourceLine: #"let name = alert?.textFields.first?.text ?? """#,
      reason: shown
    ),
    Entry(
      kind: .changeLiteral,
      sourceLine:
        #"self?.locationSubmitted(alert?.textFields.first?.text ?? "")"#,
      reason: shown
    ),
  ]

  /// Why no test can see the fault, if that is so.
  public static func explanation(of fault: Fault) -> String? {
    entries.first { $0.fits(fault) }?.reason
  }
}
