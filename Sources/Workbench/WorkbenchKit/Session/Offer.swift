/// Something that the screen lets one do now.
public enum Offer: Equatable, Sendable {
  /// A button or a segment of that title can be tapped: outside the table's
  /// rows, or in each of these rows, counted from 1.
  case tap(String, rows: ClosedRange<Int>? = nil, number: Int? = nil)
  /// Rows 1 to this number can be chosen.
  case select(upTo: Int)
  /// There is a text field to write in; where there are several, the one of
  /// that name.
  case type(into: String? = nil, number: Int? = nil)
  /// There is a screen to go back to.
  case back

  /// Whether this is what an action asks for, with all that it leaves open.
  func specifies(_ action: Action) -> Bool {
    switch (self, action) {
    case (.tap(let title, let rows, _), .tap(let wanted, let row, nil)):
      title == wanted && (row.map { rows?.contains($0) == true } ?? true)
    case (.type(let name, _), .type(_, let wanted, nil)):
      wanted == nil || wanted == name
    default:
      false
    }
  }
}

extension Offer: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tap(let title, let rows, let number):
      "\(Verb.tap) \(title.quotedForScript)"
        + (rows.map { " in row \($0.numbers)" } ?? "") + which(number)
    case .select(let last):
      "\(Verb.select) \((1...last).numbers)"
    case .type(let name, let number):
      "\(Verb.type) \"...\"" + into(name) + which(number)
    case .back:
      "\(Verb.back)"
    }
  }
}

extension ClosedRange<Int> {
  /// Such as "1 to 12", or "1" where there is but one.
  fileprivate var numbers: String {
    count == 1 ? "\(lowerBound)" : "\(lowerBound) to \(upperBound)"
  }
}
